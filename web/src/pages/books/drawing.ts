import type { Stage } from "../../wire/hidden-rooms";

/** Row and column, 0..5. */
export type Square = Stage["path"][number];

export function same(one: Square, other: Square): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Squares on which a path may go on: beside its end, and not on it yet (E-STEP, E-REPEAT); any for an empty one. */
export function legalNext(path: readonly Square[]): readonly Square[] {
  const all: Square[] = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column): Square => [row, column]),
  );
  const end = path.at(-1);
  if (end === undefined) return all;
  return all.filter(
    (square) =>
      Math.abs(square[0] - end[0]) + Math.abs(square[1] - end[1]) === 1 &&
      !path.some((each) => same(each, square)),
  );
}

/** The path one square longer; null when it may not go there. */
export function extended(path: readonly Square[], square: Square): Square[] | null {
  return legalNext(path).some((each) => same(each, square)) ? [...path, square] : null;
}

/**
 * A path after the pointer came to a square: back where it came from, on to it, or on towards it in a straight
 * line, for pointers are faster than their messages.
 */
export function dragged(path: readonly Square[], to: Square): readonly Square[] {
  const before = path.at(-2);
  if (before !== undefined && same(before, to)) return path.slice(0, -1);
  const end = path.at(-1);
  if (end === undefined) return [to];
  const down = to[0] - end[0];
  const across = to[1] - end[1];
  if (down !== 0 && across !== 0) return path;
  const next: Square = [end[0] + Math.sign(down), end[1] + Math.sign(across)];
  const longer = extended(path, next);
  return longer === null || same(next, to) ? (longer ?? path) : dragged(longer, to);
}

/** Return the path cut back to one of its squares; the last square itself is removed. Other squares change nothing. */
export function cut(path: readonly Square[], square: Square): Square[] {
  const at = path.findIndex((each) => same(each, square));
  if (at === -1) return [...path];
  return path.slice(0, at === path.length - 1 ? at : at + 1);
}
