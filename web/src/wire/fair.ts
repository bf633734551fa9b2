// Written by tools/wire_types.py from the Python Structs: change those, then run it again.

import type { ChatLine, ClubName, Word } from "./frames";

/** One person before the moderators: what holds now, and all rulings upon them, newest first. */
export interface Case {
  player: Somebody;
  moderator: boolean;
  muted: Word | null;
  banned: Word | null;
  rulings: RulingLine[];
}

/** What moderators have before them: open reports, the oldest first, and the newest lines of the audit. */
export interface Desk {
  reports: ReportLine[];
  rulings: RulingLine[];
}

/** Body of POST /api/reports: somebody, the table where it happened ('' for none), why, and in one's own words. */
export interface NewReport {
  player: string;
  table?: string;
  reason: "chat" | "cheating" | "club" | "leaving" | "name" | "other";
  text?: string;
}

/** Body of POST /api/moderation/rulings. `hours` of a mute or a ban; 0 lifts it. `report` is closed by it. */
export interface NewRuling {
  player: string;
  act: "ban" | "dismiss" | "mute" | "warn";
  why: string;
  hours?: number;
  report?: string | null;
}

/**
 * A report as moderators see it: `chat` is what was said at the table until then, `rev` how far it had come.
 *
 * `table` is None for a report from somebody's page. About the name or text of a `club` that the player owns, `chat`
 * has both as they were.
 */
export interface ReportLine {
  id: string;
  at: number;
  reporter: Somebody;
  player: Somebody;
  table: string | null;
  rev: number;
  reason: string;
  text: string;
  chat: ChatLine[];
  club: ClubName | null;
}

/**
 * A line of the audit; `n` counts from 1. `by` is None for the host's own command line.
 *
 * `act`: 'warn', 'mute', 'ban', 'dismiss', 'read', 'erase', 'grant', 'revoke', and about a `club` that the player
 * owned 'clear-name', 'clear-text', 'close-club'.
 */
export interface RulingLine {
  n: number;
  at: number;
  by: Somebody | null;
  player: Somebody;
  act: string;
  why: string;
  until: number | null;
  report: string | null;
  club: ClubName | null;
}

/** Whom one ignores and whom one avoids, the last first. */
export interface Shunned {
  ignored: Somebody[];
  avoided: Somebody[];
}

/** A person by id and present name. */
export interface Somebody {
  id: string;
  name: string;
}
