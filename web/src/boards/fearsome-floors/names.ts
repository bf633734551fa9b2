import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Piece } from "../../wire/fearsome-floors";
import { list } from "../kit/words";
import { ENTRANCE, EXIT, WALLS } from "./geometry";
import type { Scene } from "./scene";
import type { Heading, View } from "./words";

export function headingName(heading: Heading): string {
  return t(`fearsome-floors-ui-heading-${heading}`);
}

/** "4 of Ann (A)": a piece by its number and its owner. */
export function pieceName(
  seats: readonly SeatLook[],
  { seat, number }: { seat: number; number: number },
): string {
  const look = seats[seat];
  return t("fearsome-floors-ui-piece", { number, name: look?.name ?? "?", letter: look?.letter ?? "?" });
}

/** "3, waits before the entrance": one of the reader's own pieces, and where it is. */
export function ownPiece({ number, place, square, moved }: Piece): string {
  const where = t("fearsome-floors-ui-own-place", { number, place, square: square ?? "none" });
  return moved && (place === "hall" || place === "waiting")
    ? `${where} ${t("fearsome-floors-ui-own-moved")}`
    : where;
}

interface Seen {
  view: View;
  scene: Scene;
  seats: readonly SeatLook[];
  /** My seat while it is my turn; else null. */
  seat: number | null;
}

/** Return a function that names a square for screen readers: what is on it, and the player's options there. */
export function squareNames({ view, scene, seats, seat }: Seen): (square: string) => string {
  const told = new Map<string, string[]>();
  const tell = (square: string | null, words: string): void => {
    if (square !== null) told.set(square, [...(told.get(square) ?? []), words]);
  };
  tell(EXIT, t("fearsome-floors-ui-exit"));
  tell(ENTRANCE, t("fearsome-floors-ui-entrance"));
  const { beast } = scene;
  tell(beast.square, t("fearsome-floors-ui-monster-here", { heading: headingName(beast.heading) }));
  for (const piece of scene.pieces) {
    tell(piece.square, pieceName(seats, piece));
    if (piece.seat === seat && !piece.moved) tell(piece.square, t("fearsome-floors-ui-may-move"));
  }
  for (const { square, item } of scene.blocks) tell(square, t(`fearsome-floors-ui-item-${item}`));
  for (const { squares, item } of scene.grounds)
    for (const square of squares) tell(square, t(`fearsome-floors-ui-item-${item}`));
  if (seat !== null)
    for (const { square, left } of view.reach) tell(square, t("fearsome-floors-ui-reachable", { left }));
  for (const { square, label, heading } of WALLS)
    tell(square, t("fearsome-floors-ui-wall", { label, heading: headingName(heading) }));
  return (square) => list([square, ...(told.get(square) ?? [])]);
}
