import type { Heading } from "./words";

/** Places in the drawing. A square is `U` units wide; y grows downwards. */

export interface Point {
  x: number;
  y: number;
}

/** `wide` as printed; `tall`, for upright screens, a quarter turn to the right: the way to the exit leads up. */
export type Layout = "wide" | "tall";

export const U = 60;
/** Thickness of the walls, in units. */
export const WALL = 30;

const WIDTH = 16;
const HEIGHT = 11;
const COLUMNS = "abcdefghijklmnop";

export const HEADINGS: readonly Heading[] = ["N", "E", "S", "W"];
const AHEAD: Readonly<Record<Heading, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export function onBoard(x: number, y: number): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && x - y <= 11 && y - x <= 6;
}

export function nameOf(x: number, y: number): string {
  return `${COLUMNS[x] ?? "?"}${y + 1}`;
}

/** Return column and row of a square, counted from 0. */
export function xy(square: string): Point {
  return { x: COLUMNS.indexOf(square.charAt(0)), y: Number(square.slice(1)) - 1 };
}

export const SQUARES: readonly string[] = Array.from({ length: WIDTH * HEIGHT }, (_, n) => ({
  x: n % WIDTH,
  y: Math.floor(n / WIDTH),
}))
  .filter(({ x, y }) => onBoard(x, y))
  .map(({ x, y }) => nameOf(x, y));

export const EXIT = "a1";
export const ENTRANCE = "p11";

/** Return the next square in a heading; null behind a wall. */
export function beside(square: string, heading: Heading): string | null {
  const { x, y } = xy(square);
  const by = AHEAD[heading];
  return onBoard(x + by.x, y + by.y) ? nameOf(x + by.x, y + by.y) : null;
}

/** A place outside that is named like a square: behind the exit, or before the entrance. */
export type Door = "exit" | "entrance";

export function isDoor(square: string): square is Door {
  return square === "exit" || square === "entrance";
}

/** Return the neighbour of a square or a door, which may be a door; null behind a wall. */
export function neighbour(square: string, heading: Heading): string | null {
  if (square === "exit") return heading === "E" ? EXIT : null;
  if (square === "entrance") return heading === "W" ? ENTRANCE : null;
  if (square === EXIT && heading === "W") return "exit";
  if (square === ENTRANCE && heading === "E") return "entrance";
  return beside(square, heading);
}

/** Return the heading from a square to its neighbour; null if they are not neighbours. */
export function headingTo(from: string, to: string): Heading | null {
  return HEADINGS.find((heading) => beside(from, heading) === to) ?? null;
}

/** A piece of wall with its letter. Each letter stands on two walls, half a turn apart. */
export interface Wall {
  square: string;
  heading: Heading;
  label: string;
}

const LABELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ☆";

/** Return the square half a turn about the middle of the hall. */
function twin(square: string): string {
  const { x, y } = xy(square);
  return nameOf(WIDTH - 1 - x, HEIGHT - 1 - y);
}

export const WALLS: readonly Wall[] = SQUARES.flatMap((square) =>
  (["N", "E"] as const)
    .filter((heading) => beside(square, heading) === null)
    .map((heading) => ({ square, heading, along: xy(square).x + xy(square).y })),
)
  .sort((a, b) => a.along - b.along || (a.heading === b.heading ? 0 : a.heading === "N" ? -1 : 1))
  .flatMap(({ square, heading }, n) => {
    const label = LABELS.charAt(n);
    return [
      { square, heading, label },
      { square: twin(square), heading: heading === "N" ? ("S" as const) : ("W" as const), label },
    ];
  });

/** Convert a place from squares, counted from the left and top edges of the hall, to units of the drawing. */
export function corner(layout: Layout, x: number, y: number): Point {
  return layout === "wide" ? { x: x * U, y: y * U } : { x: (HEIGHT - y) * U, y: x * U };
}

/** Return the middle of a square by its column and row, which may lie outside. */
export function middle(layout: Layout, x: number, y: number): Point {
  return corner(layout, x + 0.5, y + 0.5);
}

export function spot(layout: Layout, square: string): Point {
  const { x, y } = xy(square);
  return middle(layout, x, y);
}

/** Convert a point from units of the drawing to squares. */
export function under(layout: Layout, { x, y }: Point): Point {
  return layout === "wide" ? { x: x / U, y: y / U } : { x: y / U, y: HEIGHT - x / U };
}

/** Return the direction of a heading on the screen, as a step of length 1. */
export function towards(layout: Layout, heading: Heading): Point {
  const { x, y } = AHEAD[heading];
  return layout === "wide" ? { x, y } : { x: -y, y: x };
}

/** Return the heading of a direction on the screen, such as that of an arrow key; null if it has none. */
export function headingOf(layout: Layout, to: Point): Heading | null {
  return (
    HEADINGS.find((heading) => {
      const { x, y } = towards(layout, heading);
      return x === to.x && y === to.y;
    }) ?? null
  );
}

/** Return a heading in degrees, clockwise from the top of the screen. */
export function degrees(layout: Layout, heading: Heading): number {
  return 90 * HEADINGS.indexOf(heading) + (layout === "wide" ? 0 : 90);
}

/** Return the point outside a door: before the entrance, or behind the exit. */
export function outside(layout: Layout, where: Door): Point {
  return where === "exit" ? middle(layout, -1.2, 0) : middle(layout, WIDTH + 0.2, HEIGHT - 1);
}

/** Return the place of the `nth` escaped piece, counted from 0, along the wall of the exit. There is room for 21. */
export function garden(layout: Layout, nth: number): Point {
  return middle(layout, -1.33, 1.05 + nth * 0.47);
}

/** The corners of the hall, clockwise from the exit. */
export const OUTLINE: readonly (readonly [number, number])[] = [
  [0, 0],
  [12, 0],
  ...[1, 2, 3, 4].flatMap((n) => [[11 + n, n] as const, [12 + n, n] as const]),
  [16, 11],
  [4, 11],
  ...[1, 2, 3].flatMap((n) => [[5 - n, 11 - n] as const, [4 - n, 11 - n] as const]),
  [1, 7],
  [0, 7],
];

/** Room drawn beyond the walls with the doors, in squares. */
const OUTSIDE = 1.15;
/** Room drawn beyond the other walls, in squares. */
const MARGIN = 0.56;

/** Return left, top, width and height of the drawing, in units. */
export function frame(layout: Layout): { x: number; y: number; width: number; height: number } {
  const long = { from: -OUTSIDE * U, size: (WIDTH + 2 * OUTSIDE) * U };
  const short = { from: -MARGIN * U, size: (HEIGHT + 2 * MARGIN) * U };
  return layout === "wide"
    ? { x: long.from, y: short.from, width: long.size, height: short.size }
    : { x: short.from, y: long.from, width: short.size, height: long.size };
}

/** Return a place in a cut-off corner: `stack` for the monster's tiles, `clock` for the round, `compass` beside it. */
export function niche(layout: Layout, which: "stack" | "clock" | "compass"): Point {
  const [x, y] = NICHES[layout][which];
  return middle(layout, x, y);
}

const NICHES = {
  wide: { stack: [14.75, 0.42], clock: [0.42, 9.75], compass: [-0.35, 8.3] },
  tall: { stack: [0.12, 9.1], clock: [14.75, 0.42], compass: [15.95, 0.42] },
} as const;

export function move({ x, y }: Point): string {
  return `translate(${round(x)}px, ${round(y)}px)`;
}

export function points(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
