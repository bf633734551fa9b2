// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

/**
 * Something a person asks of a table.
 *
 * `id` is unique per table (1..64 characters): sending it again gets the first answer. `rev` is the
 * rev the player was looking at; a submitted turn is refused as 'stale' when the game went on since.
 * `name` is a command name, or 'line' with args {'text': '/option unique'} for a typed line.
 */
export interface Command {
  type: "command";
  id: string;
  table: string;
  name: string;
  args?: Record<string, unknown>;
  rev?: number | null;
}

/**
 * First frame of a connection. `watch` maps table ids to the last rev seen (0 = nothing yet).
 *
 * `locale` ('en', 'ja', 'de') is the language in which the hall writes to this person from now on; '' changes
 * nothing.
 */
export interface Hello {
  type: "hello";
  version: number;
  locale?: string;
  watch?: Record<string, number>;
}

/** Answered by `Pong` with the same `at`. */
export interface Ping {
  type: "ping";
  at: number;
}

/** A request for the position after these moves. Nothing is changed and no chance is drawn. */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  rev: number;
  seat: number;
  moves: Record<string, unknown>[];
}

/** Stop following a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Which tables: of a game, by how they stand, by their clock; the player's own; with room. */
export interface Wanted {
  game?: string | null;
  status?: "open" | "over" | "playing" | null;
  clock?: "clock" | "days" | "none" | null;
  mine?: boolean;
  free?: boolean;
}

/** Follow a table from `rev` on; table 'lobby' follows the list of those that are `wanted`. */
export interface Watch {
  type: "watch";
  table: string;
  rev?: number;
  wanted?: Wanted;
}

export type ClientFrame = Hello | Command | Preview | Watch | Unwatch | Ping;
