import { useSignal } from "@preact/signals";
import type { TargetedFocusEvent, TargetedKeyboardEvent, TargetedMouseEvent } from "preact";
import { beside, START } from "./squares";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** How an arrow key goes, null for other keys. */
export function arrow(key: string): readonly [number, number] | null {
  return ARROWS[key] ?? null;
}

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
        const square = press.target instanceof Element ? press.target.getAttribute("data-square") : null;
        if (square === null || press.ctrlKey || press.metaKey || press.altKey) return;
        const way = press.shiftKey ? null : arrow(press.key);
        const next = way === null ? null : beside(square, ...way);
        if (way !== null) press.preventDefault();
        if (next !== null) {
          at.value = next;
          press.currentTarget.querySelector<SVGGElement>(`[data-square="${next}"]`)?.focus();
        } else if (press.key === "Enter" || press.key === " ") {
          press.preventDefault();
          pick(square);
        }
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
