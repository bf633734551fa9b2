import { describe, expect, it, vi } from "vitest";
import type { ShinsaiJimaView } from "../../../wire/shinsai-jima";
import type { Act } from "../film";
import { CELLS, type Cell } from "../grid";
import { placement } from "../rest";
import { trail } from "../recent";
import { glide } from "../world/glide";
import { kindsOf, NO_MARKS } from "../world/marks";
import { changes, modelOf, solidOf, type Model } from "../world/model";
import { motion } from "../world/motions";
import { indexOf, spotOf } from "../world/space";
import type { Effects } from "../world/timing";

interface Figure {
  id: string;
  cell: Cell | null;
  facing?: string;
  status?: string;
}

function island(stacks: Record<Cell, string>, ...pieces: Figure[]): ShinsaiJimaView {
  return {
    phase: "piece",
    catapult: null,
    stacks: CELLS.map((cell) => stacks[cell] ?? "n"),
    pieces: pieces.map((piece) => ({
      facing: "E",
      status: "alive",
      side: piece.id[0],
      stuck: false,
      ...piece,
    })),
  } as unknown as ShinsaiJimaView;
}

function effects(): Effects {
  return { splash: vi.fn(), dust: vi.fn(), crumble: vi.fn() };
}

/** Play acts one after the other, in steps. */
function played(before: ShinsaiJimaView, ...acts: Act[]): { model: Model; seen: Effects } {
  const model = modelOf(before);
  const seen = effects();
  for (const act of acts) {
    const step = motion(act, model, seen);
    for (const part of [0, 0.3, 0.62, 0.8, 1]) step(part);
  }
  return { model, seen };
}

const still = { moved: [], came: [], gone: [], grown: [], sunk: [] };
const go = (piece: string, ...way: Cell[]): Act => ({ kind: "go", piece, way, leap: false, sails: false });

describe("a film ends where the next position begins", () => {
  it("when a piece climbs", () => {
    const { model } = played(island({ e4: "nn" }, { id: "A1", cell: "d4" }), go("A1", "d4", "e4"));
    expect(changes(model, modelOf(island({ e4: "nn" }, { id: "A1", cell: "e4" })))).toEqual(still);
  });

  it("when a boat sails with its piece", () => {
    const sail: Act = { kind: "go", piece: "A1", way: ["a1", "b1"], leap: false, sails: true };
    const { model } = played(island({ a1: "A", b1: "" }, { id: "A1", cell: "a1" }), sail);
    expect(changes(model, modelOf(island({ a1: "", b1: "A" }, { id: "A1", cell: "b1" })))).toEqual(still);
  });

  it("when a train is pushed and its far end falls", () => {
    const before = island(
      { c4: "nn", d4: "nnn", e4: "nn", f4: "n" },
      { id: "A1", cell: "c4" },
      { id: "B1", cell: "e4", facing: "W" },
    );
    const push: Act = { kind: "push", cells: ["d4", "e4"], facing: "E" };
    const { model, seen } = played(before, push, go("A1", "c4", "d4"));
    const after = island(
      { c4: "nn", d4: "nn", e4: "nnn", f4: "n" },
      { id: "A1", cell: "d4" },
      { id: "B1", cell: "f4", facing: "W" },
    );
    expect(changes(model, modelOf(after))).toEqual(still);
    expect(seen.dust).toHaveBeenCalled();
  });

  it("when somebody is pushed into the sea", () => {
    const before = island({ g4: "n" }, { id: "A1", cell: "f4" }, { id: "B1", cell: "g4" });
    const { model, seen } = played(before, { kind: "push", cells: ["g4"], facing: "E" });
    expect(changes(model, modelOf(before)).came).toEqual(["B1"]);
    expect(seen.splash).toHaveBeenCalledOnce();
  });

  it("when a piece is swung round and turns with it", () => {
    const swing: Act = {
      kind: "swing",
      piece: "A1",
      quarters: 1,
      facing: "W",
      rider: "B1",
      cubes: 0,
      way: ["e5", "d5"],
    };
    const { model } = played(
      island({}, { id: "A1", cell: "d4" }, { id: "B1", cell: "e4", facing: "W" }),
      swing,
    );
    const after = island({}, { id: "A1", cell: "d4", facing: "W" }, { id: "B1", cell: "d5", facing: "N" });
    expect(solidOf(model)).toEqual(solidOf(modelOf(after)));
    expect(Math.cos((model.bodies.get("B1")?.yaw ?? 0) - Math.PI)).toBeCloseTo(1);
    expect(Math.cos((model.bodies.get("A1")?.yaw ?? 0) + Math.PI / 2)).toBeCloseTo(1);
  });

  it("when a cube is carried, and the water closes where it was", () => {
    const { model, seen } = played(island({ b3: "nn" }), { kind: "cube", colour: null, way: ["a3", "b3"] });
    expect(changes(model, modelOf(island({ a3: "", b3: "nnn" })))).toEqual(still);
    expect(seen.crumble).toHaveBeenCalledOnce();
  });

  it("when a cube comes, and one is washed away", () => {
    const drop: Act = { kind: "drop", colour: null, cell: "a3" };
    expect(changes(played(island({}), drop).model, modelOf(island({ a3: "nn" })))).toEqual(still);
    const { model } = played(island({ a3: "nn" }), { kind: "wash", cell: "a3" });
    expect(changes(model, modelOf(island({ a3: "n" })))).toEqual(still);
    expect(model.loose).toEqual([]);
  });

  it("when somebody is knocked down, gets up, dies, and is taken away", () => {
    const pose = (to: "dead" | "down" | "up" | "away"): Act => ({ kind: "pose", piece: "A1", pose: to });
    const view = island({}, { id: "A1", cell: "d4" });
    expect(played(view, pose("down")).model.bodies.get("A1")).toMatchObject({ lie: 1, mood: "stunned" });
    expect(played(view, pose("down"), pose("up")).model.bodies.get("A1")).toMatchObject({
      lie: 0,
      mood: "alive",
    });
    expect(played(view, pose("dead")).model.bodies.get("A1")).toMatchObject({ lie: 1, mood: "corpse" });
    expect(played(view, pose("dead"), pose("away")).model.bodies.size).toBe(0);
  });

  it("when the catapult shoots at land and at the sea", () => {
    const bend: Act = { kind: "bend", edge: "S", lane: 3 };
    const { model, seen } = played(island({ d1: "" }), bend, {
      kind: "shot",
      way: ["d7", "d4"],
      ends: "rests",
    });
    expect(seen.crumble).toHaveBeenCalledOnce();
    expect(model.loose).toEqual([]);
    const wet = played(island({ d1: "" }), bend, { kind: "shot", way: ["d1"], ends: "sea" });
    expect(wet.seen.splash).toHaveBeenCalledOnce();
  });
});

