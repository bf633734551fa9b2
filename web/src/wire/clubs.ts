// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

import type { Somebody } from "./fair";
import type { Card, ClubName } from "./frames";
import type { SeasonLine } from "./records";

/** How somebody shall stand to the club: 'out' is put out for good, 'none' makes that undone. */
export interface Appointment {
  role: "member" | "none" | "officer" | "out" | "owner";
}

/** Members among themselves, in a game or a class of its options. */
export interface ClubBoard {
  game: string;
  kind: string;
  board: SeasonLine[];
}

/**
 * A club in a list: `here` of its `members` are in the hall. `text` is its first words.
 *
 * `role` is one's own: None, 'asking', 'member', 'officer', 'owner'. `asking` counts those who wait for an answer of
 * one's own, 0 for who is no officer.
 */
export interface ClubCard {
  id: string;
  name: string;
  text: string;
  door: string;
  members: number;
  here: number;
  role: string | null;
  asking: number;
}

/** Body of PATCH /api/clubs/{club}: what shall be otherwise. Officers may change the text, the owner the rest. */
export interface ClubChange {
  name?: string | null;
  text?: string | null;
  door?: "asking" | "invited" | "open" | null;
}

/**
 * What members have played, and how many of them: a game, or (`kind` not '') a class of its options.
 *
 * `seats` is 0 and `options` are empty for all of the game; else as in `KindTally`.
 */
export interface ClubKind {
  game: string;
  kind: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  members: number;
}

/**
 * A club's page as one reader sees it; `role` as in `ClubCard`.
 *
 * Tables and presets are for members. `asking`, `out` and the word that invites are for officers: /clubs/{id}?invite=…
 */
export interface ClubPage {
  id: string;
  name: string;
  text: string;
  door: string;
  founded: number;
  role: string | null;
  members: MemberLine[];
  asking: Somebody[];
  out: Somebody[];
  invite: string | null;
  tables: Card[];
  presets: ClubPreset[];
  kinds: ClubKind[];
}

/** A kind of table that a club keeps under a name (1 to 40 characters). */
export interface ClubPreset {
  game: string;
  options?: Record<string, boolean | number | string>;
  minutes?: number;
  seconds?: number;
  days?: number;
  timeout?: "bot" | "concede" | "nothing";
  fill?: number;
  name: string;
}

/** Body of POST /api/moderation/clubs/{club}: what a moderator does about it. `report` is closed by it. */
export interface ClubRuling {
  act: "clear-name" | "clear-text" | "close-club";
  why: string;
  report?: string | null;
}

/** One's own clubs, the first joined first, and others that are to be found, the largest first. */
export interface Clubs {
  mine: ClubCard[];
  others: ClubCard[];
}

/** Somebody who belongs to the club; `here`: in the hall just now. */
export interface MemberLine {
  id: string;
  name: string;
  role: string;
  since: number;
  here: boolean;
}

/** Body of POST /api/clubs. Who comes to the `door` is let in, or asks, or needs an invitation even to find it. */
export interface NewClub {
  name: string;
  text?: string;
  door?: "asking" | "invited" | "open";
}

/** Body of POST /api/clubs/{club}/tables: whoever opens it sits down there, with the `pledge` of their device. */
export interface NewClubTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  minutes?: number;
  seconds?: number;
  days?: number;
  timeout?: "bot" | "concede" | "nothing";
  fill?: number;
  pledge?: string | null;
}

/** A club one belongs to, for who opens a table. */
export interface OwnClub {
  id: string;
  name: string;
  presets: ClubPreset[];
}

/**
 * For which club a table was opened; None: for none, or for one that only those know who are invited.
 *
 * `welcome`: one may sit down there. `invite`, for members, is the word that lets others: /t/{id}?invite=…
 */
export interface TableClub {
  club: ClubName | null;
  welcome: boolean;
  invite: string | null;
}
