import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/net/settings";
import { Player } from "../src/pages/replay/player";

describe("the player of a replay", () => {
  let player: Player;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, "", "/t/t1/replay/1");
    settings.speed.value = 1;
    player = new Player(5, 2);
    const stops = [player.run(), player.addressed()];
    stop = (): void => stops.forEach((each) => each());
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  const press = (key: string): boolean =>
    dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));

  it("steps by keys and stays within the game", () => {
    press("ArrowRight");
    expect([player.step.value, player.forward.value]).toEqual([3, true]);
    press("ArrowLeft");
    expect([player.step.value, player.forward.value]).toEqual([2, false]);
    press("End");
    press("ArrowRight");
    expect(player.step.value).toBe(5);
    press("Home");
    press("ArrowLeft");
    expect(player.step.value).toBe(0);
  });

  it("plays on at the chosen speed, rests at the end, and begins again from there", () => {
    press(" ");
    vi.advanceTimersByTime(2_300);
    expect(player.step.value).toBe(3);
    settings.speed.value = 4;
    vi.advanceTimersByTime(1_200);
    expect([player.step.value, player.playing.value]).toEqual([5, false]);
    press(" ");
    expect([player.step.value, player.playing.value]).toEqual([0, true]);
    settings.speed.value = 1;
  });

  it("keeps the address at the step shown", () => {
    player.to(4);
    vi.advanceTimersByTime(400);
    expect(location.search).toBe("?step=4");
  });
});
