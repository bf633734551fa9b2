import { visit } from "../route";
import { nonce } from "../table/nonce";
import type { ClubPreset, NewClubTable } from "../wire/clubs";
import { clubs } from "./ask";

/** Opens a table, such as one of its kinds, for a club, sits down, and goes there. Throws `Failure`. */
export async function openFor(club: string, kind: ClubPreset | NewClubTable): Promise<void> {
  const table: Record<string, unknown> & NewClubTable = { ...kind, nonce: nonce() };
  delete table["name"];
  const { id } = await clubs.open(club, table);
  visit(`/t/${id}`);
}
