import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../net/settings";
import { Clock } from "../clock";

describe("the clock of a page with a board", () => {
  beforeEach(() => void (settings.motion.value = "full"));

  it("waits for nothing without a film player, or without motion", () => {
    const clock = new Clock();
    clock.happen(7);
    expect(clock.still.value).toBe(true);
    clock.join();
    settings.motion.value = "none";
    clock.happen(8);
    expect(clock.still.value).toBe(true);
  });

  it("tells the events of an entry as the film shows them", () => {
    const clock = new Clock();
    clock.join();
    clock.happen(7);
    expect(clock.told(7, 3)).toBe(0);
    expect(clock.told(6, 3)).toBe(3);
    clock.show(7, 2);
    expect(clock.told(7, 3)).toBe(2);
    clock.show(7, 1);
    expect(clock.told(7, 3)).toBe(2);
    clock.show(7, null);
    expect(clock.told(7, 3)).toBe(3);
    expect(clock.still.value).toBe(true);
  });

  it("does not listen to the film of an older entry", () => {
    const clock = new Clock();
    clock.join();
    clock.happen(7);
    clock.happen(8);
    clock.show(7, null);
    expect(clock.still.value).toBe(false);
    expect(clock.told(7, 3)).toBe(3);
    expect(clock.told(8, 3)).toBe(0);
  });

  it("tells a film of several entries when it is over", () => {
    const clock = new Clock();
    clock.join();
    clock.happen(9, 7);
    clock.show(9, 2);
    expect([6, 7, 8, 9].map((rev) => clock.told(rev, 3))).toEqual([3, 0, 0, 0]);
    clock.show(9, null);
    expect(clock.told(9, 3)).toBe(3);
  });

  it("goes on when the film player leaves in the middle", () => {
    const clock = new Clock();
    const leave = clock.join();
    clock.happen(7);
    leave();
    expect(clock.still.value).toBe(true);
  });
});
