import type { Spot } from "./space";

/** What flies about and fades by itself. */
export interface Effects {
  splash: (spot: Spot) => void;
  dust: (spot: Spot) => void;
  /** Stone that comes to pieces. */
  crumble: (spot: Spot) => void;
}

/** Shows how far a motion has come, from 0 to 1. It leaves the model as it is after it. */
export type Step = (part: number) => void;

/** The motion of what does not move. */
export const STILL: Step = () => undefined;

/** Slow at both ends. */
export function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Between two values. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Comes down faster and faster, and bounces a little: 1 above, 0 below. */
export function falling(part: number): number {
  if (part < 0.72) return 1 - (part / 0.72) ** 2;
  const back = (part - 0.72) / 0.28;
  return 0.07 * 4 * back * (1 - back);
}

/** Between two angles, the short way round. */
export function towards(from: number, to: number, part: number): number {
  const round = 2 * Math.PI;
  const way = ((((to - from) % round) + round + Math.PI) % round) - Math.PI;
  return from + way * part;
}

/** A part of the time of a motion, as a time of its own. */
export function span(part: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (part - from) / (to - from)));
}

/** Puts something somewhere. */
export function put(thing: Spot, x: number, y: number, z: number): void {
  thing.x = x;
  thing.y = y;
  thing.z = z;
}

/** Does something once, when a motion has come so far. */
export function once(at: number, what: () => void): Step {
  let done = false;
  return (part) => {
    if (done || part < at) return;
    done = true;
    what();
  };
}
