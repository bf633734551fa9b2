import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/fearsome-floors";
import { lately } from "../walks";

const events = (...told: object[]): Event[] => told as Event[];

describe("the ways that others went", () => {
  it("go from the door or a square over pools to where they end", () => {
    expect(
      lately(
        events(
          { event: "taken", seat: 2, square: "d9" },
          { event: "stepped", seat: 2, over: ["e9", "f9"], square: "g9" },
          { event: "stopped", seat: 2, square: "g9" },
          { event: "taken", seat: 1, square: "a1" },
          { event: "escaped", seat: 1 },
        ),
      ),
    ).toEqual([
      { seat: 2, squares: ["d9", "e9", "f9", "g9"] },
      { seat: 1, squares: ["a1", "exit"] },
    ]);
  });

  it("leave out who stayed, and show where the monster went", () => {
    expect(
      lately(
        events(
          { event: "taken", seat: 2, square: "d9" },
          { event: "stopped", seat: 2, square: "d9" },
          { event: "monster-stepped", step: 1, start: "a1", path: ["b1"] },
          { event: "monster-stepped", step: 2, start: "b1", path: ["c1", "d1"] },
          { event: "monster-teleported", square: "h4" },
        ),
      ),
    ).toEqual([{ seat: null, squares: ["a1", "b1", "c1", "d1", "h4"] }]);
  });
});
