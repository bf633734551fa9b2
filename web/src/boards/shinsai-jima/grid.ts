import type { ShinsaiJimaView } from "../../wire/shinsai-jima";

/** A cell by its name, from 'a1' in the north-west to 'g7'. */
export type Cell = string;
/** A direction by its letter. */
export type Way = "N" | "E" | "S" | "W";

export const SIZE = 7;
export const WAYS: readonly Way[] = ["N", "E", "S", "W"];
const STEP: Record<Way, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const CELLS: readonly Cell[] = Array.from(
  { length: SIZE * SIZE },
  (_, n) => `${"abcdefg"[n % SIZE] ?? ""}${Math.floor(n / SIZE) + 1}`,
);

/** Return column and row of a cell, 0 to 6 from the north-west. */
export function place(cell: Cell): { x: number; y: number } {
  return { x: "abcdefg".indexOf(cell[0] ?? ""), y: Number(cell[1]) - 1 };
}

/** Return the cell some steps away; null beyond the grid. */
export function ahead(cell: Cell, way: Way, steps = 1): Cell | null {
  const { x, y } = place(cell);
  const [dx, dy] = STEP[way];
  return at(x + dx * steps, y + dy * steps);
}

/** Return the cell of a column and row; null beyond the grid. */
export function at(x: number, y: number): Cell | null {
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? null : (CELLS[y * SIZE + x] ?? null);
}

/** Return a direction after quarter turns clockwise. */
export function turned(way: Way, quarters: number): Way {
  return WAYS[(((WAYS.indexOf(way) + quarters) % 4) + 4) % 4] ?? way;
}

/** Return the cubes of a cell, bottom to top. */
export function stack(view: ShinsaiJimaView, cell: Cell): string {
  const { x, y } = place(cell);
  return view.stacks[y * SIZE + x] ?? "";
}

/** Return the target cell of a shot from an edge along lane `n`, `depth` cells in (SJ-CA5); null beyond the grid. */
export function lane(edge: Way, n: number, depth: number): Cell | null {
  const far = SIZE - 1 - depth;
  if (edge === "S") return at(n, far);
  if (edge === "N") return at(n, depth);
  return edge === "W" ? at(depth, n) : at(far, n);
}
