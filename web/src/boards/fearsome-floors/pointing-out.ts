import type { Move } from "../../wire/fearsome-floors";
import type { FearsomeFloorsView as View } from "../../wire/fearsome-floors-view";
import type { Pointer, Pointing } from "../kit/pointers";
import { beside, ENTRANCE } from "./geometry";

type Heading = View["heading"];

/** Return pointers along the way of a piece, step by step, or to the square of an item that is laid. */
export const pointing: Pointing<View, Move> = (line, view, seat) => {
  const found: Pointer[] = [];
  let piece = view.taken;
  let at = piece === null ? null : squareOf(view, seat, piece);
  for (const move of line) {
    if (move.do === "lay") found.push({ from: null, to: spot(move.square) });
    if (move.do === "choose") found.push({ from: null, to: `[data-item="${move.item}"]` });
    if (move.do === "take") {
      piece = move.piece;
      at = squareOf(view, seat, piece);
      found.push({ from: null, to: spot(at ?? "entrance") });
    }
    const next = stepped(view, at, move);
    if (next === null) continue;
    found.push({ from: at === null ? spot("entrance") : spot(at), to: spot(next) });
    at = next;
  }
  return found;
};

function squareOf(view: View, seat: number, piece: number): string | null {
  return view.pieces.find((one) => one.seat === seat && one.piece === piece)?.square ?? null;
}

/** Return the square to which a move leads; null for a move that is no step. */
function stepped(view: View, at: string | null, move: Move): string | null {
  if (move.do === "enter") return ENTRANCE;
  if (move.do === "leave") return "exit";
  return move.do === "step" && at !== null ? slid(view, at, move.heading) : null;
}

/** Return the square after a step and the slide over a pool that follows; null behind a wall. */
function slid(view: View, from: string, heading: Heading): string | null {
  let at = beside(from, heading);
  while (at !== null && pooled(view, at)) {
    const next = beside(at, heading);
    if (next === null || view.stones.some(({ square }) => square === next)) break;
    at = next;
  }
  return at;
}

function pooled(view: View, square: string): boolean {
  return view.grounds.some(({ item, squares }) => item.startsWith("pool") && squares.includes(square));
}

function spot(square: string): string {
  return `[data-square="${square}"]`;
}
