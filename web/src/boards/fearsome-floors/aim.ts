import { nameOf, onBoard, xy, type Point } from "./geometry";
import { standing } from "./route";
import type { View } from "./words";

/** Distance that a finger may miss a meaningful square by, in squares. */
const FINGER = 0.42;
/** Distance above a meaningful square at which any click still counts for it, in squares. */
const ABOVE = 0.3;

/**
 * Return the square that a click is meant for; null outside the hall. That is the square under it. If this one is
 * bare and without meaning, it is a meaningful square that the click barely missed. Players tend to click too high:
 * the guide says so of pieces (FF-U5).
 */
export function aimed(
  at: Point,
  touch: boolean,
  means: (square: string) => boolean,
  bare: (square: string) => boolean,
): string | null {
  const x = Math.floor(at.x);
  const y = Math.floor(at.y);
  const inside = onBoard(x, y);
  const square = inside ? nameOf(x, y) : null;
  if (square !== null && (means(square) || !bare(square))) return square;
  const reach = touch ? FINGER : 0;
  const near = [
    { dx: 0, dy: 1, by: y + 1 - at.y, limit: Math.max(reach, ABOVE) },
    { dx: 0, dy: -1, by: at.y - y, limit: reach },
    { dx: 1, dy: 0, by: x + 1 - at.x, limit: reach },
    { dx: -1, dy: 0, by: at.x - x, limit: reach },
  ]
    .filter(({ dx, dy, by, limit }) => by < limit && onBoard(x + dx, y + dy) && means(nameOf(x + dx, y + dy)))
    .sort((a, b) => a.by - b.by)[0];
  return near === undefined ? square : nameOf(x + near.dx, y + near.dy);
}

/** Return a test for squares where a click does something: pieces to take, steps, places to end, places to lay. */
export function meaning(
  view: View,
  seat: number | null,
  lays: ReadonlySet<string>,
): (square: string) => boolean {
  if (seat === null) return () => false;
  const squares = new Set<string>(lays);
  for (const piece of view.pieces)
    if (piece.seat === seat && piece.square !== null && !piece.moved) squares.add(piece.square);
  for (const way of view.ways) for (const each of [way.square, ...way.over]) squares.add(each);
  for (const each of view.reach) if (each.square !== null) squares.add(each.square);
  const here = standing(view);
  if (here !== null) squares.add(here);
  return (square) => squares.has(square);
}

/** Return a test for squares where nothing stands. */
export function emptiness(view: View): (square: string) => boolean {
  const full = new Set([view.monster]);
  for (const { square } of view.stones) full.add(square);
  for (const { square } of view.pieces) if (square !== null) full.add(square);
  return (square) => !full.has(square);
}

/** Return the point of the drawing under a pointer, in units of its view box; null while the SVG is not laid out. */
export function pointOf(svg: SVGSVGElement, event: MouseEvent): Point | null {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** Return the last square of a row: to the west for -1, as Home asks, to the east for 1, as End asks. */
export function edge(square: string, way: 1 | -1): string {
  const { x, y } = xy(square);
  let there = x;
  while (onBoard(there + way, y)) there += way;
  return nameOf(there, y);
}
