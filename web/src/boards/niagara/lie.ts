import { createContext, type RefObject } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { HIGH, WIDE, type Point } from "./geometry";

/** How the picture lies: the water flows down, or in a wide room to the right. */
export type Lie = "upright" | "lying";

/** The picture as the reader has it. */
export interface Ground {
  lie: Lie;
  /** CSS pixels of a unit of the drawing. */
  pixels: number;
}

export const GroundOf = createContext<Ground>({ lie: "upright", pixels: 1 });

export function useGround(): Ground {
  return useContext(GroundOf);
}

/** The ground that is drawn largest in the room around it, by its own size in pixels. */
export function groundIn(width: number, height: number): Ground {
  if (width <= 0 || height <= 0) return { lie: "upright", pixels: 1 };
  const [wide, high] = width > height ? [HIGH, WIDE] : [WIDE, HIGH];
  const pixels = Math.min(width / wide, height / high);
  return { lie: width > height ? "lying" : "upright", pixels: Math.round(pixels * 100) / 100 };
}

/** Measures the room of the picture, now and whenever it changes. */
export function useRoom(room: RefObject<HTMLElement | null>): Ground {
  const [ground, set] = useState(groundIn(0, 0));
  useLayoutEffect(() => {
    const { current } = room;
    if (current === null) return;
    const measure = (): void => {
      const next = groundIn(current.clientWidth, current.clientHeight);
      set((now) => (now.lie === next.lie && now.pixels === next.pixels ? now : next));
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(current);
    return () => sized.disconnect();
  }, [room]);
  return ground;
}

/** Puts a drawing of the upright picture into the lying one: the left bank is above, downstream to the right. */
const TRANSPOSED = "matrix(0 1 1 0 0 0)";

export function transposed(lie: Lie): string | undefined {
  return lie === "lying" ? TRANSPOSED : undefined;
}

export function viewBox(lie: Lie): string {
  return lie === "lying" ? `0 0 ${HIGH} ${WIDE}` : `0 0 ${WIDE} ${HIGH}`;
}

/** Where a point of the upright picture lies. */
export function laid(lie: Lie, { x, y }: Point): Point {
  return lie === "lying" ? { x: y, y: x } : { x, y };
}

/** The heading of a piece, in degrees: its bow looks upstream where `turn` is 0. */
export function heading(lie: Lie, turn: number): number {
  return lie === "lying" ? -90 - turn : turn;
}

/** The `transform` that brings something to a point of the upright picture. */
export function translate(lie: Lie, point: Point): string {
  const { x, y } = laid(lie, point);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** How high letters are, in units: as drawn, but never below `least` pixels. */
export function letters({ pixels }: Ground, drawn: number, least = 11.4): number {
  return Math.round(Math.max(drawn, least / pixels) * 10) / 10;
}
