/** Squares are named as the server names them: column letter, then row from the top; `a1` the exit, `f6` the start. */

export const EXIT = "a1";
export const START = "f6";
export const COLUMNS = ["a", "b", "c", "d", "e", "f"] as const;
export const LINES = [1, 2, 3, 4, 5, 6] as const;

/** Every square, row by row. */
export const ROWS: readonly (readonly string[])[] = LINES.map((row) =>
  COLUMNS.map((column) => `${column}${row}`),
);

/** Side of a square in units of the board. */
export const SIDE = 100;
export const BOARD = 6 * SIDE;

export interface Point {
  x: number;
  y: number;
}

/** Return the column and row of a square, 0 to 5. */
export function cell(square: string): Point {
  return { x: "abcdef".indexOf(square.charAt(0)), y: Number(square.slice(1)) - 1 };
}

/** Return the upper left corner of a square on the board. */
export function corner(square: string): Point {
  const { x, y } = cell(square);
  return { x: x * SIDE, y: y * SIDE };
}

export function middle(square: string): Point {
  const { x, y } = corner(square);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** Return the square at a column and a row; null off the board. */
export function squareAt(x: number, y: number): string | null {
  return ROWS[y]?.[x] ?? null;
}

/** Return the neighbour of a square in a direction; null off the board. */
export function beside(square: string, across: number, down: number): string | null {
  const { x, y } = cell(square);
  return squareAt(x + across, y + down);
}

export const FACINGS: Readonly<Record<string, { across: number; down: number; turned: number }>> = {
  N: { across: 0, down: -1, turned: -90 },
  E: { across: 1, down: 0, turned: 0 },
  S: { across: 0, down: 1, turned: 90 },
  W: { across: -1, down: 0, turned: 180 },
};

/** Return the angle nearest to `from` at which something looks this way, in degrees, any number of turns. */
export function turnTo(from: number, facing: string): number {
  const to = FACINGS[facing]?.turned ?? 0;
  const difference = ((((to - from) % 360) + 540) % 360) - 180;
  return from + difference;
}
