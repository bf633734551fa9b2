import { expect, test } from "vitest";
import {
  changesAt,
  chancesByStep,
  chancesKnown,
  dearest,
  knownTo,
  turningPoints,
} from "../src/ui/looking-back";
import type { Hindsight, Moment, Replay } from "../src/wire/http";

function moment(rev: number, chances: number[], cost: number | null = null): Moment {
  return {
    rev,
    seat: cost === null ? -1 : 0,
    chances,
    judged: cost === null ? null : { made: [], best: [], play: [-cost, cost], cost, why: [] },
    sights: null,
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

test("the dearest decisions come first, and none that cost next to nothing", () => {
  const costs = [0.01, 0.2, 0.004, 0.05, 0, 0.1].map((cost, n) => moment(n + 7, [0.5, 0.5], cost));
  expect(dearest(seen(...costs, moment(20, [0.5, 0.5]))).map(({ judged }) => judged.cost)).toEqual([
    0.2, 0.1, 0.05, 0.01,
  ]);
});

test("a key moment is of the side whose chance changed most, by luck or by play", () => {
  const found = {
    ...seen(moment(7, [0.6, 0.4]), moment(8, [0.3, 0.7], 0.3), moment(9, [0.31, 0.69])),
    key: [0, 1, 2],
  };
  expect(turningPoints(found)).toEqual([
    { moment: found.moments[0], side: 0, before: 0.5, after: 0.6, luck: true },
    { moment: found.moments[1], side: 0, before: 0.6, after: 0.3, luck: false },
  ]);
});

test("what an entry did is told moment by moment: by a decision, and by luck", () => {
  const found = seen(moment(7, [0.6, 0.4]), moment(8, [0.5, 0.5], 0.1), moment(8, [0.75, 0.25]));
  const [decision, draw] = changesAt(found, 8);
  expect(decision?.by.map((by) => by.toFixed(2))).toEqual(["-0.10", "0.10"]);
  expect(decision?.luck.map((by) => Math.abs(by).toFixed(2))).toEqual(["0.00", "0.00"]);
  expect(draw?.luck).toEqual([0.25, -0.25]);
  expect(changesAt(found, 9)).toEqual([]);
});

test("a review that is being made is known up to its last moment", () => {
  const found = seen(moment(0, [0.6, 0.4]), moment(8, [0.7, 0.3], 0));
  expect(knownTo(replay, found, false)).toBe(1);
  expect(knownTo(replay, found, true)).toBe(3);
  expect(knownTo(replay, seen(), false)).toBe(-1);
});

test("a seat sees what it could know, and the truth knows all", () => {
  const sights = {
    seats: [
      [0.8, 0.2],
      [0.4, 0.6],
    ],
    whole: [0.3, 0.7],
  };
  const found = seen(moment(7, [0.5, 0.5]), { ...moment(8, [0.6, 0.4]), sights }, moment(9, [0.9, 0.1]));
  const at8 = (to: number | "all" | null): number[] | undefined => chancesKnown(replay, found, to)[1];
  expect([at8(null), at8(0), at8(1), at8("all")]).toEqual([
    [0.6, 0.4],
    [0.8, 0.2],
    [0.4, 0.6],
    [0.3, 0.7],
  ]);
  expect(chancesKnown(replay, found, 1)[2]).toEqual([0.9, 0.1]);
});
