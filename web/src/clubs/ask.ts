import { call } from "../api";
import type { NewTableReply } from "../wire/types";
import type {
  Appointment,
  ClubBoard,
  ClubChange,
  ClubPage,
  ClubPreset,
  ClubRuling,
  Clubs,
  NewClub,
  NewClubTable,
  OwnClub,
  TableClub,
} from "../wire/clubs";

const at = encodeURIComponent;

/** Clubs, as the hall is asked for them. Every call throws `Failure`. */
export const clubs = {
  all: (text: string) => call<Clubs>("GET", `/clubs?text=${at(text)}`),
  /** Those one belongs to, with their kinds of table. */
  mine: () => call<OwnClub[]>("GET", "/me/clubs"),
  found: (club: NewClub) => call<ClubPage>("POST", "/clubs", club),
  /** A club's page; `invite` is the word of an invitation, or ''. */
  page: (id: string, invite: string) => call<ClubPage>("GET", `/clubs/${at(id)}?invite=${at(invite)}`),
  change: (id: string, change: ClubChange) => call<ClubPage>("PATCH", `/clubs/${at(id)}`, change),
  close: (id: string) => call<unknown>("DELETE", `/clubs/${at(id)}`),
  join: (id: string, invite: string) => call<ClubPage>("POST", `/clubs/${at(id)}/join`, { invite }),
  leave: (id: string) => call<unknown>("POST", `/clubs/${at(id)}/leave`),
  appoint: (id: string, player: string, role: Appointment["role"]) =>
    call<ClubPage>("PUT", `/clubs/${at(id)}/members/${at(player)}`, { role }),
  keepPresets: (id: string, presets: readonly ClubPreset[]) =>
    call<ClubPage>("PUT", `/clubs/${at(id)}/presets`, presets),
  renew: (id: string) => call<ClubPage>("POST", `/clubs/${at(id)}/invite`),
  open: (id: string, table: NewClubTable) => call<NewTableReply>("POST", `/clubs/${at(id)}/tables`, table),
  board: (id: string, invite: string, game: string, kind: string) =>
    call<ClubBoard>("GET", `/clubs/${at(id)}/board/${at(game)}?kind=${at(kind)}&invite=${at(invite)}`),
  report: (id: string, text: string) => call<unknown>("POST", `/clubs/${at(id)}/reports`, { text }),
  ofTable: (table: string) => call<TableClub>("GET", `/tables/${at(table)}/club`),
  /** Come to a club's table by its invitation. */
  come: (table: string, invite: string) => call<TableClub>("POST", `/tables/${at(table)}/club`, { invite }),
  rule: (id: string, ruling: ClubRuling) => call<unknown>("POST", `/moderation/clubs/${at(id)}`, ruling),
};

/** The address of a club's page. */
export function clubPath(id: string): string {
  return `/clubs/${at(id)}`;
}
