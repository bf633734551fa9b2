import type { Move, ShinsaiJimaView } from "../../wire/shinsai-jima";
import type { Pointer, Pointing } from "../kit/pointers";
import { ahead, type Way } from "./grid";

/** Return pointers to the chosen piece, along its advance, and from stack to stack for cubes. */
export const pointing: Pointing<ShinsaiJimaView, Move> = (line, view) => {
  const found: Pointer[] = [];
  let piece = view.turn?.piece ?? null;
  let facing: string | null = null;
  let from: string | null = view.source;
  let at = cellOf(view, piece);
  for (const move of line) {
    if (move.do === "select" || move.do === "save") {
      piece = move.piece;
      at = cellOf(view, piece);
      facing = null;
      ring(found, at);
    }
    if (move.do === "rotate" || move.do === "swing") {
      facing = move.facing;
      if (move.do === "swing") ring(found, at);
    }
    if (move.do === "advance" && at !== null) {
      const way = move.facing ?? facing ?? view.pieces.find(({ id }) => id === piece)?.facing ?? "";
      const to = ahead(at, way as Way, move.distance);
      if (to !== null) found.push({ from: spot(at), to: spot(to) });
      at = to;
    }
    if (move.do === "take") from = move.cell;
    else if (move.do === "put") {
      found.push({ from: from === null ? null : spot(from), to: spot(move.cell) });
      from = null;
    } else if ("cell" in move) ring(found, move.cell);
  }
  if (from !== null && from !== view.source) ring(found, from);
  return found;
};

function cellOf(view: ShinsaiJimaView, piece: string | null): string | null {
  return view.pieces.find(({ id }) => id === piece)?.cell ?? null;
}

function ring(found: Pointer[], cell: string | null): void {
  if (cell !== null) found.push({ from: null, to: spot(cell) });
}

function spot(cell: string): string {
  return `[data-cell="${cell}"]`;
}
