import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/fearsome-floors";
import { settings } from "../../../net/settings";
import { time } from "../../kit/film";
import { after, film } from "../film";
import { unseen } from "../hand";
import { sceneOf, type Scene } from "../scene";
import { fixture } from "./making";

const events = fixture("watched").happened?.events ?? [];
const start = sceneOf(fixture("watch").view, null);

/** Return square and heading of the monster, frame by frame. */
function walk(from: Scene = start, told: readonly Event[] = events): string[] {
  const seen = film(from, told).map(({ scene: { beast } }) => `${beast.square}${beast.heading}`);
  return seen.filter((at, n) => at !== seen[n - 1]);
}

describe("the film", () => {
  // clause: FF-U11
  it("shows the guide's ten steps, one by one", () => {
    expect(walk()).toEqual([
      "g2W",
      "g2S",
      "g3S",
      "g3E",
      "h3E",
      "k3E",
      "l3E",
      "m3E",
      "n3E",
      "c9E",
      "d9E",
      "i9E",
      "j9E",
      "j9N",
    ]);
  });

  it("ends where the table is", () => {
    const last = film(start, events).at(-1)?.scene;
    const there = sceneOf(fixture("watched").view, null);
    expect(last?.beast).toEqual(there.beast);
    expect(last?.pieces.map(({ square, number, place }) => [square, number, place])).toEqual(
      there.pieces.map(({ square, number, place }) => [square, number, place]),
    );
    expect([last?.tile, last?.deck]).toEqual(["10", 7]);
  });

  it("lets the wall swallow the monster, and puts it at once where it comes out", () => {
    const frames = film(start, events);
    const at = frames.findIndex(({ jump }) => jump);
    const [before, jump, out] = frames.slice(at - 1, at + 2).map(({ scene: { beast } }) => beast);
    expect(before).toMatchObject({ square: "n3", hidden: true });
    expect(before?.beyond).toBeGreaterThan(0.5);
    expect(jump).toMatchObject({ square: "c9", hidden: true });
    expect(jump?.beyond).toBeLessThan(-0.5);
    expect(out).toMatchObject({ square: "c9", beyond: 0, hidden: false });
  });

  it("shows each look until the step, and each capture", () => {
    const frames = film(start, events);
    const looks = frames
      .flatMap(({ scene: { look } }) => look ?? [])
      .filter(({ sights }) => sights.length > 0);
    expect(looks.map((look) => look.sights.map(({ distance }) => distance))).toEqual([[6], [4, 5], [3], [3]]);
    const caught = frames.find(({ event }) => event.event === "caught");
    expect(caught?.scene.pieces.find(({ seat, piece }) => seat === 1 && piece === 0)).toMatchObject({
      place: "waiting",
      square: null,
    });
  });

  it("is twice as quick at twice the speed, but never too quick to jump", () => {
    const whole = (speed: number, jump: boolean): number => {
      settings.speed.value = speed;
      return film(start, events)
        .filter((frame) => (frame.jump === true) === jump)
        .reduce((sum, frame) => sum + time(frame), 0);
    };
    expect(whole(2, false)).toBeCloseTo(whole(1, false) / 2);
    expect(whole(2, true)).toBe(whole(1, true));
    settings.speed.value = 1;
  });

  it("pushes things in the same moment as the step", () => {
    const square = "e5";
    const scene: Scene = { ...start, blocks: [{ id: 0, item: "stone", square }] };
    const step: Event = {
      event: "monster-stepped",
      start: "d5",
      square,
      heading: "E",
      path: [square],
      slid: false,
      walls: [],
      at: [],
      step: 1,
    };
    const push: Event = {
      event: "stone-pushed",
      seat: null,
      item: "stone",
      start: square,
      square: "f5",
      over: [],
      why: null,
    };
    const frames = film(scene, [step, push]);
    expect(frames).toHaveLength(1);
    expect(frames[0]?.scene.blocks).toEqual([{ id: 0, item: "stone", square: "f5" }]);
  });
});

describe("a scene", () => {
  it("keeps stones apart while they move", () => {
    const { view } = fixture("watch");
    const pushed = {
      ...view,
      stones: view.stones.map((stone, n) => (n === 3 ? { ...stone, square: "b1" } : stone)),
    };
    const next = sceneOf(pushed, start);
    const moved = start.blocks.filter(
      ({ id, square }) => next.blocks.find((each) => each.id === id)?.square !== square,
    );
    expect(moved).toHaveLength(1);
    expect(next.blocks.find(({ id }) => id === moved[0]?.id)?.square).toBe("b1");
  });

  it("follows whoever escapes, and whoever is turned over", () => {
    const gone = { seat: 0, piece: 3, number: 2, order: 1, count: 1 };
    const escape = (turned: boolean): Scene => after(start, [{ event: "escaped", ...gone, turned }]);
    const dark = ({ pieces }: Scene) => pieces.find(({ seat, piece }) => seat === 0 && piece === 3)?.dark;
    expect([escape(false).escaped, escape(true).escaped]).toEqual([[3], [3]]);
    expect([dark(escape(false)), dark(escape(true))]).toEqual([dark(start), !dark(start)]);
    const over = after(start, [{ event: "turned-over", pieces: [[0, 3]] }]);
    expect(over.pieces.find(({ seat, piece }) => seat === 0 && piece === 3)).toMatchObject({
      number: 5,
      dark: false,
    });
  });
});

describe("one's own turn", () => {
  const turn = { seat: 0, moves: [{ do: "take", piece: 3 }, { do: "stop" }] } as const;

  it("is not shown twice: the film begins where it was seen last", () => {
    expect(unseen(events, turn)[0]?.event).toBe("stopped");
  });

  it("of another is shown whole", () => {
    expect(unseen(events, { ...turn, seat: 1 })).toBe(events);
    expect(unseen(events, { seat: 0, moves: [{ do: "take", piece: 2 }, { do: "stop" }] })).toBe(events);
  });

  it("that led out of the hall is over", () => {
    const out: Event[] = [
      { event: "taken", seat: 0, piece: 3, number: 2, square: "a1" },
      { event: "escaped", seat: 0, piece: 3, number: 2, order: 1, count: 1, turned: false },
      { event: "turn-began", seat: 1 },
    ];
    expect(unseen(out, { seat: 0, moves: [{ do: "take", piece: 3 }, { do: "leave" }] })).toEqual(
      out.slice(2),
    );
  });
});
