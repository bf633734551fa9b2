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

/** A box that a note should leave in sight. The more it weighs, the sooner the note covers something else. */
export interface Kept extends Box {
  weight: number;
}

/** Distance between the places that are tried, in px. */
const STEP = 12;
/** Touching a box at all counts as much as covering this area of it, in square px. */
const TOUCH = 400;
/** Gap between a note and its subject, in px. */
const AIR = 10;

/** Return the area that two boxes share, in square px. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Return the upper left corner of a note of this size in the `room`. It stands as near as it can to its subject,
 * `about`, and covers as little as it can of the subject and of the boxes that are `kept`.
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

/** Return the area of a box that is lost to the player, in square px. A small box is lost as soon as it is touched. */
function hidden(place: Box, each: Box): number {
  const common = overlap(place, each);
  return common > 0 ? common + TOUCH : 0;
}

/** Return steps from one end to the other, and the places of `also` that lie between the ends. */
function tried(from: number, to: number, also: readonly number[]): number[] {
  const last = Math.max(from, to);
  const steps = Array.from({ length: Math.floor((last - from) / STEP) + 1 }, (_, n) => from + n * STEP);
  return [...also.filter((place) => place >= from && place <= last), ...steps, last];
}

/** Return the distance from one box to the other in px, and a little more for standing askew. */
function far(place: Box, about: Box): number {
  const gap = (low: number, high: number): number => Math.max(0, low, high);
  const x = gap(about.left - place.right, place.left - about.right);
  const y = gap(about.top - place.bottom, place.top - about.bottom);
  const askew = Math.abs(place.left + place.right - about.left - about.right) / 2;
  return Math.hypot(x, y) + 0.2 * askew;
}
