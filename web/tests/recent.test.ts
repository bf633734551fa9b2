import { describe, expect, it } from "vitest";
import { recent } from "../src/pages/table/recent";

const entry = (rev: number, seat: number | null, ...events: string[]) => ({
  rev,
  at: 0,
  seat,
  events: events.map((event) => ({ event })),
});

describe("what the others did since one moved last", () => {
  const history = [
    entry(1, 1, "of-the-game-before"),
    entry(2, null, "game-began"),
    entry(3, 0, "mine"),
    entry(4, 1, "first"),
    entry(5, null, "joined"),
    entry(6, 2, "second", "third"),
  ];
  const names = (mine: number[], from = history): unknown[] =>
    recent(from, mine).map((event) => (event as { event: string }).event);

  it("is all since one's own last move", () => expect(names([0])).toEqual(["first", "second", "third"]));
  it("is the newest move for a spectator", () => expect(names([])).toEqual(["second", "third"]));
  it("goes back to the beginning of the game", () =>
    expect(names([5])).toEqual(["mine", "first", "second", "third"]));
  it("leaves out what was taken back", () => {
    const undone = { ...entry(7, null), events: [{ event: "undone", to: 5 }] };
    expect(names([0], [...history, undone])).toEqual(["first"]);
  });
});
