import { clubs } from "../../net/clubs";
import { newPledge } from "../../net/nonces";
import { visit } from "../../ui/route";
import type { ClubPreset, NewClubTable } from "../../wire/http";

/** Opens a table, such as one of its kinds, for a club, sits down, and goes there. Throws `Failure`. */
export async function openFor(club: string, kind: ClubPreset | NewClubTable): Promise<void> {
  const table: Record<string, unknown> & NewClubTable = { ...kind, pledge: newPledge() };
  delete table["name"];
  const { id } = await clubs.open(club, table);
  visit(`/t/${id}`);
}
