import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { U, frame, type Layout } from "./geometry";

/** How the hall stands in its room. */
export interface Room {
  layout: Layout;
  /** Units of the drawing for one pixel of the screen: letters and fingers are measured in pixels. */
  px: number;
}

/** How much larger upright squares have to be before the hall stands on its side. */
const WORTH = 1.1;

/** The hall as it is largest in a room of this size, in pixels. */
export function roomFor(width: number, height: number): Room {
  if (width <= 0 || height <= 0) return { layout: "wide", px: 1 };
  const fits = (layout: Layout): number => {
    const { width: across, height: down } = frame(layout);
    return Math.min(width / across, height / down);
  };
  const layout = fits("tall") > WORTH * fits("wide") ? "tall" : "wide";
  return { layout, px: 1 / fits(layout) };
}

/** How wide a square is on the screen, in pixels. */
export function squareIn({ px }: Room): number {
  return U / px;
}

/** Measures the room, also when the window changes. */
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
