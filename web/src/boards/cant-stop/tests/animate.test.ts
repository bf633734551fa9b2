import { describe, expect, it } from "vitest";
import { arrivals, script } from "../animate";

const climbed = (route: number, cell: number) =>
  ({ event: "climbed", seat: 0, route, start: cell - 1, cell, placed: false, topped: false }) as const;

describe("the script of an animation", () => {
  it("lets climbers step one after another, then the dice tumble", () => {
    const { acts, tumble, total } = script(
      [climbed(6, 3), climbed(8, 2), { event: "dice-rolled", seat: 0, dice: [1, 2, 3, 4], live: true }],
      1,
    );
    const [one, two] = acts;
    expect(one?.delay).toBe(0);
    expect(two?.delay).toBe(one?.lasts);
    expect(tumble).toBe((two?.delay ?? 0) + (two?.lasts ?? 0));
    expect(total).toBeLessThan(1000);
    expect(arrivals(acts).get("climber:8")).toBe(tumble);
  });

  it("slides the bivouacs of a STOP together, after its climbers", () => {
    const banked = (route: number) => ({ event: "banked", seat: 1, route, start: 0, cell: 2 }) as const;
    const { acts } = script([climbed(6, 3), banked(6), banked(7)], 1);
    expect(acts.slice(1).map(({ delay }) => delay)).toEqual([acts[0]?.lasts, acts[0]?.lasts]);
    expect(arrivals(acts).has("camp:1:7")).toBe(true);
  });

  it("lets every lost climber fall, colours a claimed route, and greets the winner", () => {
    const { acts, tumble } = script(
      [
        {
          event: "dropped",
          seat: 0,
          forced: true,
          lost: [
            [6, 3],
            [7, 4],
          ],
        },
        { event: "claimed", seat: 0, route: 6, removed: [] },
        { event: "won", seats: [0], clause: "CS-E1" },
      ],
      1,
    );
    expect(acts.map(({ kind }) => kind)).toEqual(["fall", "fall", "claim", "win"]);
    expect(tumble).toBeNull();
  });

  it("goes as fast as the reader likes", () => {
    expect(script([climbed(6, 3)], 4).total).toBe(script([climbed(6, 3)], 1).total / 4);
    expect(script([{ event: "turn-began", seat: 0 }], 1)).toEqual({ acts: [], tumble: null, total: 0 });
  });
});
