import type { Spot } from "./space";

/** The position of the eye. Angles in radians: `bearing` from the south towards the east, `tilt` above the sea. */
export interface View {
  bearing: number;
  tilt: number;
  /** Distance of the eye from the point that it looks at, in cells. */
  distance: number;
  /** Distance of that point from the middle of the island, to the right in the picture, in cells. */
  aside: number;
  /** Distance of that point from the middle of the island, upwards in the picture, in cells. */
  above: number;
}

/** The vertical angle of the lens, in radians. */
export const LENS = (26 * Math.PI) / 180;
const QUARTER = Math.PI / 2;

interface Axes {
  right: Spot;
  up: Spot;
  /** Into the picture. */
  ahead: Spot;
}

const dot = (a: Spot, b: Spot): number => a.x * b.x + a.y * b.y + a.z * b.z;

function axes({ bearing, tilt }: Pick<View, "bearing" | "tilt">): Axes {
  const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)];
  const [rise, run] = [Math.sin(tilt), Math.cos(tilt)];
  return {
    right: { x: cos, y: 0, z: -sin },
    up: { x: -sin * rise, y: run, z: -cos * rise },
    ahead: { x: -sin * run, y: -rise, z: -cos * run },
  };
}

/** Return the eye, and the point that it looks at. */
export function stand(view: View): { eye: Spot; target: Spot } {
  const { right, up, ahead } = axes(view);
  const at = (axis: "x" | "y" | "z"): number => right[axis] * view.aside + up[axis] * view.above;
  const target = { x: at("x"), y: at("y"), z: at("z") };
  const eye = {
    x: target.x - ahead.x * view.distance,
    y: target.y - ahead.y * view.distance,
    z: target.z - ahead.z * view.distance,
  };
  return { eye, target };
}

/** Return the place of a point in the picture: -1 to 1 from left to right and from bottom to top. */
export function project(view: View, aspect: number, spot: Spot): { x: number; y: number } {
  const { right, up, ahead } = axes(view);
  const depth = view.distance + dot(ahead, spot);
  const tall = Math.tan(LENS / 2) * depth;
  return {
    x: (dot(right, spot) - view.aside) / (tall * aspect),
    y: (dot(up, spot) - view.above) / tall,
  };
}

/** Return the direction from the eye to a point of the picture. */
export function sight(view: View, aspect: number, x: number, y: number): Spot {
  const { right, up, ahead } = axes(view);
  const tall = Math.tan(LENS / 2);
  const at = (axis: "x" | "y" | "z"): number =>
    ahead[axis] + right[axis] * x * tall * aspect + up[axis] * y * tall;
  return { x: at("x"), y: at("y"), z: at("z") };
}

/**
 * Return the nearest view in a direction that holds all these points. `aspect` is the picture's width for a height of
 * 1, `head` the share of its upper half that stays free.
 */
export function fit(bearing: number, tilt: number, aspect: number, spots: readonly Spot[], head = 0): View {
  const frame = axes({ bearing, tilt });
  const tall = Math.tan(LENS / 2);
  const seen = spots.map((spot) => ({
    x: dot(frame.right, spot),
    y: dot(frame.up, spot),
    deep: dot(frame.ahead, spot),
  }));
  const room = (axis: "x" | "y", open: number, distance: number, free = 0): readonly [number, number] => [
    Math.max(...seen.map((spot) => spot[axis] - open * (1 - free) * (distance + spot.deep))),
    Math.min(...seen.map((spot) => spot[axis] + open * (distance + spot.deep))),
  ];
  let [near, far] = [4, 60];
  for (let step = 0; step < 32; step += 1) {
    const distance = (near + far) / 2;
    const [left, right] = room("x", tall * aspect, distance);
    const [low, high] = room("y", tall, distance, head);
    if (left <= right && low <= high) far = distance;
    else near = distance;
  }
  const [left, right] = room("x", tall * aspect, far);
  const [low, high] = room("y", tall, far, head);
  return { bearing, tilt, distance: far, aside: (left + right) / 2, above: (low + high) / 2 };
}

/** Return the quarter turns, 0 to 3, nearest to a bearing: 0 from the south, 1 from the east. */
export function quarterOf(bearing: number): number {
  return ((Math.round(bearing / QUARTER) % 4) + 4) % 4;
}

/** Return the tilt for a picture of this shape, in radians: the narrower, the steeper. */
export function tiltFor(aspect: number): number {
  const wide = Math.min(1, Math.max(0, (aspect - 0.7) / 0.9));
  return (62 - 20 * wide) * (Math.PI / 180);
}

/** Return the angle past the quarter for a picture of this shape, in radians: a narrow one has no room for corners. */
export function slantFor(aspect: number): number {
  const wide = Math.min(1, Math.max(0, (aspect - 0.7) / 0.9));
  return (9 + 17 * wide) * (Math.PI / 180);
}
