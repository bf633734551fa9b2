// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

import type { Somebody } from "./fair";
import type { Card, ClubName } from "./frames";
import type { SeasonLine } from "./records";

/** Body of PUT /api/clubs/{club}/members/{player}. */
export interface Appointment {
  /** 'out' bars the player from the club, 'none' lifts that; 'owner' hands the club over. */
  role: "member" | "none" | "officer" | "out" | "owner";
}

/** The leaderboard of a club, in a game or a class of its options. */
export interface ClubBoard {
  game: string;
  /** Key of the class of options; '' for the whole game. */
  kind: string;
  /** Best first; members without rated games come last. */
  board: SeasonLine[];
}

/** A club in a list, for one reader. */
export interface ClubCard {
  id: string;
  name: string;
  /** At most its first 160 characters. */
  text: string;
  door: string;
  members: number;
  /** Members who are connected to the hall. */
  here: number;
  /** The reader's: 'owner', 'officer', 'member', 'asking', or None. */
  role: string | null;
  /** Open requests to join; 0 for readers who are not officers. */
  asking: number;
}

/** Body of PATCH /api/clubs/{club}; None keeps a value. Officers may change the text, the owner everything. */
export interface ClubChange {
  name?: string | null;
  text?: string | null;
  door?: "asking" | "invited" | "open" | null;
}

/** A game, or a class of its options, that members have played. */
export interface ClubKind {
  game: string;
  /** Key of the class of options; '' for the whole game. */
  kind: string;
  /** 0 for the whole game. */
  seats: number;
  /** As in `KindTally`; empty for the whole game. */
  options: Record<string, boolean | number | string>;
  /** Members who have played it. */
  members: number;
}

/** A club's page, for one reader. */
export interface ClubPage {
  id: string;
  name: string;
  text: string;
  door: string;
  founded: number;
  /** The reader's: 'owner', 'officer', 'member', 'asking', or None. */
  role: string | null;
  /** By role, then those connected to the hall first. */
  members: MemberLine[];
  /** Players who ask to join; empty for readers who are not officers. */
  asking: Somebody[];
  /** Barred players; empty for readers who are not officers. */
  out: Somebody[];
  /** Word of the club's invitation, /clubs/{id}?invite=…; None for readers who are not officers. */
  invite: string | null;
  /** Tables that are not over, newest first; empty for readers who are not members. */
  tables: Card[];
  /** Empty for readers who are not members. */
  presets: ClubPreset[];
  kinds: ClubKind[];
}

/** A table preset of a club. */
export interface ClubPreset {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** For the whole game; not together with `days`. */
  minutes?: number;
  /** Added with each turn; not together with `days`. */
  seconds?: number;
  /** For each turn. */
  days?: number;
  /** As in the command `timeout`. */
  timeout?: "bot" | "concede" | "nothing";
  /** Seconds after which bots take the missing chairs; 0 waits for people. */
  fill?: number;
  /** 1 to 40 characters. */
  name: string;
}

/** Body of POST /api/moderation/clubs/{club}: a moderator's act. */
export interface ClubRuling {
  act: "clear-name" | "clear-text" | "close-club";
  /** The reason, which the owner reads. */
  why: string;
  /** Report that this act closes; None to act without one. */
  report?: string | null;
}

/** The list of clubs, for one reader. */
export interface Clubs {
  /** Clubs that the reader belongs to, or has asked to join, in the order of joining. */
  mine: ClubCard[];
  /** Other clubs that are not hidden, the largest first, 60 at most. */
  others: ClubCard[];
}

/** A member of a club. */
export interface MemberLine {
  id: string;
  name: string;
  /** 'owner', 'officer' or 'member'. */
  role: string;
  /** Joined, in unix seconds. */
  since: number;
  /** True when connected to the hall. */
  here: boolean;
}

/** Body of POST /api/clubs. */
export interface NewClub {
  name: string;
  text?: string;
  /** 'open': anybody joins; 'asking': officers decide; 'invited': nobody finds the club without an invitation. */
  door?: "asking" | "invited" | "open";
}

/** Body of POST /api/clubs/{club}/tables. The player who opens the table sits down there. */
export interface NewClubTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** For the whole game; not together with `days`. */
  minutes?: number;
  /** Added with each turn; not together with `days`. */
  seconds?: number;
  /** For each turn. */
  days?: number;
  /** As in the command `timeout`. */
  timeout?: "bot" | "concede" | "nothing";
  /** Seconds after which bots take the missing chairs; 0 waits for people. */
  fill?: number;
  /** Commitment of the player's device, for verified chance. */
  pledge?: string | null;
}

/** A club of a member who opens a table. */
export interface OwnClub {
  id: string;
  name: string;
  presets: ClubPreset[];
}

/** The club of a table, for one reader. */
export interface TableClub {
  /** None for a table of no club, and of a hidden club that the reader does not belong to. */
  club: ClubName | null;
  /** True when the reader may sit down there. */
  welcome: boolean;
  /** Word of the table's invitation, /t/{id}?invite=…; None for readers who are not members. */
  invite: string | null;
}
