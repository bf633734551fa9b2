import type { Game, Meta, Outcome } from "../../../wire/types";
import type { Table } from "../table";
import type { Finish } from "./verdict";

/** A table whose game is over. */
export interface Shown {
  table: Table;
  meta: Meta;
  game: Game;
}

/** A table whose game is over, with the facts that its reader gets. */
export interface Over extends Shown {
  finish: Finish;
}

/** Return the facts of the end that the table knows. */
export function finishOf({ table, meta, game }: Shown): Finish {
  // Others may have got up or be ready for the next game since.
  const last = table.history.value.map(tagsOf).findLast((tags) => tags.includes("game-ended"));
  return {
    game: meta.game,
    outcome: game.outcome as Outcome | null,
    ended: game.ended ?? "rules",
    mine: table.you.value?.seats ?? [],
    late: last?.includes("timed-out") ?? false,
  };
}

/** Return the kinds of an entry's events. */
function tagsOf({ events }: { events: unknown[] }): string[] {
  return (events as { event: string }[]).map(({ event }) => event);
}

/** Return true when the reader was here as the game ended. A reader who opens the table later keeps their focus. */
export function sawTheEnd(table: Table): boolean {
  const events = (table.happened.peek()?.events ?? []) as { event: string }[];
  return events.some(({ event }) => event === "game-ended");
}
