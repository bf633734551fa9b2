import { describe, expect, it } from "vitest";
import type { Move, ShinsaiJimaView } from "../../../wire/shinsai-jima";
import { neighbour } from "../Island";
import { attempt, cellOf, modeOf, modes, question, targets } from "../choices";
import { film } from "../film";
import { ahead, CELLS, lane, turned } from "../grid";
import { bearing, beside, corners, farFirst, middle } from "../projection";

const view = {
  turn: { piece: "A1" },
  catapult: { rank: 2 },
  pieces: [{ id: "A1", cell: "d4", facing: "E" }],
} as unknown as ShinsaiJimaView;

const walk: Move = { do: "advance", kind: "walk", distance: 1, facing: null };
const jump: Move = { do: "advance", kind: "jump", distance: 2, facing: null };
const press: Move = { do: "advance", kind: "press", distance: 1, facing: null };
const swing = (turn: "cw" | "ccw", quarters: number, facing: "N" | "E" | "S" | "W", slam = false): Move => ({
  do: "swing",
  turn,
  quarters,
  facing,
  slam,
});

describe("the grid", () => {
  it("has forty-nine cells with names, rows from the north", () => {
    expect(CELLS).toHaveLength(49);
    expect([CELLS[0], CELLS[6], CELLS[48]]).toEqual(["a1", "g1", "g7"]);
    expect([ahead("d4", "N"), ahead("d4", "E", 2), ahead("g4", "E")]).toEqual(["d3", "f4", null]);
    expect([turned("N", 1), turned("N", -1), turned("W", 5)]).toEqual(["E", "W", "N"]);
  });

  it("knows the lanes of the catapult from every edge", () => {
    expect([lane("S", 3, 0), lane("N", 3, 0), lane("W", 3, 0), lane("E", 3, 1)]).toEqual([
      "d7",
      "d1",
      "a4",
      "f4",
    ]);
  });
});

describe("what a click means", () => {
  it("is shown on the cell where the move leads", () => {
    expect([walk, jump].map((move) => cellOf(move, view))).toEqual(["e4", "f4"]);
    expect(cellOf(swing("cw", 1, "S"), view)).toBe("d5");
    expect(cellOf(swing("ccw", 1, "N"), view)).toBe("d3");
    const edge = { ...view, pieces: [{ id: "A1", cell: "d1", facing: "E" }] } as ShinsaiJimaView;
    expect(cellOf(swing("ccw", 1, "N"), edge)).toBe("d1");
    expect(cellOf({ do: "fire", edge: "S", lane: 0, power: 5 }, view)).toBe("a7");
    expect(cellOf({ do: "rotate", facing: "N" }, view)).toBeNull();
  });

  it("is asked for where it may mean several things", () => {
    const found = targets([walk, press, jump], view, "way");
    expect([...found.keys()]).toEqual(["e4", "f4"]);
    expect(question(found.get("f4") ?? [])).toBeNull();
    expect(question(found.get("e4") ?? [])?.answers.map(({ value }) => value)).toEqual(["walk", "press"]);
  });

  it("of a swing is told apart by turn, facing and slam", () => {
    const all = [swing("cw", 3, "N"), swing("ccw", 1, "N"), swing("ccw", 1, "W"), swing("ccw", 1, "W", true)];
    const turn = question(all);
    expect(turn?.ask).toBe("turn");
    const facing = question(turn?.answers.find(({ value }) => value === "ccw")?.moves ?? []);
    expect(facing?.answers.map(({ value }) => value)).toEqual(["N", "W"]);
    expect(question(facing?.answers[1]?.moves ?? [])?.ask).toBe("slam");
  });

  it("begins with the way on", () => {
    expect(modes([swing("cw", 1, "S"), walk, { do: "done" }])).toEqual(["way", "swing"]);
    expect(modeOf({ do: "colour", side: "B", cell: "a1" })).toBe("colour-B");
  });
});

