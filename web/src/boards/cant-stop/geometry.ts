/** Geometry of the board, in units of the view box; y grows downwards. */

export interface Point {
  x: number;
  y: number;
}

export const ROUTES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Left, top, width and height of the drawing: the octagon, and room for the dice above route 7. */
export const VIEW_BOX = "-410 -440 820 850";

/** Half the width of the board, rim included. */
export const REACH = 404;
/** Half the width of the lacquered field inside the rim. */
export const FIELD = 380;

/** The distance from one route to the next, and from one cell to the next. */
export const STRIDE = 66;
export const STEP = 54;
/** A notch, smaller than its share of the board by the ridge between two. */
export const NOTCH = { width: 56, height: 46, round: 9 } as const;

const BOTTOM = 356;
/** The lean of a route to the right, in units for each unit that it rises (CS-I2). */
export const LEAN = 0.085;

/** Return the number of cells of a route, the numbered top included: 3 for 2 and 12, 13 for 7. */
export function height(route: number): number {
  return 13 - 2 * Math.abs(route - 7);
}

/** Return the row of a cell, counted from the lowest cell of route 7. */
export function row(route: number, cell: number): number {
  return cell + Math.abs(route - 7);
}

/** Return the middle of a cell; cell 0 is the foot of the route, cell height + 1 the place above its number. */
export function place(route: number, cell: number): Point {
  const y = BOTTOM - (row(route, cell) - 0.5) * STEP;
  return { x: (route - 7) * STRIDE - y * LEAN, y };
}

/** Return the corners of a regular octagon standing on an edge, `reach` from its middle to each edge. */
export function octagon(reach: number): Point[] {
  const half = reach * Math.tan(Math.PI / 8);
  const corners: [number, number][] = [
    [-half, -reach],
    [half, -reach],
    [reach, -half],
    [reach, half],
    [half, reach],
    [-half, reach],
    [-reach, half],
    [-reach, -half],
  ];
  return corners.map(([x, y]) => ({ x, y }));
}

export function points(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

export function move({ x, y }: Point): string {
  return `translate(${round(x)} ${round(y)})`;
}

/** Return the corners of the channel of a route, from its foot to above its number. */
export function channel(route: number): Point[] {
  const low = place(route, 0.42);
  const high = place(route, height(route) + 0.56);
  const half = NOTCH.width / 2 + 4;
  return [
    { x: low.x - half, y: low.y },
    { x: high.x - half, y: high.y },
    { x: high.x + half, y: high.y },
    { x: low.x + half, y: low.y },
  ];
}

/** A place for one of several pieces in a cell, measured from the middle of the cell, and the scale of the piece. */
export interface Slot extends Point {
  scale: number;
}

/** Return the places of `count` bivouacs side by side in one cell. */
export function slots(count: number): Slot[] {
  const rows = count <= 2 ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  const widest = Math.max(...rows, 1);
  const scale = rows.length > 1 ? (widest > 2 ? 0.92 : 1.08) : count === 2 ? 1.36 : 1.9;
  const across = NOTCH.width / widest;
  return rows.flatMap((many, line) =>
    Array.from({ length: many }, (_, n) => ({
      x: (n - (many - 1) / 2) * across,
      y: (line - (rows.length - 1) / 2) * 22,
      scale,
    })),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
