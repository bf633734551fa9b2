import type { Hindsight, Moment, Replay } from "../../wire/http";

const MOST = 3;

/** A decision that was not the best one costs at least this much before it is worth a line. */
const WORTH_TELLING = 0.005;

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

export interface Decision {
  moment: Moment;
  judged: NonNullable<Moment["judged"]>;
}

/** The decisions that cost most, dearest first. */
export function dearest(seen: Hindsight): Decision[] {
  return seen.moments
    .flatMap((moment) => (moment.judged == null ? [] : [{ moment, judged: moment.judged }]))
    .filter(({ judged }) => judged.cost >= WORTH_TELLING)
    .sort((one, other) => other.judged.cost - one.judged.cost)
    .slice(0, MOST);
}
