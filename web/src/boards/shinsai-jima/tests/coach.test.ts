import { expect, test } from "vitest";
import { MARKS } from "../coach";
import type { Hand } from "../hand";

/** Return a hand before the shots of the catapult, with these cubes loaded and these moves offered. */
function before(loaded: readonly string[], offered: readonly string[]): Hand {
  const view = { phase: "load", catapult: { loaded, shots: 2 } };
  const draft = { seat: 0, view, offered: offered.map((deed) => ({ do: deed })), whole: false };
  return { draft, asked: null } as unknown as Hand;
}

/** Return the names of the hints that apply. */
function useful(hand: Hand): string[] {
  return MARKS.filter(({ when }) => when(hand)).map(({ name }) => name);
}

test("once a cube is loaded the next hint is about aiming, although more could be loaded", () => {
  expect(useful(before([], ["load"]))).toEqual(["load"]);
  expect(useful(before(["red"], ["load", "aim"]))).toEqual(["aim"]);
});
