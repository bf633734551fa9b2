import type { KeyText } from "../kit/key-help";
import { useShortcuts } from "../kit/keys";
import type { Hand } from "./hand";
import { flatten, prefs, rotate } from "./prefs";

/** The list of keys, for the reader. */
export const KEYS: readonly KeyText[] = [
  ["O", "ok"],
  ["Esc", "back"],
  ["R", "turn"],
  ["V", "flat"],
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
];

/** Listens to the keys of the page. */
export function useKeys(hand: Hand): void {
  useShortcuts(({ key }) => {
    if (!prefs.keys.value) return;
    const { draft } = hand;
    switch (key.length === 1 ? key.toLowerCase() : key) {
      case "o":
        if (draft.whole && !draft.busy) void draft.send();
        break;
      case "Escape":
        hand.back();
        break;
      case "r":
        rotate(1);
        break;
      case "v":
        flatten();
        break;
      default:
    }
  });
}
