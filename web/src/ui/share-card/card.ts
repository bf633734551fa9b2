import type { SeatLook } from "../seats";

/** The content of a picture of a result, in the reader's language. */
export interface Card {
  /** The game's id, for its emblem. */
  game: string;
  title: string;
  date: string;
  said: string;
  /** The reason for the win; may be empty. */
  decided: string;
  /** Everybody by place; empty for a game of one. */
  places: CardPlace[];
}

export interface CardPlace {
  /** Counted from 1; equals share it. Null where nobody came before anybody. */
  place: number | null;
  look: Pick<SeatLook, "name" | "colour" | "ink" | "letter" | "shape">;
  /** The score with its unit; may be empty. */
  note: string;
}
