import { api } from "../net/api";
import { newPledge, settle } from "../net/nonces";
import type { NewTable } from "../wire/http";
import { visit } from "./route";

/** Takes the first free chair. Throws `Failure`. */
export async function sitDown(table: string): Promise<void> {
  const pledge = newPledge();
  await api.command(table, "join", { pledge });
  settle(pledge, table);
}

/** Opens a table, sits down, and goes there. Throws `Failure`. */
export async function openTable(asked: NewTable): Promise<void> {
  const { id } = await api.open(asked);
  try {
    await sitDown(id);
  } finally {
    // The table is there, even where its maker finds no chair.
    visit(`/t/${id}`);
  }
}
