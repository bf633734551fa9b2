import type { Cell } from "./grid";

interface Point {
  x: number;
  y: number;
}

/** Pixels around a target's middle in which a press means it, whatever else is there. */
const CLOSE = 13;
/** Pixels around a target's middle in which a press means it if it hits no other target. */
const FAR = 27;

/**
 * Return the cell that a press means: a target whose middle is close, else the target that the ray meets, else the
 * nearest target around, else any cell that the ray meets. So a player can press a target behind a stack, too.
 */
export function nearest(
  targets: readonly Cell[],
  seen: (cell: Cell) => Point,
  press: Point,
  met: Cell | null,
): Cell | null {
  let [best, close]: [Cell | null, number] = [null, Infinity];
  for (const cell of targets) {
    const { x, y } = seen(cell);
    const far = Math.hypot(x - press.x, y - press.y);
    if (far < close) [best, close] = [cell, far];
  }
  if (close <= CLOSE) return best;
  if (met !== null && targets.includes(met)) return met;
  return close <= FAR ? best : met;
}
