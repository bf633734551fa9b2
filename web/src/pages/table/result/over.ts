import type { Game, Meta, Outcome } from "../../../wire/types";
import type { Table } from "../table";
import type { Finish } from "./verdict";

/** A table whose game is over. */
export interface Shown {
  table: Table;
  meta: Meta;
  game: Game;
}

/** The same, with what its reader is told. */
export interface Over extends Shown {
  finish: Finish;
}

/** What the table knows of the end. */
export function finishOf({ table, meta, game }: Shown): Finish {
  const last = (table.history.value.at(-1)?.events ?? []) as { event: string }[];
  return {
    game: meta.game,
    outcome: game.outcome as Outcome | null,
    ended: game.ended ?? "rules",
    mine: table.you.value?.seats ?? [],
    late: last.some(({ event }) => event === "timed-out"),
  };
}

/** Whether the reader was here when the game ended: who opens a table that is over keeps their focus. */
export function sawTheEnd(table: Table): boolean {
  const events = (table.happened.peek()?.events ?? []) as { event: string }[];
  return events.some(({ event }) => event === "game-ended");
}
