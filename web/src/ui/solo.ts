import { api } from "../net/api";
import { call } from "../net/http";
import type { NewTable, Position } from "../wire/http";
import { sitDown } from "./open-table";
import { visit } from "./route";

/** Opens a table for one, sits down, begins, and goes there. Returns the table. Throws `Failure`. */
export async function playAlone(game: string, more: Partial<NewTable> = {}): Promise<string> {
  const { id } = await api.open({ game, listed: false, ...more });
  await beginAt(id);
  return id;
}

/** Goes on alone from a point of a finished game. Throws `Failure`. */
export async function practise(table: string, no: number, rev: number): Promise<void> {
  await practiseFrom(api.practise(table, no, rev));
}

/** Sits down at a table that was opened for one, begins, and goes there. Throws `Failure`. */
export async function practiseFrom(opened: Promise<{ id: string }>): Promise<void> {
  await beginAt((await opened).id);
}

/** Opens a practice table at a position, and goes there. Throws `Failure`. */
export async function practiseAt(position: Position): Promise<void> {
  const { id } = await call("post", "/api/positions", { body: position });
  await beginAt(id);
}

async function beginAt(table: string): Promise<void> {
  await sitDown(table);
  await api.command(table, "start", {});
  visit(`/t/${table}`);
}
