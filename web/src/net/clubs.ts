import type {
  Appointment,
  ClubChange,
  ClubPage,
  ClubPreset,
  ClubRuling,
  NewClub,
  NewClubTable,
} from "../wire/http";
import { call } from "./http";

/** HTTP client of the hall's clubs. Every call throws `Failure`. */
export const clubs = {
  all: (text: string) => call("get", "/api/clubs", { query: { text } }),
  /** The reader's clubs, with their kinds of table. */
  mine: () => call("get", "/api/me/clubs"),
  found: (club: NewClub) => call("post", "/api/clubs", { body: club }),
  /** A club's page; `invite` is the word of an invitation, or ''. */
  page: (club: string, invite: string) =>
    call("get", "/api/clubs/{club}", { path: { club }, query: { invite } }),
  change: (club: string, change: ClubChange) =>
    call("patch", "/api/clubs/{club}", { path: { club }, body: change }),
  close: (club: string) => call("delete", "/api/clubs/{club}", { path: { club } }),
  join: (club: string, invite: string) =>
    call("post", "/api/clubs/{club}/join", { path: { club }, body: { invite } }),
  leave: (club: string) => call("post", "/api/clubs/{club}/leave", { path: { club } }),
  appoint: (club: string, player: string, role: Appointment["role"]) =>
    call("put", "/api/clubs/{club}/members/{player}", { path: { club, player }, body: { role } }),
  /** Refused ('list-changed') when the list is no longer the one with the mark `was`. */
  keepPresets: (club: string, presets: ClubPreset[], was: string) =>
    call("put", "/api/clubs/{club}/presets", { path: { club }, body: presets, query: { was } }),
  /** Replaces the word of the invitation, and returns the new one. */
  renew: (club: string) => call("post", "/api/clubs/{club}/invite", { path: { club } }),
  open: (club: string, table: NewClubTable) =>
    call("post", "/api/clubs/{club}/tables", { path: { club }, body: table }),
  board: (club: string, invite: string, game: string, kind: string) =>
    call("get", "/api/clubs/{club}/board/{game}", { path: { club, game }, query: { kind, invite } }),
  report: (club: string, text: string) =>
    call("post", "/api/clubs/{club}/reports", { path: { club }, body: { text } }),
  ofTable: (table: string) => call("get", "/api/tables/{table}/club", { path: { table } }),
  /** Come to a club's table by its invitation. */
  come: (table: string, invite: string) =>
    call("post", "/api/tables/{table}/club", { path: { table }, body: { invite } }),
  rule: (club: string, ruling: ClubRuling) =>
    call("post", "/api/moderation/clubs/{club}", { path: { club }, body: ruling }),
};

/** Changes a club's kinds of table as the hall has them now: another officer may have kept some meanwhile. */
export async function changeKinds(
  club: string,
  change: (kinds: readonly ClubPreset[]) => ClubPreset[],
): Promise<ClubPage> {
  const { presets, mark } = await clubs.page(club, "");
  return clubs.keepPresets(club, change(presets), mark);
}

/** The address of a club's page. */
export function clubPath(id: string): string {
  return `/clubs/${encodeURIComponent(id)}`;
}
