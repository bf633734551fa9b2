import type { Happened } from "../wire/types";
import { listed } from "./dialect";
import { character } from "./faces/characters";
import { find, type Args } from "./i18n";
import { paint, type SeatLook } from "./seats";
import { thing } from "./things";

/**
 * The names that turn an event into a sentence. Its text is `<game>-event-<tag>` or `event-<tag>`, and gets the event's
 * fields: `seat`, `seats`, `winners`, `removed`, `victim` (seats), `chair`, `by`, `other`, `chairs`, `late` (chairs)
 * and `player`, `former` as names; other numbers as numbers; a code by the game's word for it, if any
 * (`GAME-thing-CODE`); flags as "true" / "false"; an absent field as "none"; lists joined, pairs as 7/3, and their
 * length as `<field>-count`. `bot` is the name of the bot of a `level` on a `chair`; `goal` is the number of wins that
 * end the match.
 */
export interface People {
  game: string;
  seats: readonly SeatLook[];
  /** Name and colour of the owner of a chair. */
  chair(chair: number): SeatLook;
  player(id: string): string;
  /** Wins that end the match; 1 without a match. */
  goal: number;
}

/** A piece of a sentence: plain words, or the name of somebody with a colour. */
export type Word = string | SeatLook;

/** A kind of text: an event, a move, an event for its victim, the result of a game, or the reason for a win. */
export type Kind = "event" | "move" | "missed" | "result" | "decided";

/** The people of a game of which only the seats are known. */
export function atSeats(game: string, seats: readonly SeatLook[]): People {
  const nobody: SeatLook = { seat: 0, name: "–", ...paint(0), side: 0, bot: null };
  return { game, seats, chair: (at) => seats[at] ?? nobody, player: () => "–", goal: 1 };
}

export interface Said {
  event: string;
  [field: string]: unknown;
}

const SEATS = new Set(["seat", "seats", "winners", "removed", "victim"]);
const CHAIRS = new Set(["chair", "by", "other", "chairs", "late"]);
/** Numbers of seats travel through Fluent between these private characters. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** The sentence of an event (or a move); null when it has none (it is then not worth saying). */
export function sentence(event: Said, people: People, kind: Kind = "event"): Word[] | null {
  return worded([`${people.game}-${kind}-${event.event}`, `${kind}-${event.event}`], event, people, kind);
}

/** The first of these texts that exists, with these fields; null when none does, or when it is empty. */
export function worded(
  keys: readonly string[],
  fields: Readonly<Record<string, unknown>>,
  people: People,
  kind: Kind = "event",
): Word[] | null {
  const known: SeatLook[] = [];
  const mark = (look: SeatLook): string => `${OPEN}${known.push(look) - 1}${CLOSE}`;
  const args: Args = { goal: people.goal };
  for (const [field, value] of Object.entries(fields)) {
    args[field] = spoken(field.replace(/^(first|every)-/, ""), value, people, mark, kind);
    if (Array.isArray(value)) args[`${field}-count`] = value.length;
  }
  const { level, chair } = fields;
  if (typeof level === "string" && typeof chair === "number")
    args["bot"] = find(`character-${character(level, chair)}`) ?? level;
  for (const key of keys) {
    const text = find(key, args);
    if (text !== null) return text === "" ? null : split(text, known);
  }
  return null;
}

/** All sentences of an event: its own, and for a hint those of the moves that a bot would make. */
export function sentences(event: Said, people: People): Word[][] {
  const { moves, seat } = event;
  const hinted = event.event === "hinted" && Array.isArray(moves) ? (moves as { do: string }[]) : [];
  return [
    sentence(event, people),
    ...hinted.map((move) => sentence({ ...move, event: move.do, seat }, people, "move")),
  ].filter((words) => words !== null);
}

/** A sentence as plain text, for screen readers and titles. */
export function plain(words: readonly Word[]): string {
  return words.map((word) => (typeof word === "string" ? word : word.name)).join("");
}

function spoken(
  field: string,
  value: unknown,
  people: People,
  mark: (look: SeatLook) => string,
  kind: Kind,
): string | number {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) =>
      Array.isArray(item) ? item.join("/") : String(spoken(field, item, people, mark, kind)),
    );
    return SEATS.has(field) || CHAIRS.has(field) ? listed(items) : items.join(", ");
  }
  if (typeof value === "number") {
    if (SEATS.has(field)) return name(people.seats[value], mark);
    // No move names a chair: the `by` of a weather is how far it goes.
    if (kind !== "move" && CHAIRS.has(field)) return name(people.chair(value), mark);
    return value;
  }
  if (typeof value === "object") return Object.values(value).join("/");
  if (field === "player" || field === "former") return people.player(value as string);
  if (["name", "reset", "level"].includes(field)) return term(field, value, people.game);
  return typeof value === "string" ? thing(people.game, value) : JSON.stringify(value);
}

function name(look: SeatLook | undefined, mark: (look: SeatLook) => string): string {
  return look === undefined ? "–" : mark(look);
}

/** Names of options and levels in the reader's language. */
function term(field: string, value: unknown, game: string): string {
  const said = String(value);
  if (field === "level") return find(`level-${said}`) ?? said;
  return find(`${game}-option-${said}`) ?? said;
}

function split(text: string, known: readonly SeatLook[]): Word[] {
  return text
    .split(/\uE000(\d+)\uE001/)
    .map((piece, index) => (index % 2 === 1 ? (known[Number(piece)] ?? "") : piece))
    .filter((word) => word !== "");
}

/** Kinds of events by which a table changes its position without a move. */
const REPLACING: readonly string[] = ["undone", "redrawn", "went-to"];

/** The part of an entry that tells whether it changed the position. */
type Deed = Pick<Happened, "rev" | "seat" | "events">;

/** The revs whose deeds were undone later. Votes, newcomers and the like between them have happened all the same. */
export function takenBack(history: readonly Deed[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of history)
    for (const event of entry.events as Said[]) {
      const back = event["to"];
      if (event.event !== "undone" || typeof back !== "number") continue;
      for (const deed of history)
        if (deed.rev > back && deed.rev < entry.rev && moved(deed)) gone.add(deed.rev);
    }
  return gone;
}

function moved({ seat, events }: Deed): boolean {
  return seat !== null || (events as Said[]).some(({ event }) => REPLACING.includes(event));
}
