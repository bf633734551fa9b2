import { api } from "../net/api";
import type { NewTable } from "../wire/http";
import { sitDown } from "./open-table";
import { visit } from "./route";

/** Opens a table for one, sits down, begins, and goes there: the table. Throws `Failure`. */
export async function playAlone(game: string, more: Partial<NewTable> = {}): Promise<string> {
  const { id } = await api.open({ game, listed: false, ...more });
  await beginAt(id);
  return id;
}

/** Goes on alone from a point of a finished game. Throws `Failure`. */
export async function practise(table: string, no: number, rev: number): Promise<void> {
  const { id } = await api.practise(table, no, rev);
  await beginAt(id);
}

async function beginAt(table: string): Promise<void> {
  await sitDown(table);
  await api.command(table, "start", {});
  visit(`/t/${table}`);
}
