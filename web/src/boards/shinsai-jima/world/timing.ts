import type { Spot } from "./space";

/** Short effects that fade by themselves. */
export interface Effects {
  splash: (spot: Spot) => void;
  dust: (spot: Spot) => void;
  /** Show stone that breaks to pieces. */
  crumble: (spot: Spot) => void;
}

/** A motion: it brings the model to `part` of its course, 0 to 1. With 1 the model is as after the motion. */
export type Step = (part: number) => void;

/** The motion without any movement. */
export const STILL: Step = () => undefined;

/** Return a smooth course of a motion, slow at both ends. */
export function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Return a value between two others. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Return the height in a fall that speeds up and bounces a little: 1 at its start, 0 on the ground. */
export function falling(part: number): number {
  if (part < 0.72) return 1 - (part / 0.72) ** 2;
  const back = (part - 0.72) / 0.28;
  return 0.07 * 4 * back * (1 - back);
}

/** Return an angle between two others, the short way round, in radians. */
export function towards(from: number, to: number, part: number): number {
  const round = 2 * Math.PI;
  const way = ((((to - from) % round) + round + Math.PI) % round) - Math.PI;
  return from + way * part;
}

/** Return the progress, 0 to 1, of a section of a motion. */
export function span(part: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (part - from) / (to - from)));
}

/** Move a thing to a point. */
export function put(thing: Spot, x: number, y: number, z: number): void {
  thing.x = x;
  thing.y = y;
  thing.z = z;
}

/** Return a motion that calls `what` once, at part `at` of its course. */
export function once(at: number, what: () => void): Step {
  let done = false;
  return (part) => {
    if (done || part < at) return;
    done = true;
    what();
  };
}
