import type { Choose, Event, FearsomeFloorsView, Move, Step } from "../../wire/fearsome-floors";
import type { BoardProps } from "../kit/board";

export const GAME = "fearsome-floors";

export type Heading = Step["heading"];
export type Item = Choose["item"];
export type View = FearsomeFloorsView;
export type Props = BoardProps<View, Move, Event>;

/** Return the number of a piece among those of all players. */
export function pieceId({ seat, piece }: { seat: number; piece: number }): number {
  return 4 * seat + piece;
}
