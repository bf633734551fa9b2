import { useSignal } from "@preact/signals";
import type { TargetedFocusEvent, TargetedKeyboardEvent, TargetedMouseEvent } from "preact";
import { arrow } from "../kit/keys";
import { rove, spotAt } from "../kit/roving";
import { beside, START } from "./squares";

/** Roving tabindex: Tab reaches a single square of the board; from there arrows move the focus, Enter picks. */
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
      // A player who points at a square does not want to move the focus.
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
        // A player who comes back begins at the child again.
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
