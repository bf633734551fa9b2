import { written } from "./i18n";
import { sentences, worded, type People, type Said, type Word } from "./words";

/** A sentence, with the kind of the events that it tells. */
export interface Told {
  tag: string;
  words: Word[];
}

/**
 * Events in words, where several of a kind in a row are one sentence if the game has a text for that: `GAME-run-TAG`.
 * It gets the fields of the last of them, `first-FIELD` of the first, `every-FIELD` with all different values, their
 * number as `count`, and `all`, true when everybody at the table has a part in it.
 */
export function merged(events: readonly Said[], people: People): Told[] {
  const told: Told[] = [];
  for (let at = 0; at < events.length;) {
    const run = runAt(events, at, people.game);
    const [first] = run;
    if (first === undefined) break;
    const one = run.length > 1 ? runTold(run, people) : null;
    const words = one === null ? run.flatMap((event) => sentences(event, people)) : [one];
    told.push(...words.map((each) => ({ tag: first.event, words: each })));
    at += run.length;
  }
  return told;
}

/** Returns true when these events, one after the other, belong in one sentence. */
export function runs(game: string, before: Said, after: Said): boolean {
  return before.event === after.event && shape(before) === shape(after) && written(runKey(game, after));
}

const runKey = (game: string, { event }: Said): string => `${game}-run-${event}`;

/** The events, from a place on, that belong in one sentence. */
function runAt(events: readonly Said[], from: number, game: string): Said[] {
  const run: Said[] = [];
  for (const event of events.slice(from)) {
    const last = run.at(-1);
    if (last !== undefined && !runs(game, last, event)) break;
    run.push(event);
  }
  return run;
}

/** The shape of an event among its kind: its flags, and the lengths of its lists of names. */
function shape(event: Said): string {
  return JSON.stringify(
    Object.entries(event).map(([field, value]) => {
      if (Array.isArray(value))
        return [field, value.every((item) => typeof item !== "object") ? value.length : 0];
      return [field, typeof value === "boolean" ? value : 0];
    }),
  );
}

function runTold(run: readonly Said[], people: People): Word[] | null {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return null;
  const fields: Record<string, unknown> = { ...last, count: run.length };
  for (const field of Object.keys(last)) {
    fields[`first-${field}`] = first[field];
    fields[`every-${field}`] = [...new Set(run.map((event) => event[field]))];
  }
  const seats = new Set(run.map(({ seat }) => seat));
  fields["all"] = seats.size === people.seats.length;
  return worded([runKey(people.game, last)], fields, people);
}
