import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { U, frame, type Layout } from "./geometry";

/** Layout and scale of the hall in its room. */
export interface Room {
  layout: Layout;
  /** Units of the drawing per pixel of the screen: letters and fingers are measured in pixels. */
  px: number;
}

/** Factor by which squares must be larger in the tall layout than in the wide one before the hall turns. */
const WORTH = 1.1;

/** Return the layout in which the hall is largest in a room of this size, in pixels. */
export function roomFor(width: number, height: number): Room {
  if (width <= 0 || height <= 0) return { layout: "wide", px: 1 };
  const fits = (layout: Layout): number => {
    const { width: across, height: down } = frame(layout);
    return Math.min(width / across, height / down);
  };
  const layout = fits("tall") > WORTH * fits("wide") ? "tall" : "wide";
  return { layout, px: 1 / fits(layout) };
}

/** Return the width of a square on the screen, in pixels. */
export function squareIn({ px }: Room): number {
  return U / px;
}

/** Measure the room, now and whenever its size changes. */
export function useRoom(cell: RefObject<HTMLElement | null>): Room {
  const [room, set] = useState<Room>(() => roomFor(0, 0));
  useLayoutEffect(() => {
    const { current } = cell;
    if (current === null) return;
    const measure = (): void => {
      const now = roomFor(current.clientWidth, current.clientHeight);
      set((before) => (before.layout === now.layout && before.px === now.px ? before : now));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [cell]);
  return room;
}
