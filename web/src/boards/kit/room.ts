/** A rectangle of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Something that a note should leave in sight: the more it weighs, the rather something else is covered. */
export interface Kept extends Box {
  weight: number;
}

/** The places that are tried lie so far apart. */
const STEP = 12;
/** To touch something at all counts as much as to cover so many square pixels of it. */
const TOUCH = 400;
/** Air between a note and what it is about. */
const AIR = 10;

/** How far two boxes overlap, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where in the `room` a note of this size stands: as near as can be to what it is `about`, without covering that or
 * anything that is kept free. Return its left upper corner.
 */
export function standing(about: Box, note: Size, room: Box, kept: readonly Kept[]): { x: number; y: number } {
  const wide: Box = {
    left: about.left - AIR,
    top: about.top - AIR,
    right: about.right + AIR,
    bottom: about.bottom + AIR,
  };
  let best = { x: room.left, y: room.top, cost: Infinity };
  for (const y of tried(room.top, room.bottom - note.height, [wide.top - note.height, wide.bottom]))
    for (const x of tried(room.left, room.right - note.width, [
      (about.left + about.right - note.width) / 2,
      wide.left - note.width,
      wide.right,
    ])) {
      const place = { left: x, top: y, right: x + note.width, bottom: y + note.height };
      const covered = kept.reduce((sum, each) => sum + each.weight * hidden(place, each), 0);
      const cost = 50 * overlap(place, wide) + covered + far(place, about);
      if (cost < best.cost) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}

/** How much of a box is lost to who needs it: all of a small one is, as soon as it is touched. */
function hidden(place: Box, each: Box): number {
  const common = overlap(place, each);
  return common > 0 ? common + TOUCH : 0;
}

/** Steps from one end to the other, and these places between them. */
function tried(from: number, to: number, also: readonly number[]): number[] {
  const last = Math.max(from, to);
  const steps = Array.from({ length: Math.floor((last - from) / STEP) + 1 }, (_, n) => from + n * STEP);
  return [...also.filter((place) => place >= from && place <= last), ...steps, last];
}

/** The way from one box to the other, and a little for standing askew. */
function far(place: Box, about: Box): number {
  const gap = (low: number, high: number): number => Math.max(0, low, high);
  const x = gap(about.left - place.right, place.left - about.right);
  const y = gap(about.top - place.bottom, place.top - about.bottom);
  const askew = Math.abs(place.left + place.right - about.left - about.right) / 2;
  return Math.hypot(x, y) + 0.2 * askew;
}
