import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { CantStopView, Climb } from "../../wire/cant-stop";
import { arrow } from "../kit/keys";
import { rove } from "../kit/roving";
import { height } from "./geometry";
import type { Hand } from "./hand";
import { beside } from "./position";
import { hover, tap } from "./selection";

export interface Pointing {
  /** The cell that the arrows have reached. */
  focus: Climb;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
    onContextMenu: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Remember the cell that took the focus. Listen outside the drawing: an SVG that listens for the focus takes it. */
  reached: (event: FocusEvent) => void;
}

/** Return the cell under a pointer; null outside cells, where clicks do not count (CS-I5). */
function cellOf(target: EventTarget | null): Climb | null {
  const cell = target instanceof Element ? target.closest<SVGElement>("[data-cell]") : null;
  const { route, cell: number } = cell?.dataset ?? {};
  return route === undefined || number === undefined ? null : { route: Number(route), cell: Number(number) };
}

/** Handle mouse, touch and keys on the cells. */
export function usePointing(view: CantStopView, hand: Hand): Pointing {
  const focus = useSignal<Climb>({ route: 7, cell: 1 });
  const touching = useRef(false);
  return {
    focus: focus.value,
    handlers: {
      onPointerDown: (event) => (touching.current = event.pointerType !== "mouse"),
      onPointerMove: (event) => {
        const at = event.pointerType === "mouse" && event.buttons === 0 ? cellOf(event.target) : null;
        if (at !== null) hand.select((now) => hover(view, now, at.route));
      },
      onClick: (event) => {
        const at = cellOf(event.target);
        // A click without a pointer comes from a screen reader or a switch: it picks, as a tap does.
        if (at !== null) hand.click(at.route, touching.current || event.detail === 0 ? "touch" : "left");
      },
      onContextMenu: (event) => {
        const at = cellOf(event.target);
        if (at === null) return;
        event.preventDefault();
        if (!touching.current) hand.click(at.route, "right");
      },
      onKeyDown: (event) =>
        rove(event, cellOf(event.target), {
          next: target,
          find: ({ route, cell }) => `[data-route="${route}"][data-cell="${cell}"]`,
          press: ({ route }) => hand.select((now) => tap(view, now, route)),
        }),
    },
    reached: (event) => {
      const at = cellOf(event.target);
      if (at !== null) focus.value = at;
    },
  };
}

/** Return the cell that a key moves the focus to: arrows by one, Home and End to the foot and the number; else null. */
export function target(at: Climb, key: string): Climb | null {
  if (key === "Home") return { ...at, cell: 1 };
  if (key === "End") return { ...at, cell: height(at.route) };
  const by = arrow(key);
  if (by === null) return null;
  if (by.x !== 0) return beside(at, by.x);
  return { ...at, cell: Math.min(height(at.route), Math.max(1, at.cell - by.y)) };
}
