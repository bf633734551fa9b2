import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/hidden-rooms";
import { film, fresh } from "../film";
import { sceneOf } from "../scene";
import { before, events, view } from "./making";

const played = (name: "turn" | "forgot" | "caught" | "won"): ReturnType<typeof film> =>
  film(sceneOf(before(name)), events(name));

describe("the film of a turn", () => {
  it("ends where the position stands (clause: HR-U-05)", () => {
    for (const name of ["turn", "forgot", "caught", "won"] as const) {
      const last = played(name).at(-1)?.scene;
      const position = sceneOf(view(name));
      expect(last?.child, name).toBe(position.child);
      expect(last?.monster, name).toBe(position.monster);
      expect(last?.facing, name).toBe(position.facing);
      expect(last?.turned ?? null, name).toBeNull();
    }
  });

  it("shows each action of the monster by itself: what it senses, then what it does", () => {
    const happened = events("turn");
    const frames = film(sceneOf(before("turn")), happened);
    const actions = happened.filter((event) => event.event === "monster-acted");
    const sensing = frames.filter(
      (frame, at) => frame.scene.senses !== null && frames[at - 1]?.scene.senses == null,
    );
    expect(actions).toHaveLength(2);
    expect(sensing.map((frame) => frame.scene.senses?.kind)).toEqual(actions.map((event) => event.kind));
    for (const action of actions) {
      const sensed = String(action.sensed);
      const at = frames.findIndex(({ scene }) => String(scene.senses?.squares) === sensed);
      const lasts = (frames[at]?.lasts ?? 0) + (frames[at + 1]?.lasts ?? 0);
      expect(lasts).toBeGreaterThanOrEqual(250);
      expect(lasts).toBeLessThanOrEqual(400);
    }
  });

  it("does not walk again where the draft has walked already", () => {
    const scene = sceneOf(view("turn"));
    const walked: Event[] = [{ event: "walked", start: "a2", to: scene.child ?? "" }];
    expect(fresh({ events: walked }, { scene })).toEqual([]);
    expect(fresh({ events: walked }, { scene: { ...scene, child: "a2" } })).toEqual(walked);
    expect(film({ ...scene, child: "a2" }, walked).at(-1)?.scene.child).toBe(scene.child);
  });

  it("tells failing, filling and forgetting apart (clause: HR-U-08)", () => {
    const frames = played("forgot");
    expect(frames.some((frame) => frame.scene.turned?.fits === false)).toBe(true);
    expect(frames.some((frame) => frame.scene.lost.length === 6)).toBe(true);
    expect(frames.at(-1)?.scene.memory).toEqual([]);
  });

  it("says how an attempt ended", () => {
    expect(played("caught").at(-1)?.scene.end).toMatchObject({ reason: "caught", won: false });
    expect(played("won").at(-1)?.scene.end).toMatchObject({ reason: "win", won: true });
  });
});
