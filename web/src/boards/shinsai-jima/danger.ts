import type { ShinsaiJimaView } from "../../wire/shinsai-jima";
import { place } from "./grid";
import { sideOf } from "./sides";

const REACH = 2;

/** Return true for a seat in danger: a piece of its side is stuck, or one of another side stands within two cells. */
export function inDanger(view: ShinsaiJimaView, seat: number): boolean {
  const side = sideOf(view, seat);
  const standing = view.pieces.filter(({ status }) => status === "alive" || status === "stunned");
  const own = standing.filter((piece) => piece.side === side);
  const others = standing.filter((piece) => piece.side !== side);
  return own.some((mine) => mine.stuck || others.some((other) => near(mine.cell, other.cell)));
}

function near(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [a, b] = [place(one), place(other)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= REACH;
}
