import type { KeyText } from "../kit/key-help";
import { useShortcuts } from "../kit/keys";
import type { Hand } from "./hand";
import { nextLook, prefs, rotate } from "./prefs";

/** The list of keys, for the reader. */
export const KEYS: readonly KeyText[] = [
  ["O", "ok"],
  ["Esc", "back"],
  ["R", "turn"],
  ["Shift R", "turn-back"],
  ["V", "look"],
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
];

/** Listen to the keys of the page. */
export function useKeys(hand: Hand): void {
  useShortcuts(({ key }) => {
    if (!prefs.keys.value) return;
    if (key === "R") {
      rotate(-1);
      return;
    }
    switch (key.length === 1 ? key.toLowerCase() : key) {
      case "o":
        hand.ok();
        break;
      case "Escape":
        hand.back();
        break;
      case "r":
        rotate(1);
        break;
      case "v":
        nextLook();
        break;
      default:
    }
  });
}
