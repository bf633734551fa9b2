/** The printed board in its fixed view box: where routes, cells, pieces and dice lie. */

export interface Point {
  x: number;
  y: number;
}

export const BOX = { width: 1000, height: 1056 } as const;

export const ROUTES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Cells of a route, the numbered one included (CS-S5, CS-S6); 0 for a number that is no route. */
export function heightOf(route: number): number {
  return route < 2 || route > 12 ? 0 : 13 - 2 * Math.abs(route - 7);
}

export const PITCH = 81;
export const ROW = 67;
export const CELL = { width: 70, height: 58, round: 15 } as const;

/** How far a route leans to the right for each unit it rises (CS-I2). */
const LEAN = 0.085;
/** The height at which the middle cell of every route lies. */
const MIDDLE = 564;

/** Puts upright cells on their leaning routes. */
export const LEANING = `matrix(1 0 ${-LEAN} 1 ${LEAN * MIDDLE} 0)`;

/** Centre of a cell before leaning. Cell 0 is the foot of the route, one step below the first. */
export function upright(route: number, cell: number): Point {
  return { x: BOX.width / 2 + (route - 7) * PITCH, y: MIDDLE + ((heightOf(route) + 1) / 2 - cell) * ROW };
}

/** Centre of a cell as drawn. */
export function centre(route: number, cell: number): Point {
  const { x, y } = upright(route, cell);
  return { x: x - (y - MIDDLE) * LEAN, y };
}

/** The octagon at a distance inside its outer edge, as an SVG path. */
export function octagon(inset: number, sink = 0): string {
  const [cutX, cutY] = [286, 302];
  // Moving a slanted edge inwards by `inset` shortens its corners by this much.
  const ease = inset * 0.41;
  const [left, right, top, bottom] = [inset, BOX.width - inset, inset + sink, BOX.height - 20 - inset + sink];
  const [x1, x2] = [cutX + ease, BOX.width - cutX - ease];
  const [y1, y2] = [cutY + ease + sink, BOX.height - 20 - cutY - ease + sink];
  return `M${x1} ${top}H${x2}L${right} ${y1}V${y2}L${x2} ${bottom}H${x1}L${left} ${y2}V${y1}Z`;
}

/** A place inside a cell, relative to its centre, and the size of what stands there. */
export interface Spot extends Point {
  size: number;
}

const CROWDS: readonly (readonly Spot[])[] = [
  [{ x: 0, y: 0, size: 1 }],
  [
    { x: -16, y: 0, size: 0.72 },
    { x: 16, y: 0, size: 0.72 },
  ],
  [
    { x: -19, y: 9, size: 0.6 },
    { x: 0, y: -11, size: 0.6 },
    { x: 19, y: 9, size: 0.6 },
  ],
  [
    { x: -16, y: -13, size: 0.56 },
    { x: 16, y: -13, size: 0.56 },
    { x: -16, y: 13, size: 0.56 },
    { x: 16, y: 13, size: 0.56 },
  ],
  [
    { x: -21, y: -13, size: 0.52 },
    { x: 21, y: -13, size: 0.52 },
    { x: 0, y: 0, size: 0.52 },
    { x: -21, y: 13, size: 0.52 },
    { x: 21, y: 13, size: 0.52 },
  ],
];

/** Where `count` bivouacs (1..5) of one cell stand side by side; beside a climber they leave its half free. */
export function spots(count: number, climber: boolean): readonly Spot[] {
  const crowd = CROWDS[Math.min(count, CROWDS.length) - 1] ?? [];
  return climber ? crowd.map((spot) => ({ x: spot.x * 0.55 - 15, y: spot.y, size: spot.size * 0.68 })) : crowd;
}

/** Where a climber stands in its cell: to the side when bivouacs are there. */
export function stance(crowded: boolean): Point {
  return { x: crowded ? 14 : 0, y: 0 };
}

export const MARK = 37;

/** Places of the small dice of a pair above a route; `row` 1 is the second pair of a double. */
export function above(route: number, row: number, raised: boolean): [Point, Point] {
  const top = centre(route, heightOf(route));
  const y = top.y - CELL.height / 2 - (raised ? 36 : 9) - MARK / 2 - row * (MARK + 4);
  const x = top.x + (top.y - y) * LEAN;
  return [
    { x: x - MARK / 2 - 1.5, y },
    { x: x + MARK / 2 + 1.5, y },
  ];
}

/** The cell an arrow key leads to from a cell; the same cell at an edge. */
export function neighbour(route: number, cell: number, key: string): [route: number, cell: number] {
  const top = heightOf(route);
  if (key === "ArrowUp") return [route, Math.min(cell + 1, top)];
  if (key === "ArrowDown") return [route, Math.max(cell - 1, 1)];
  if (key === "Home") return [route, 1];
  if (key === "End") return [route, top];
  const next = route + (key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0);
  const height = heightOf(next);
  if (height === 0) return [route, cell];
  return [next, Math.max(1, Math.min(height, cell + (height - top) / 2))];
}
