import { CELLS, type Cell } from "../grid";
import { middleOf, STATURE, topOf, type Spot } from "./space";

/** The obstacles for rays: the height of each stack, and true for each with a piece on it. */
export interface Solid {
  heights: readonly number[];
  taken: readonly boolean[];
}

interface Box {
  low: Spot;
  high: Spot;
}

const DEPTH = -0.3;
const GIRTH = 0.3;

/** Return the distance along a ray to a box, in lengths of its direction; null if the ray misses it. */
export function meet(from: Spot, way: Spot, { low, high }: Box): number | null {
  let [enter, leave] = [0, Infinity];
  for (const axis of ["x", "y", "z"] as const) {
    if (Math.abs(way[axis]) < 1e-9) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return null;
      continue;
    }
    const one = (low[axis] - from[axis]) / way[axis];
    const other = (high[axis] - from[axis]) / way[axis];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter <= leave ? enter : null;
}

/** Return the box of a cell's stack, or of its water if it has no cubes. */
function stackBox(index: number, height: number): Box {
  const { x, z } = middleOf(index);
  return { low: { x: x - 0.5, y: DEPTH, z: z - 0.5 }, high: { x: x + 0.5, y: topOf(height), z: z + 0.5 } };
}

function pieceBox(index: number, height: number): Box {
  const { x, z } = middleOf(index);
  const foot = topOf(height);
  return {
    low: { x: x - GIRTH, y: foot, z: z - GIRTH },
    high: { x: x + GIRTH, y: foot + STATURE, z: z + GIRTH },
  };
}

/** Return the cell whose stack or piece a ray meets first; null beyond the grid. */
export function pick(solid: Solid, from: Spot, way: Spot): Cell | null {
  let nearest = Infinity;
  let found = -1;
  solid.heights.forEach((height, index) => {
    const boxes = [stackBox(index, height), ...(solid.taken[index] ? [pieceBox(index, height)] : [])];
    for (const box of boxes) {
      const far = meet(from, way, box);
      if (far !== null && far < nearest) [nearest, found] = [far, index];
    }
  });
  return CELLS[found] ?? null;
}

/** The points of a piece that the reader must see, waist and face, by their height above the feet. */
const SEEN: readonly number[] = [0.2, 0.7];

/** Return the indices of stacks that hide a piece from the eye. */
export function hiding(solid: Solid, eye: Spot): ReadonlySet<number> {
  const found = new Set<number>();
  solid.taken.forEach((taken, own) => {
    if (!taken) return;
    const foot = { ...middleOf(own), y: topOf(solid.heights[own] ?? 0) };
    for (const up of SEEN) {
      const to = { ...foot, y: foot.y + up };
      const way = { x: to.x - eye.x, y: to.y - eye.y, z: to.z - eye.z };
      solid.heights.forEach((height, index) => {
        if (index === own || height < 2) return;
        const far = meet(eye, way, stackBox(index, height));
        if (far !== null && far < 1) found.add(index);
      });
    }
  });
  return found;
}
