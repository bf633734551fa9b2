import type { Spot } from "./space";

/** From where the island is seen. Angles in radians: `bearing` from the south towards the east, `tilt` above the sea. */
export interface View {
  bearing: number;
  tilt: number;
  /** How far away the eye is from the point that it looks at. */
  distance: number;
  /** How far that point lies to the right of the middle of the island, and up, as they are seen. */
  aside: number;
  above: number;
}

/** The opening of the lens from bottom to top. */
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

/** The point that is looked at, and the eye. */
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

/** Where a point is seen: from -1 to 1, left to right and bottom to top. */
export function project(view: View, aspect: number, spot: Spot): { x: number; y: number } {
  const { right, up, ahead } = axes(view);
  const depth = view.distance + dot(ahead, spot);
  const tall = Math.tan(LENS / 2) * depth;
  return {
    x: (dot(right, spot) - view.aside) / (tall * aspect),
    y: (dot(up, spot) - view.above) / tall,
  };
}

/** The direction in which a point of the picture lies from the eye. */
export function sight(view: View, aspect: number, x: number, y: number): Spot {
  const { right, up, ahead } = axes(view);
  const tall = Math.tan(LENS / 2);
  const at = (axis: "x" | "y" | "z"): number =>
    ahead[axis] + right[axis] * x * tall * aspect + up[axis] * y * tall;
  return { x: at("x"), y: at("y"), z: at("z") };
}

/**
 * The nearest view in a direction that has all these points in a picture of this shape. `head` is the share of the
 * upper half that stays free.
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

/** The quarter turns, 0 to 3, that come nearest to a bearing: 0 from the south, 1 from the east. */
export function quarterOf(bearing: number): number {
  return ((Math.round(bearing / QUARTER) % 4) + 4) % 4;
}

/** How steeply a picture of this shape looks down: the narrower it is, the steeper. */
export function tiltFor(aspect: number): number {
  const wide = Math.min(1, Math.max(0, (aspect - 0.7) / 0.9));
  return (62 - 20 * wide) * (Math.PI / 180);
}

/** How far a picture of this shape looks past the quarter: a narrow one has no room for corners. */
export function slantFor(aspect: number): number {
  const wide = Math.min(1, Math.max(0, (aspect - 0.7) / 0.9));
  return (9 + 17 * wide) * (Math.PI / 180);
}
