import { expect, test } from "vitest";
import { MARKS } from "../coach";
import type { Hand } from "../hand";

/** A hand before the catapult that may load, aim, or do both. */
function before(loaded: readonly string[], offered: readonly string[]): Hand {
  const view = { phase: "load", catapult: { loaded, shots: 2 } };
  const draft = { seat: 0, view, offered: offered.map((deed) => ({ do: deed })), whole: false };
  return { draft, asked: null } as unknown as Hand;
}

/** The hints that are of use. */
function useful(hand: Hand): string[] {
  return MARKS.filter(({ when }) => when(hand)).map(({ name }) => name);
}

test("once a cube is loaded the next hint is about aiming, although more could be loaded", () => {
  expect(useful(before([], ["load"]))).toEqual(["load"]);
  expect(useful(before(["red"], ["load", "aim"]))).toEqual(["aim"]);
});
