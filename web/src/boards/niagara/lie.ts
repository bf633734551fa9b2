import { createContext, type RefObject } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { HIGH, WIDE, type Point } from "./geometry";

/** The lie of the picture: the water flows down, or in a wide room to the right. */
export type Lie = "upright" | "lying";

/** The lie and the scale of the picture on the reader's screen. */
export interface Ground {
  lie: Lie;
  /** CSS pixels per unit of the drawing. */
  pixels: number;
}

export const GroundOf = createContext<Ground>({ lie: "upright", pixels: 1 });

export function useGround(): Ground {
  return useContext(GroundOf);
}

/** Return the lie for a room of this size in CSS pixels, and the largest scale that fits. */
export function groundIn(width: number, height: number): Ground {
  if (width <= 0 || height <= 0) return { lie: "upright", pixels: 1 };
  const [wide, high] = width > height ? [HIGH, WIDE] : [WIDE, HIGH];
  const pixels = Math.min(width / wide, height / high);
  return { lie: width > height ? "lying" : "upright", pixels: Math.round(pixels * 100) / 100 };
}

/** Measure the room of the picture, now and whenever its size changes. */
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

/** The transform from the upright picture to the lying one: the left bank is above, downstream is to the right. */
const TRANSPOSED = "matrix(0 1 1 0 0 0)";

export function transposed(lie: Lie): string | undefined {
  return lie === "lying" ? TRANSPOSED : undefined;
}

export function viewBox(lie: Lie): string {
  return lie === "lying" ? `0 0 ${HIGH} ${WIDE}` : `0 0 ${WIDE} ${HIGH}`;
}

/** Return the point of the picture in this lie for a point of the upright one. */
export function laid(lie: Lie, { x, y }: Point): Point {
  return lie === "lying" ? { x: y, y: x } : { x, y };
}

/** Return the rotation of a piece, in degrees. With `turn` 0 its bow looks upstream. */
export function heading(lie: Lie, turn: number): number {
  return lie === "lying" ? -90 - turn : turn;
}

/** Return the `transform` that moves a thing to a point of the upright picture. */
export function translate(lie: Lie, point: Point): string {
  const { x, y } = laid(lie, point);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** Return the height of letters in units: `drawn`, but never below `least` CSS pixels on the screen. */
export function letters({ pixels }: Ground, drawn: number, least = 11.4): number {
  return Math.round(Math.max(drawn, least / pixels) * 10) / 10;
}
