import { describe, expect, it } from "vitest";
import { keepsWaiting, short, stretch, timeLeft } from "../src/ui/time-left";

import type { Game, Meta } from "../src/wire/types";
import { meta } from "./fake-socket";

const clocks = { at: 1_000, left: [90, 40], running: [1], away: [0, 0] };
const pace = { minutes: 0, seconds: 0, days: 0 };

describe("time left", () => {
  it("runs for whom the server says, and never below nothing", () => {
    expect(timeLeft(clocks, 0, 1_030)).toBe(90);
    expect(timeLeft(clocks, 1, 1_030)).toBe(10);
    expect(timeLeft(clocks, 1, 2_000)).toBe(0);
    expect(timeLeft(clocks, 1, 990), "a clock ahead of the server's").toBe(40);
  });

  it("is waited for on the chair in whose way it is", () => {
    const chair = {
      player: "p",
      bot: null,
      lent: null,
      ready: true,
      agreed: 0,
      pledge: null,
      offered: false,
    };
    const two = meta({ status: "playing", seats: [1, 0], chairs: [chair, { ...chair, ready: false }] });
    const game = { view: null, actors: [0], sides: [], clocks: null, moves: {} } as unknown as Game;
    const asked = (what: Meta, of: Game | null): boolean[] =>
      [0, 1].map((one) => keepsWaiting(what, of, one, 1_030));
    expect(asked(two, game), "whose seat is on turn").toEqual([false, true]);
    expect(asked(two, { ...game, clocks }), "time is left").toEqual([false, false]);
    expect(asked(two, { ...game, clocks: { ...clocks, left: [90, 20] } })).toEqual([false, true]);
    expect(asked({ ...two, status: "over", goal: 3 }, null), "who is not ready").toEqual([false, true]);
    expect(asked({ ...two, status: "over", goal: 1 }, null)).toEqual([false, false]);
  });

  it("is told in few letters, rounded up", () => {
    expect(stretch(0)).toBe("0:00");
    expect(stretch(6.2)).toBe("0:07");
    expect(stretch(245)).toBe("4:05");
    expect(stretch(3_723)).toBe("1:02:03");
  });

  it("is short by what there was", () => {
    expect(short({ ...pace, minutes: 5, seconds: 10 })).toBe(30);
    expect(short({ ...pace, seconds: 10 })).toBe(2);
    expect(short({ ...pace, days: 2 })).toBe(4 * 3_600);
  });
});
