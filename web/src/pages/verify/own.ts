import type { Kept } from "../../net/nonces";
import { alike, type Entry } from "./log";

/**
 * The verdict of a log on a number that this device has pledged.
 *
 * 'sent': it stands there as it was sent. Bad are 'pledge' (the log lacks its pledge, or names other pledges than the
 * hall showed before this device opened) and 'nonce' (the log has another number, or none, in its place). 'unused': a
 * game began without any number of this device. That is right only if its owner left meanwhile or pledged elsewhere.
 */
export interface Own {
  no: number;
  is: "sent" | "pledge" | "nonce" | "unused";
}

/** A start that was asked for, up to the game or its calling off. */
interface Attempt {
  commitment: string;
  pledged: Record<string, string>;
  opened: Record<string, string>;
  /** The pledges that were given under the same commitment; true for those that came before the game. */
  given: Map<string, boolean>;
  start: Required<Entry>["start"] | null;
}

/** Compares a log with what this device has kept for its table. */
export function compare(entries: readonly Entry[], own: readonly (readonly [string, Kept])[]): Own[] {
  const attempts = attemptsOf(entries);
  const mine = new Set(own.map(([pledge]) => pledge));
  const said = own.flatMap(([pledge, kept]) => judged(pledge, kept, attempts, mine) ?? []);
  return said.sort((one, other) => one.no - other.no);
}

/** Return the table of a log. */
export function tableOf(entries: readonly Entry[]): string {
  return entries[0]?.command.table ?? "";
}

function attemptsOf(entries: readonly Entry[]): Attempt[] {
  const attempts: Attempt[] = [];
  let now = attempt("");
  for (const { by, command, commit, pledged, start } of entries) {
    if (command.pledge !== undefined) now.given.set(command.pledge, now.start === null);
    if (command.do === "open-nonce") now.opened[String(by)] = command.nonce ?? "";
    if (pledged !== undefined) now.pledged = pledged;
    if (start !== undefined) now.start = start;
    if (commit === undefined) continue;
    now = attempt(commit);
    attempts.push(now);
  }
  return attempts;
}

function attempt(commitment: string): Attempt {
  return { commitment, pledged: {}, opened: {}, given: new Map(), start: null };
}

function judged(
  pledge: string,
  kept: Kept,
  attempts: readonly Attempt[],
  mine: ReadonlySet<string>,
): Own | null {
  const { opened } = kept;
  const it = attempts.find(({ commitment, given }) =>
    opened === null ? given.has(pledge) : commitment === opened.commitment,
  );
  const no = it?.start?.no ?? opened?.no ?? 0;
  if (it?.given.has(pledge) !== true) return { no, is: "pledge" };
  if (opened === null) {
    const missed = it.start !== null && it.given.get(pledge) === true;
    return missed && !Object.values(it.pledged).some((one) => mine.has(one)) ? { no, is: "unused" } : null;
  }
  if (!alike(it.pledged, opened.pledges)) return { no, is: "pledge" };
  const chair = String(opened.chair);
  const there = it.start === null ? it.opened[chair] : it.start.nonces[chair];
  // A number that was never acknowledged may not have arrived before the start was called off.
  if (there === undefined && it.start === null && !kept.taken) return null;
  if (there !== kept.nonce) return { no, is: "nonce" };
  return it.start === null ? null : { no, is: "sent" };
}
