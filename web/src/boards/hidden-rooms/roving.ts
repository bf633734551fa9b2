import { useSignal } from "@preact/signals";
import type { TargetedFocusEvent, TargetedKeyboardEvent, TargetedMouseEvent } from "preact";
import { arrow } from "../kit/keys";
import { rove, spotAt } from "../kit/roving";
import { beside, START } from "./squares";

/** One square of the board is in the order of the page; from there arrows move the focus, Enter picks. */
export interface Roving {
  grid: {
    onMouseDown: (press: TargetedMouseEvent<SVGSVGElement>) => void;
    onKeyDown: (press: TargetedKeyboardEvent<SVGSVGElement>) => void;
    onFocusOut: (leaves: TargetedFocusEvent<SVGSVGElement>) => void;
  };
  cell: (square: string) => { tabindex: number; onFocus: () => void };
}

export function useRoving(child: string | null, pick: (square: string) => void): Roving {
  const at = useSignal<string | null>(null);
  const home = at.value ?? child ?? START;
  return {
    grid: {
      // Pointing at a square is no wish to walk about with the focus.
      onMouseDown: (press) => press.preventDefault(),
      onKeyDown: (press) => {
        // Shift and an arrow aims, wherever the focus is.
        if (press.shiftKey && arrow(press.key) !== null) return;
        rove(press, spotAt(press.target, "data-square"), {
          next: (square, key) => {
            const way = arrow(key);
            return way === null ? null : beside(square, way.x, way.y);
          },
          find: (square) => `[data-square="${square}"]`,
          press: pick,
        });
      },
      onFocusOut: (leaves) => {
        // Who comes back begins at the child again.
        const to = leaves.relatedTarget;
        if (!(to instanceof Node) || !leaves.currentTarget.contains(to)) at.value = null;
      },
    },
    cell: (square) => ({
      tabindex: square === home ? 0 : -1,
      onFocus: () => (at.value = square),
    }),
  };
}
