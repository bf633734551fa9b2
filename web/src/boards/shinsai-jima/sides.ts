import type { SeatLook } from "../../ui/seats";
import type { PieceSight, ShinsaiJimaView } from "../../wire/shinsai-jima";
import type { Cell } from "./grid";

/** Return the colours of a side: those of its first seat, or the natives' own. */
export function paint(side: string, seats: readonly SeatLook[]): { "--own": string; "--own-ink": string } {
  const look = seats["ABCDE".indexOf(side)];
  return side === "N" || look === undefined
    ? { "--own": "#7a5230", "--own-ink": "#fff6e6" }
    : { "--own": look.colour, "--own-ink": look.ink };
}

/** Return the piece or the body on a cell; undefined for none. */
export function occupant(view: ShinsaiJimaView, cell: Cell): PieceSight | undefined {
  return view.pieces.find(
    (piece) => piece.cell === cell && ["alive", "stunned", "corpse"].includes(piece.status),
  );
}

export function piece(view: ShinsaiJimaView, id: string | null | undefined): PieceSight | undefined {
  return view.pieces.find((each) => each.id === id);
}

/** Return the side that a seat plays for; null for none. */
export function sideOf(view: ShinsaiJimaView, seat: number): string | null {
  return view.sides.find((side) => side.seats.includes(seat))?.id ?? null;
}
