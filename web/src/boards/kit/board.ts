import type { ComponentType } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Outcome, Previewed, Reason } from "../../wire/types";
import type { Ending } from "./ending";
import type { Figure } from "./figure";
import type { Pointing } from "./pointers";

/** The newest entry of the log, to animate from. */
export interface Happening<Event> {
  rev: number;
  events: Event[];
}

/** The properties of a board. A board holds no rules: it draws the view and offers the moves. */
export interface BoardProps<View, Move, Event> {
  view: View;
  /** Legal moves for each seat number; empty for seats that may not move. */
  moves: Record<string, Move[]>;
  /** Seats that may move now. */
  actors: number[];
  /** Seats I act for that may move now or later. */
  mine: number[];
  seats: SeatLook[];
  happened: Happening<Event> | null;
  /** Events of the other players since the reader's last move, oldest first, for marks on the board. Absent: none. */
  recent?: readonly Event[];
  /** Send a turn; true when the table took it. Null for spectators and replays. */
  submit: ((seat: number, moves: Move[]) => Promise<boolean>) | null;
  /** Ask the server for the position after moves of one turn, or their refusal (see `useDraft`). Null like `submit`. */
  preview: ((seat: number, moves: Move[]) => Promise<Foreseen<View, Move, Event>>) | null;
  outcome: Outcome | null;
  /** The table and number under which the hall keeps this game, for other requests of the board; absent in lessons. */
  kept?: { table: string; no: number };
  /** A line that the master would play, to point out on the board. */
  advised?: { seat: number; moves: readonly Move[] } | null;
  /** False while the reader scrubs a replay: the board shows the position at once. */
  live: boolean;
}

/** The answer to a preview: the position after the moves, or the reason for their refusal. */
export type Foreseen<View, Move, Event> =
  | (Omit<Previewed, "view" | "moves" | "events"> & { view: View; moves: Move[]; events: Event[] })
  | ({ type: "refused" } & Reason);

/** A game's part of the client, loaded when a table of that game is opened. */
export interface BoardModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board narrows its own view
  Board: ComponentType<BoardProps<any, any, any>>;
  /** The game's own preferences, shown in the settings panel. */
  Settings?: ComponentType;
  /** The reasons for the result of a game, for the result card. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board narrows its own view
  ending?: Ending<any>;
  /** The id of the element in which the board looks back on a finished game. The result card leads there. */
  review?: string;
  /** The places of a line of moves on the board, for the arrows of an analysis. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board narrows its own view
  pointing?: Pointing<any, any>;
  /** The board with its parts named, for the rulebook. */
  figure?: Figure;
}
