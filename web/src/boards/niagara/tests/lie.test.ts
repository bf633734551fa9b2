import { describe, expect, it } from "vitest";
import { reels } from "./making";
import { berth, REACHES } from "../geometry";
import { groundIn, heading, laid, letters } from "../lie";
import { beside, PLACES } from "../places";
import { spots } from "../spots";
import { trails } from "../trails";

describe("the picture", () => {
  it("lies down where a room is wide, as large as the room allows", () => {
    expect(groundIn(360, 480)).toEqual({ lie: "upright", pixels: 0.6 });
    expect(groundIn(430, 350)).toEqual({ lie: "lying", pixels: 0.54 });
    expect(groundIn(0, 0).lie).toBe("upright");
  });

  it("has its left bank above and the falls at the right when it lies", () => {
    const [left, right] = (["6L", "6R"] as const).map((area) => laid("lying", REACHES[area]));
    expect(left?.y).toBeLessThan(right?.y ?? 0);
    expect(laid("lying", REACHES["7L"]).x).toBeGreaterThan(laid("lying", REACHES[1]).x);
    // Bows look upstream: up, and to the left.
    expect([heading("upright", 0), heading("lying", 0)]).toEqual([0, -90]);
  });

  it("has no letters below 11 pixels", () => {
    for (const pixels of [0.5, 0.6, 0.9, 1.3])
      expect(letters({ lie: "upright", pixels }, 12) * pixels).toBeGreaterThan(11);
  });

  it("has room ashore for two canoes of each seat", () => {
    for (const seats of [3, 4, 5])
      for (let seat = 0; seat < seats; seat += 1)
        for (const canoe of [0, 1]) {
          const { x, size } = berth(seats, seat, canoe);
          expect(x - 20 * size).toBeGreaterThan(0);
          expect(x + 20 * size).toBeLessThan(600);
          expect(Math.abs(x - 300) - 20 * size).toBeGreaterThan(90);
        }
  });

  it("is walked by arrows as it lies", () => {
    expect(beside("5", "ArrowDown", false)).toBe("6L");
    expect(beside("5", "ArrowRight", true)).toBe("6L");
    expect(beside("6L", "ArrowDown", true)).toBe("6R");
    expect(beside("6R", "ArrowRight", false)).toBeNull();
    for (const place of PLACES) expect(beside(place, "Enter", true)).toBeNull();
  });
});

describe("trails", () => {
  it("lead from where a canoe was to where it is", () => {
    for (const { start, rounds } of reels) {
      const events = rounds[0]?.events ?? [];
      const view = { ...start, ...rounds[0]?.after };
      const found = trails(view, events);
      const where = spots(view);
      for (const { piece, seat, places } of found) {
        expect(where.has(piece)).toBe(true);
        expect(places[0]).not.toBe(places.at(-1));
        if (seat === null) expect(places.at(-1)).toBe(view.joe?.place);
        else expect(places.at(-1)).toBe(view.players[seat]?.canoes[Number(piece.split(".")[1])]?.place);
      }
      expect(found.length).toBeGreaterThan(0);
    }
  });
});
