import { expect, test } from "vitest";
import { chancesByStep, dearest } from "../src/pages/replay/looking-back";
import type { Hindsight, Moment, Replay } from "../src/wire/http";

function moment(rev: number, chances: number[], cost: number | null = null): Moment {
  return {
    rev,
    seat: cost === null ? -1 : 0,
    chances,
    judged: cost === null ? null : { made: {}, best: {}, cost },
  };
}

function seen(...moments: Moment[]): Hindsight {
  return { sides: [[0], [1]], begin: [0.5, 0.5], moments, balances: [], key: [] };
}

const replay = { steps: [7, 8, 9, 10].map((rev) => ({ rev })) } as unknown as Pick<Replay, "steps">;

test("a step has the chances after its last moment, and one without a moment those before it", () => {
  const found = seen(
    moment(0, [0.6, 0.4]),
    moment(8, [0.7, 0.3], 0),
    moment(8, [0.2, 0.8]),
    moment(10, [1, 0], 0.1),
  );
  expect(chancesByStep(replay, found)).toEqual([
    [0.6, 0.4],
    [0.2, 0.8],
    [0.2, 0.8],
    [1, 0],
  ]);
});

test("before any draw everybody has the chances of the beginning", () => {
  expect(chancesByStep(replay, seen())[0]).toEqual([0.5, 0.5]);
});

test("the dearest decisions come first, three at most, and none that cost next to nothing", () => {
  const costs = [0.01, 0.2, 0.004, 0.05, 0, 0.1].map((cost, n) => moment(n + 7, [0.5, 0.5], cost));
  expect(dearest(seen(...costs, moment(20, [0.5, 0.5]))).map(({ judged }) => judged.cost)).toEqual([
    0.2, 0.1, 0.05,
  ]);
});
