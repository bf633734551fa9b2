import { BEGINS, TELLING, TOGETHER } from "../../boards/telling";
import { merged } from "../../ui/runs";
import { sentences, takenBack, type People, type Said, type Word } from "../../ui/words";
import type { Happened } from "../../wire/types";

/** A line of the log: the events of one turn, or of one entry that belongs to none. */
export interface Turn {
  /** The entry with which it begins; `last` is the one with which it ends. */
  rev: number;
  last: number;
  /** Counts the turns that begin in one entry. */
  n: number;
  at: number;
  /** The seat on turn; null for a phase, and where several had a part in it. */
  seat: number | null;
  undone: boolean;
  events: Said[];
}

/** The words of a line of the log: a summary, and the steps that are folded up. No steps where the summary says all. */
export interface Line {
  summary: Word[][];
  steps: Word[][];
}

/** Most sentences on one line. */
const MOST = 2;

/** The turns of a history; where `parts` names an entry, a line ends with it. */
export function turnsOf(history: readonly Happened[], parts: ReadonlySet<number>): Turn[] {
  const turns: Turn[] = [];
  const undone = takenBack(history);
  let parted = true;
  for (const entry of history) {
    const out = undone.has(entry.rev);
    (entry.events as Said[]).forEach((event, index) => {
      const now = turns.at(-1);
      const goesOn =
        now !== undefined && !parted && now.undone === out && continues(now, entry, event, index);
      parted = false;
      if (goesOn) {
        now.events.push(event);
        now.last = entry.rev;
        if (entry.seat !== now.seat && index === 0) now.seat = null;
      } else turns.push(begun(entry, event, out, now));
    });
    parted ||= parts.has(entry.rev);
  }
  return turns;
}

function begun({ rev, at, seat }: Happened, event: Said, undone: boolean, before: Turn | undefined): Turn {
  const begins = BEGINS[event.event];
  const own = typeof event["seat"] === "number" ? event["seat"] : null;
  return {
    rev,
    last: rev,
    n: before?.rev === rev ? before.n + 1 : 0,
    at,
    seat: begins === undefined ? seat : begins ? own : null,
    undone,
    events: [event],
  };
}

/** Return true when an event belongs to the line before it. */
function continues(turn: Turn, entry: Happened, event: Said, index: number): boolean {
  if (event.event in BEGINS) return false;
  if (index > 0) return true;
  const shared = TOGETHER[event.event];
  const before = turn.events.at(-1)?.event ?? "";
  return (
    (entry.seat !== null && entry.seat === turn.seat) || (shared !== undefined && shared === TOGETHER[before])
  );
}

/** The words of a turn. */
export function lineOf({ events }: Turn, who: People): Line {
  const steps = events.flatMap((event) => sentences(event, who));
  const told = merged(sorted(events), who);
  const tiers = TELLING[who.game] ?? [];
  const telling =
    tiers.map((tags) => told.filter(({ tag }) => tags.includes(tag))).find((some) => some.length > 0) ??
    (told.length > MOST ? told.slice(-1) : told);
  const summary = telling.slice(-MOST).map(({ words }) => words);
  return { summary, steps: summary.length === steps.length ? [] : steps };
}

/** Return the events sorted by kind where several players act at once: these come in no order. */
function sorted(events: readonly Said[]): readonly Said[] {
  if (!events.every(({ event }) => event in TOGETHER)) return events;
  const order = [...new Set(events.map(({ event }) => event))];
  return order.flatMap((tag) => events.filter(({ event }) => event === tag));
}
