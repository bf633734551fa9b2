import { place, SIZE, WAYS, type Cell, type Way } from "../grid";

/** A point of the island: `x` to the east, `y` up from the sea, `z` to the south, in cells from the middle. */
export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** The height of a cube, in cells. */
export const RISE = 0.5;
/** Depth of the lowest cube in the water, in cells. */
const DRAUGHT = 0.22;
/** The height of a standing piece, in cells. */
export const STATURE = 0.86;

const HALF = (SIZE - 1) / 2;

/** Return the y of the top of a stack with `height` cubes; the sea's 0 without cubes. */
export function topOf(height: number): number {
  return height === 0 ? 0 : height * RISE - DRAUGHT;
}

/** Return the y of the foot of a cube by its level, counted from 1. */
export function footOf(level: number): number {
  return (level - 1) * RISE - DRAUGHT;
}

/** Return the middle of a cell, at the top of `height` cubes. */
export function spotOf(cell: Cell, height = 0): Spot {
  const { x, y } = place(cell);
  return { x: x - HALF, y: topOf(height), z: y - HALF };
}

/** Return the index of a cell in the list of stacks. */
export function indexOf(cell: Cell): number {
  const { x, y } = place(cell);
  return y * SIZE + x;
}

/** Return the index of the cell around a point in the list of stacks; null outside the grid. */
export function indexAt(x: number, z: number): number | null {
  const [column, row] = [Math.round(x + HALF), Math.round(z + HALF)];
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
}

/** Return the middle of the cell with an index in the list of stacks. */
export function middleOf(index: number): { x: number; z: number } {
  return { x: (index % SIZE) - HALF, z: Math.floor(index / SIZE) - HALF };
}

const AHEAD: Record<Way, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Return the step of one cell in a direction. */
export function stepOf(way: Way): { x: number; z: number } {
  const [x, z] = AHEAD[way];
  return { x, z };
}

const YAW: Record<Way, number> = { S: 0, E: Math.PI / 2, N: Math.PI, W: -Math.PI / 2 };

/** Return the turn of a figure by its direction, in radians: 0 to the south. */
export function yawOf(way: Way): number {
  return YAW[way];
}

/** Return place and turn of the catapult in the sea. */
export function raftOf(edge: Way, lane: number): Spot & { yaw: number } {
  const off = stepOf(edge);
  const across = lane - 3;
  const { x, z } = off.x === 0 ? { x: across, z: off.z * 4.7 } : { x: off.x * 4.7, z: across };
  return { x, y: 0, z, yaw: yawOf(WAYS[(WAYS.indexOf(edge) + 2) % 4] ?? "N") };
}
