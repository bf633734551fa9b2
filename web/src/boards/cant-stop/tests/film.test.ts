import { describe, expect, it } from "vitest";
import { settings } from "../../../net/settings";
import type { Event } from "../../../wire/cant-stop";
import { paced } from "../../kit/acts";
import { arrivals, film } from "../film";
import { view } from "./making";

const script = (...events: Event[]) => film(view("start"), events)[0]?.acts ?? [];

const climbed = (route: number, cell: number) =>
  ({ event: "climbed", seat: 0, route, start: cell - 1, cell, placed: false, topped: false }) as const;

describe("the film", () => {
  it("lets climbers step one after another, then the dice tumble", () => {
    const rolled: Event = { event: "dice-rolled", seat: 0, dice: [1, 2, 3, 4], live: true };
    const acts = script(climbed(6, 3), climbed(8, 2), rolled);
    const [one, two, dice] = acts;
    expect(one?.delay).toBe(0);
    expect(two?.delay).toBe(one?.lasts);
    expect(dice).toMatchObject({ kind: "dice", delay: (two?.delay ?? 0) + (two?.lasts ?? 0) });
    expect((dice?.delay ?? 0) + (dice?.lasts ?? 0)).toBeLessThan(1000);
    expect(arrivals(acts).get("climber:8")).toBe(dice?.delay);
  });

  it("slides the bivouacs of a STOP together, after its climbers", () => {
    const banked = (route: number) => ({ event: "banked", seat: 1, route, start: 0, cell: 2 }) as const;
    const acts = script(climbed(6, 3), banked(6), banked(7));
    expect(acts.slice(1).map(({ delay }) => delay)).toEqual([acts[0]?.lasts, acts[0]?.lasts]);
    expect(arrivals(acts).has("camp:1:7")).toBe(true);
  });

  it("lets every lost climber fall, colours a claimed route, and greets the winner", () => {
    const lost: [number, number][] = [
      [6, 3],
      [7, 4],
    ];
    const acts = script(
      { event: "dropped", seat: 0, forced: true, lost },
      { event: "claimed", seat: 0, route: 6, removed: [] },
      { event: "won", seats: [0], clause: "CS-E1" },
    );
    expect(acts.map(({ kind }) => kind)).toEqual(["fall", "fall", "claim", "win"]);
  });

  it("goes as fast as the reader likes", () => {
    const acts = script(climbed(6, 3), climbed(8, 2));
    settings.speed.value = 4;
    expect(paced(acts)[1]).toMatchObject({
      delay: (acts[1]?.delay ?? 0) / 4,
      lasts: (acts[1]?.lasts ?? 0) / 4,
    });
    settings.speed.value = 1;
    expect(film(view("start"), [{ event: "turn-began", seat: 0 }])).toEqual([]);
  });
});