describe("between two positions", () => {
  const before = island({ a3: "nn", b3: "n" }, { id: "A1", cell: "d4" }, { id: "B1", cell: "e4" });
  const after = island(
    { a3: "n", b3: "nn" },
    { id: "A1", cell: "d5", facing: "S" },
    { id: "C1", cell: "c3" },
  );

  it("moves what differs, and nothing else", () => {
    expect(changes(modelOf(before), modelOf(after))).toEqual({
      moved: ["A1"],
      came: ["C1"],
      gone: ["B1"],
      grown: ["b3"],
      sunk: ["a3"],
    });
    expect(changes(modelOf(before), modelOf(before))).toEqual(still);
  });

  it("glides from the one to the other", () => {
    const model = modelOf(before);
    const step = glide(model, modelOf(after));
    step(0.5);
    expect(model.bodies.get("A1")?.z).toBeCloseTo(spotOf("d4").z + 0.5);
    expect(model.bodies.get("B1")?.size).toBeCloseTo(0.5);
    expect(model.loose.map(({ size }) => size)).toEqual([expect.closeTo(0.5)]);
    step(1);
    expect(changes(model, modelOf(after))).toEqual(still);
    expect(model.loose).toEqual([]);
    expect(model.columns[indexOf("b3")]).toHaveLength(2);
  });
});

describe("what is marked", () => {
  it("is lit by how much it matters", () => {
    const marks = {
      ...NO_MARKS,
      targets: new Set(["d4"]),
      recent: new Set(["d4"]),
      hovered: "d4",
      refused: "e4",
    };
    expect(kindsOf(marks, "d4")).toEqual(["recent", "hovered"]);
    expect(kindsOf({ ...marks, hovered: null }, "d4")).toEqual(["recent", "target"]);
    expect(kindsOf(marks, "e4")).toEqual(["refused"]);
    expect(kindsOf(marks, "a1")).toEqual([]);
  });

  it("are the tops where the others left something", () => {
    const events = [
      { event: "walked", piece: "B1", kind: "walk", start: "d4", cell: "e4", height: 1 },
      { event: "cube-moved", seat: 1, start: "a3", cell: "b3", height: 2, colour: null },
      {
        event: "swung",
        piece: "B1",
        turn: "cw",
        quarters: 1,
        path: ["e5", "-"],
        cubes: 0,
        rider: "A1",
        facing: "E",
      },
      { event: "scored", side: "B", points: 1, why: "kill" },
    ] as const;
    expect([...trail(events as never)]).toEqual(["d4", "e4", "a3", "b3"]);
  });
});

describe("the rest of the set-up", () => {
  it("is placed high, with room, and looking where one can go", () => {
    const view = { ...island({ d4: "nn", d5: "nnnn", a3: "nn", a2: "" }), phase: "place" };
    const place = (cell: Cell, facing: "N" | "S") => ({ do: "place", cell, facing }) as const;
    const all = [place("c4", "N"), place("d4", "S"), place("d4", "N"), place("a3", "N")];
    expect(placement(view, all, () => 0)).toEqual(place("d4", "N"));
    expect(placement({ ...view, phase: "build" }, [{ do: "build", cell: "a3" }], () => 0.5)).toEqual({
      do: "build",
      cell: "a3",
    });
    expect(placement(view, [], () => 0)).toBeNull();
  });
});
