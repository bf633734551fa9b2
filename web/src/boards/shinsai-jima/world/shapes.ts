import { BufferGeometry, Color, Float32BufferAttribute, type Matrix4 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

type Point = readonly [number, number, number];

const SIGNS = [-1, 1] as const;

/** Return a block with its edges cut off by `cut`, `x` wide and `z` deep, from the ground up to `y`. */
export function block(x: number, y: number, z: number, cut: number): BufferGeometry {
  const half = [x / 2, y / 2, z / 2] as const;
  // The corner of a face keeps away from the edges on the two other axes.
  const corner = (face: number, sign: Point): Point =>
    [0, 1, 2].map(
      (axis) => (sign[axis] ?? 1) * ((half[axis] ?? 0) - (axis === face ? 0 : cut)),
    ) as unknown as Point;
  const sides: Point[][] = [];
  const signs = SIGNS.flatMap((a) => SIGNS.flatMap((b) => SIGNS.map((c): Point => [a, b, c])));
  for (const sign of signs) sides.push([0, 1, 2].map((face) => corner(face, sign)));
  for (const axis of [0, 1, 2]) {
    const [one = 0, other = 0] = [0, 1, 2].filter((each) => each !== axis);
    for (const a of SIGNS) {
      const on = (b: number, c: number): Point => {
        const sign = [0, 0, 0];
        [sign[axis], sign[one], sign[other]] = [a, b, c];
        return sign as unknown as Point;
      };
      sides.push([on(-1, -1), on(1, -1), on(1, 1), on(-1, 1)].map((sign) => corner(axis, sign)));
      for (const b of SIGNS) {
        const along = (face: number, c: number): Point => {
          const sign = [0, 0, 0];
          [sign[one], sign[other], sign[axis]] = [a, b, c];
          return corner(face, sign as unknown as Point);
        };
        sides.push([along(one, -1), along(other, -1), along(other, 1), along(one, 1)]);
      }
    }
  }
  return faceted(sides).translate(0, y / 2, 0);
}

/** Return a geometry of flat faces around the origin, each turned outwards. */
function faceted(sides: readonly (readonly Point[])[]): BufferGeometry {
  const spots: number[] = [];
  for (const side of sides) {
    const [a, b, c] = side as [Point, Point, Point];
    const [u, v] = [b.map((n, i) => n - (a[i] ?? 0)), c.map((n, i) => n - (a[i] ?? 0))] as unknown as [
      Point,
      Point,
    ];
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const out = normal.reduce((sum, n, i) => sum + n * ((a[i] ?? 0) + (c[i] ?? 0)), 0) > 0;
    const round = out ? side : [...side].reverse();
    for (let n = 2; n < round.length; n += 1)
      spots.push(...([round[0], round[n - 1], round[n]].flat() as number[]));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(spots, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** A part of a thing: its form, its colour and its place. */
export type Part = readonly [BufferGeometry, string, Matrix4?];

/** Return one geometry of many parts. Each keeps its colour. */
export function together(parts: readonly Part[]): BufferGeometry {
  const colour = new Color();
  const all = parts.map(([form, paint, at]) => {
    const part = form.index === null ? form.clone() : form.toNonIndexed();
    part.deleteAttribute("uv");
    if (at !== undefined) part.applyMatrix4(at);
    colour.set(paint);
    const count = part.getAttribute("position").count;
    const colours = Array.from({ length: count }, () => [colour.r, colour.g, colour.b]).flat();
    part.setAttribute("color", new Float32BufferAttribute(colours, 3));
    return part;
  });
  return mergeGeometries(all);
}

/** Shade a geometry by height and return it: `low` at its foot, `high` at its head, both as shares of the light. */
export function shaded(geometry: BufferGeometry, low: number, high: number): BufferGeometry {
  geometry.computeBoundingBox();
  const { y: foot } = geometry.boundingBox?.min ?? { y: 0 };
  const { y: head } = geometry.boundingBox?.max ?? { y: 1 };
  const spots = geometry.getAttribute("position");
  const colours = Array.from({ length: spots.count }, (_, n) => {
    const light = low + (high - low) * ((spots.getY(n) - foot) / (head - foot));
    return [light, light, light];
  });
  geometry.setAttribute("color", new Float32BufferAttribute(colours.flat(), 3));
  return geometry;
}