describe("the look of the island", () => {
  const side = { turn: 0, flat: false };

  it("is the same after four quarter turns, and keeps the middle", () => {
    expect(middle({ turn: 2, flat: false }, "c3", 0)).toEqual(middle(side, "e5", 0));
    expect(middle({ turn: 1, flat: false }, "a1", 0)).toEqual(middle(side, "g1", 0));
  });

  it("draws what is behind first, from every side", () => {
    for (const turn of [0, 1, 2, 3]) {
      const gaze = { turn, flat: false };
      const order = farFirst(gaze, CELLS).map((cell) => middle(gaze, cell, 0).y);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it("has its corners and points beside it where they are seen", () => {
    const turned = { turn: 3, flat: true };
    const [back, right, front, left] = corners(turned, "b6", 0);
    expect([back?.x, right?.y, front?.x, left?.y]).toEqual([left?.x, back?.y, right?.x, front?.y]);
    const spot = middle(turned, "b6", 0);
    expect(beside(turned, "b6", 0, 0.5, 0).x).toBeCloseTo(spot.x + 32);
  });

  it("lets arrow keys go as one sees it", () => {
    for (const turn of [0, 1, 2, 3]) {
      const gaze = { turn, flat: true };
      const next = neighbour(gaze, "d4", "ArrowUp") ?? "";
      expect(middle(gaze, next, 0).y).toBeCloseTo(middle(gaze, "d4", 0).y - 64);
    }
    expect(neighbour(side, "a1", "ArrowLeft")).toBeNull();
    expect(neighbour(side, "a1", "x")).toBeNull();
    expect(bearing({ turn: 0, flat: true }, "N")).toEqual({ x: 0, y: -64 });
  });
});

describe("what is seen of events", () => {
  it("goes one after the other, faster when wanted, and leaves out what is not seen", () => {
    const events = [
      { event: "walked", piece: "A1", kind: "jump", start: "d4", cell: "f4", height: 1 },
      { event: "crushed", piece: "B1", cell: "f4", what: "piece" },
      { event: "cube-moved", seat: 0, start: "a4", cell: "b4", height: 2, colour: null },
      { event: "scored", side: "A", points: 1, why: "kill" },
    ] as const;
    const [slow] = film(view, events);
    const acts = slow?.acts ?? [];
    expect(acts.map(({ kind }) => kind)).toEqual(["go", "burst", "cube"]);
    expect(acts[2]?.delay).toBeGreaterThan(acts[0]?.lasts ?? 0);
    expect(film(view, [])).toEqual([]);
  });
});

describe("what a refused cell would have meant", () => {
  it("is the move of that phase on this cell, for the rules to refuse", () => {
    expect(attempt([{ do: "take", cell: "a4" }], view, "way", "d1")).toEqual({ do: "take", cell: "d1" });
    expect(attempt([{ do: "colour", side: "A", cell: "a4" }], view, "colour-A", "d1")).toEqual({
      do: "colour",
      side: "A",
      cell: "d1",
    });
  });

  it("is a piece that cannot be chosen, and nothing on an empty cell", () => {
    const lying = {
      ...view,
      pieces: [...view.pieces, { id: "B1", cell: "c3", facing: "N", status: "corpse" }],
    } as unknown as ShinsaiJimaView;
    const select: Move = { do: "select", piece: "A1" };
    expect(attempt([select], lying, "way", "c3")).toEqual({ do: "select", piece: "B1" });
    expect(attempt([select], lying, "way", "a1")).toBeNull();
  });

  it("is a swing beside or behind the piece", () => {
    expect(attempt([swing("cw", 1, "S")], view, "swing", "c4")).toEqual(swing("cw", 2, "W"));
    expect(attempt([swing("cw", 1, "S")], view, "swing", "a1")).toBeNull();
    expect(attempt([walk], view, "way", "a1")).toBeNull();
  });
});
