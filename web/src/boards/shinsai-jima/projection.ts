import { place, WAYS, type Cell, type Way } from "./grid";

/** A view of the island: `turn` in quarters clockwise, `flat` from above, otherwise from the side. */
export interface Gaze {
  turn: number;
  flat: boolean;
}

export interface Point {
  x: number;
  y: number;
}

const WIDE = 41;
const DEEP = 23.5;
/** The height of a cube in the view from the side, in units of the drawing. */
export const TALL = 19;
/** The side of a cell in the view from above, in units of the drawing. */
export const SQUARE = 64;

/** Return a view box that holds the island in every turn. */
export function viewBox({ flat }: Gaze): string {
  return flat ? "-226 -226 452 452" : "-300 -222 600 408";
}

/** Return the point of a drawing for a place: columns east and rows south of the middle of the island, levels up. */
export function project(gaze: Gaze, east: number, south: number, level: number): Point {
  let [x, y] = [east, south];
  for (let quarter = 0; quarter < gaze.turn; quarter += 1) [x, y] = [-y, x];
  return gaze.flat
    ? { x: x * SQUARE, y: y * SQUARE }
    : { x: (x - y) * WIDE, y: (x + y) * DEEP - level * TALL };
}

/** Return the middle of a cell at some level. */
export function middle(gaze: Gaze, cell: Cell, level: number): Point {
  const { x, y } = place(cell);
  return project(gaze, x - 3, y - 3, level);
}

/** Return a point beside the middle of a cell: `across` to the reader's right and `along` to the front, in cells. */
export function beside(gaze: Gaze, cell: Cell, level: number, across: number, along: number): Point {
  const { x, y } = place(cell);
  let [dx, dy] = [across, along];
  for (let quarter = 0; quarter < gaze.turn; quarter += 1) [dx, dy] = [dy, -dx];
  return project(gaze, x - 3 + dx, y - 3 + dy, level);
}

/** Return the corners of a cell at some level, as the reader sees them: back, right, front, left. */
export function corners(gaze: Gaze, cell: Cell, level: number, size = 0.5): readonly Point[] {
  return (
    [
      [-size, -size],
      [size, -size],
      [size, size],
      [-size, size],
    ] as const
  ).map(([across, along]) => beside(gaze, cell, level, across, along));
}

/** Return cells in the order of drawing: the far ones first. */
export function farFirst(gaze: Gaze, cells: readonly Cell[]): readonly Cell[] {
  const depth = (cell: Cell): number => {
    const { x, y } = place(cell);
    const seen = project({ ...gaze, flat: false }, x - 3, y - 3, 0);
    return seen.y * 1000 + seen.x;
  };
  return [...cells].sort((a, b) => depth(a) - depth(b));
}

/** Return the step of a direction on the screen. */
export function bearing(gaze: Gaze, way: Way): Point {
  const [x, y] = (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  )[WAYS.indexOf(way)] ?? [0, 0];
  return project(gaze, x, y, 0);
}

/** Return points in the notation of SVG. */
export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

export function move({ x, y }: Point): string {
  return `translate(${round(x)} ${round(y)})`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
