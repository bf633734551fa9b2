import { place, WAYS, type Cell, type Way } from "./grid";

/** How the island is looked at: turned clockwise by quarters, from the side or from above. */
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
/** The height of a cube on the screen, seen from the side. */
export const TALL = 19;
/** The side of a cell on the screen, seen from above. */
export const SQUARE = 64;

/** The island fits in here, whichever way it is turned. */
export function viewBox({ flat }: Gaze): string {
  return flat ? "-226 -226 452 452" : "-300 -222 600 408";
}

/** Where a place of the grid is on the screen: columns and rows from the middle of the island, levels up. */
export function project(gaze: Gaze, east: number, south: number, level: number): Point {
  let [x, y] = [east, south];
  for (let quarter = 0; quarter < gaze.turn; quarter += 1) [x, y] = [-y, x];
  return gaze.flat
    ? { x: x * SQUARE, y: y * SQUARE }
    : { x: (x - y) * WIDE, y: (x + y) * DEEP - level * TALL };
}

/** The middle of a cell at some level. */
export function middle(gaze: Gaze, cell: Cell, level: number): Point {
  const { x, y } = place(cell);
  return project(gaze, x - 3, y - 3, level);
}

/** A point beside the middle of a cell: `across` to the right and `along` to the front as it is seen, in cells. */
export function beside(gaze: Gaze, cell: Cell, level: number, across: number, along: number): Point {
  const { x, y } = place(cell);
  let [dx, dy] = [across, along];
  for (let quarter = 0; quarter < gaze.turn; quarter += 1) [dx, dy] = [dy, -dx];
  return project(gaze, x - 3 + dx, y - 3 + dy, level);
}

/** The corners of a cell at some level: back, right, front, left as they are seen. */
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

/** Cells in the order they are drawn: the far ones first. */
export function farFirst(gaze: Gaze, cells: readonly Cell[]): readonly Cell[] {
  const depth = (cell: Cell): number => {
    const { x, y } = place(cell);
    const seen = project({ ...gaze, flat: false }, x - 3, y - 3, 0);
    return seen.y * 1000 + seen.x;
  };
  return [...cells].sort((a, b) => depth(a) - depth(b));
}

/** Where a direction points on the screen. */
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

/** Points as SVG wants them. */
export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

export function move({ x, y }: Point): string {
  return `translate(${round(x)} ${round(y)})`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
