import type { Hindsight, Moment, Replay } from "../wire/http";

/** Number of decisions that are shown until the reader asks for all. */
export const FEW = 3;

/** Least cost, as a chance from 0 to 1, of a decision that is worth a line. */
export const WORTH_TELLING = 0.005;

/** The chance of each side after each step of a replay; a step that changed nothing keeps those before it. */
export function chancesByStep(replay: Pick<Replay, "steps">, seen: Hindsight): number[][] {
  const after = new Map<number, number[]>();
  let opening = [...seen.begin];
  for (const moment of seen.moments) {
    if (moment.rev === 0) opening = moment.chances;
    else after.set(moment.rev, moment.chances);
  }
  let now = opening;
  return replay.steps.map(({ rev }) => (now = after.get(rev) ?? now));
}

/** The knowledge behind chances: everybody's (null), that of a seat, or with nothing hidden ('all'). */
export type Known = number | "all" | null;

/** As `chancesByStep`, by the knowledge of a seat, or with nothing hidden. */
export function chancesKnown(replay: Pick<Replay, "steps">, seen: Hindsight, to: Known): number[][] {
  const moments = seen.moments.map((moment) => {
    const { sights, chances } = moment;
    const known = sights == null || to === null ? null : to === "all" ? sights.whole : sights.seats[to];
    return { ...moment, chances: known ?? chances };
  });
  return chancesByStep(replay, { ...seen, moments });
}

/** The change of every side's chance in a moment, by a decision that was not the best and by luck. */
export interface Change {
  moment: Moment;
  /** The whole change of each side. */
  by: number[];
  /** The part of it that is luck, for each side: dice, draws, and the unforeseen. */
  luck: number[];
}

/** The changes of the moments that belong to an entry, in their order; of entry 0 those before the first turn. */
export function changesAt(seen: Hindsight, rev: number): Change[] {
  return seen.moments.flatMap((moment, place) => {
    if (moment.rev !== rev) return [];
    const before = seen.moments[place - 1]?.chances ?? seen.begin;
    const by = moment.chances.map((chance, side) => chance - (before[side] ?? 0));
    const luck = by.map((change, side) => change - (moment.judged?.play[side] ?? 0));
    return [{ moment, by, luck }];
  });
}

/** The last step of a game whose moments the review has; -1 for none. */
export function knownTo(replay: Pick<Replay, "steps">, seen: Hindsight, whole: boolean): number {
  if (whole) return replay.steps.length - 1;
  const last = seen.moments.at(-1)?.rev;
  return last === undefined ? -1 : replay.steps.findLastIndex(({ rev }) => rev <= last);
}

export interface Decision {
  moment: Moment;
  judged: NonNullable<Moment["judged"]>;
}

/** The decisions that cost something, dearest first. */
export function dearest(seen: Hindsight): Decision[] {
  return seen.moments
    .flatMap((moment) => (moment.judged == null ? [] : [{ moment, judged: moment.judged }]))
    .filter(({ judged }) => judged.cost >= WORTH_TELLING)
    .sort((one, other) => other.judged.cost - one.judged.cost);
}

/** Least change of a chance, from 0 to 1, in a moment that is shown. */
const TURNS_AT = 0.02;

export interface TurningPoint {
  moment: Moment;
  /** The side whose chance changed most. */
  side: number;
  before: number;
  after: number;
  /** True for luck or the unforeseen, false for a decision that was not the best. */
  luck: boolean;
}

/** The key moments of a game, in their order. */
export function turningPoints(seen: Hindsight): TurningPoint[] {
  return seen.key.flatMap((place) => {
    const moment = seen.moments[place];
    if (moment === undefined) return [];
    const before = seen.moments[place - 1]?.chances ?? seen.begin;
    const changes = moment.chances.map((chance, side) => Math.abs(chance - (before[side] ?? 0)));
    const most = Math.max(...changes);
    const side = changes.indexOf(most);
    if (most < TURNS_AT) return [];
    const played = Math.abs(moment.judged?.play[side] ?? 0);
    return [
      {
        moment,
        side,
        before: before[side] ?? 0,
        after: moment.chances[side] ?? 0,
        luck: played < most / 2,
      },
    ];
  });
}
