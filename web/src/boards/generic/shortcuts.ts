import type { RefObject } from "preact";
import { useShortcuts } from "../kit/keys";
import { goAmongOptions } from "./focus";
import type { Hand } from "./hand";
import { intent } from "./keys";

/** Elements that have their own use for Enter, or for arrows. */
const OWN_ENTER = "button, a, summary, input";
const OWN_ARROWS = ".gen-wide, [role='tab'], [role='slider']";

/** The label of each key, and the end of its text. */
export const KEYS = [
  ["1–9", "digits"],
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
  ["Esc", "escape"],
] as const;

/** Listen to the keys of the page. */
export function useKeys(hand: Hand, panel: RefObject<HTMLElement | null>): void {
  useShortcuts((press) => {
    const asked = intent(press);
    const at = press.target instanceof Element ? press.target : null;
    if (asked === null) return;
    switch (asked.ask) {
      case "back":
        hand.back();
        break;
      case "send":
        if (at?.closest(OWN_ENTER) == null) hand.send();
        break;
      case "pick": {
        const option = hand.options[asked.option];
        if (option !== undefined) hand.pick(option);
        break;
      }
      case "go":
        if (hand.options.length === 0 || panel.current === null || at?.closest(OWN_ARROWS) != null) return;
        press.preventDefault();
        goAmongOptions(panel.current, asked.across, asked.down);
    }
  });
}
