import { takenBack, type Said } from "../../ui/words";
import type { Happened } from "../../wire/types";

/**
 * The events of the others' moves since the last move of one of these seats, oldest first, in the game that runs.
 * For a spectator: those of the newest move. Moves that were taken back are left out.
 */
export function recent(history: readonly Happened[], mine: readonly number[]): unknown[] {
  const undone = takenBack(history);
  const found: Happened[] = [];
  for (const entry of [...history].reverse()) {
    if (undone.has(entry.rev)) continue;
    if (entry.seat !== null && mine.includes(entry.seat)) break;
    if (entry.seat !== null) found.unshift(entry);
    if (begins(entry) || (mine.length === 0 && found.length > 0)) break;
  }
  return found.flatMap(({ events }) => events);
}

/** Return true when a game begins with this entry. */
function begins({ events }: Happened): boolean {
  return (events as Said[]).some(({ event }) => event === "game-began");
}
