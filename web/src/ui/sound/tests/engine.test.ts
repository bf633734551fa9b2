import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { APART, Engine, length, REST, VOICES } from "../engine";
import { RECIPES, type Layer, type SoundName } from "../recipes";
import { FakeAudio } from "./fake-audio";

const NAMES = Object.keys(RECIPES) as SoundName[];
const light = NAMES.filter((name) => RECIPES[name].weight < 3);

let device: FakeAudio;
let engine: Engine;
const written = (name: SoundName): readonly Layer[] => RECIPES[name].layers;
/** The number of oscillators and noises that a sound begins. */
const parts = (name: SoundName): number =>
  written(name).reduce((sum, layer) => sum + layer.at.length * (layer.trill === undefined ? 1 : 2), 0);
/** The number begun up to the last call of `heard`. */
let before = 0;
const heard = (): number => {
  const more = device.begun - before;
  before = device.begun;
  return more;
};

beforeEach(() => {
  vi.useFakeTimers();
  device = new FakeAudio();
  engine = new Engine(device as unknown as AudioContext);
  before = 0;
});
afterEach(() => void vi.useRealTimers());

describe("the engine", () => {
  it.each(NAMES)("plays %s", (name) => {
    engine.play([name], 0.5);
    expect(heard()).toBe(parts(name));
  });

  it("plays the weightiest of several sounds", () => {
    engine.play(["peg", "claim", "dice"], 0.5);
    expect(heard()).toBe(parts("claim"));
    engine.play([], 0.5);
    expect(heard()).toBe(0);
  });

  it("does not play the same sound twice at once", () => {
    engine.play(["step"], 0.5);
    device.currentTime = APART / 2;
    engine.play(["step"], 0.5);
    expect(heard()).toBe(parts("step"));
    device.currentTime = APART * 2;
    engine.play(["step"], 0.5);
    expect(heard()).toBe(parts("step"));
  });

  it("plays so many sounds at once and no more, but never loses a call to the player", () => {
    light.forEach((name) => engine.play([name], 0.5));
    expect(heard()).toBe(light.slice(0, VOICES).reduce<number>((sum, name) => sum + parts(name), 0));
    engine.play(["turn"], 0.5);
    expect(heard()).toBe(parts("turn"));
    device.currentTime = 10;
    engine.play(["step"], 0.5);
    expect(heard()).toBe(parts("step"));
  });

  it("lets the device rest when nothing has sounded for a while", () => {
    engine.play(["step"], 0.5);
    vi.advanceTimersByTime((REST - 1) * 1000);
    expect(device.suspend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(device.suspend).toHaveBeenCalledOnce();
  });
});

describe("the recipes", () => {
  it.each(NAMES)("of %s can be played", (name) => {
    const layers = written(name);
    expect(length(layers)).toBeLessThanOrEqual(2);
    for (const { hz, lasts, rises, peak } of layers) {
      expect(rises).toBeLessThan(lasts);
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThanOrEqual(0.6);
      // An exponential curve passes no zero, and small loudspeakers give nothing below.
      for (const pitch of [hz].flat()) expect(pitch).toBeGreaterThanOrEqual(40);
    }
  });
});
