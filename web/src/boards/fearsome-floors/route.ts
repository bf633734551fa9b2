import type { Move, Reach } from "../../wire/fearsome-floors";
import { ENTRANCE, beside, headingTo, xy } from "./geometry";
import type { Heading, View } from "./words";

/** The moves that a click on a square asks for. The rules decide if they are legal. */

type Leg = Reach["route"][number];

const ENTER: Move = { do: "enter" };
const LEAVE: Move = { do: "leave" };

export function step(heading: Heading): Move {
  return { do: "step", heading };
}

export function leg(asked: Leg): Move {
  return asked === "enter" ? ENTER : asked === "leave" ? LEAVE : step(asked);
}

/** Return the square of the taken piece; null outside. */
export function standing(view: View): string | null {
  return view.trail.at(-1) ?? null;
}

/**
 * Return the moves that lead the taken piece to a square: a single step, else the shortest way that ends there,
 * else a straight walk, which the rules may refuse. For a slide over a pool, any of its squares will do, or the bank.
 * Return null for the piece's own square and for those that it has just slid across.
 */
export function wayTo(view: View, square: string, slid: readonly string[]): Move[] | null {
  const here = standing(view);
  if (square === here || slid.includes(square)) return null;
  const way = view.ways.find((each) => each.square === square || each.over.includes(square));
  if (way !== undefined) return [step(way.heading)];
  const reached = view.reach.find((each) => each.square === square);
  if (reached !== undefined) return reached.route.map(leg);
  return here === null ? [ENTER, ...walk(ENTRANCE, square)] : walk(here, square);
}

/** Return the moves that lead out of the exit. The rules refuse them if it is too far. */
export function wayOut(view: View): Move[] {
  return view.reach.find((each) => each.square === null)?.route.map(leg) ?? [LEAVE];
}

/** Return the moves that lead in; null for a piece that is in. */
export function wayIn(view: View): Move[] | null {
  return standing(view) === null ? [ENTER] : null;
}

/** Return a walk along the row and then the column, or the column first if a wall is in the way. */
function walk(from: string, to: string): Move[] {
  return (legs(from, to, true) ?? legs(from, to, false) ?? []).map(step);
}

function legs(from: string, to: string, rowFirst: boolean): Heading[] | null {
  const found: Heading[] = [];
  let here = from;
  while (here !== to) {
    const { x, y } = xy(here);
    const goal = xy(to);
    const across: Heading = goal.x > x ? "E" : "W";
    const along: Heading = goal.y > y ? "S" : "N";
    const heading = goal.x === x ? along : goal.y === y ? across : rowFirst ? across : along;
    const next = beside(here, heading);
    if (next === null) return null;
    found.push(heading);
    here = next;
  }
  return found;
}

/** Return the pool squares that the last drafted step slid across. */
export function slidOver(trail: readonly string[]): string[] {
  const [from, to] = trail.slice(-2);
  if (from === undefined || to === undefined || headingTo(from, to) !== null) return [];
  return between(from, to);
}

/** Return the squares between two of one row or column. */
export function between(from: string, to: string): string[] {
  const straight = legs(from, to, true) ?? [];
  const squares: string[] = [];
  let here = from;
  for (const heading of straight) {
    here = beside(here, heading) ?? here;
    if (here !== to) squares.push(here);
  }
  return squares;
}
