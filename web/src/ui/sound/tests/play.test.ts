import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { settings } from "../../../net/settings";
import { Engine } from "../engine";
import { switchSound } from "../loudness";
import { awaitGesture, forget, play } from "../play";
import { callPlayer, protest } from "../touch";
import { FakeAudio } from "./fake-audio";

let played: MockInstance<Engine["play"]>;
let stop: () => void;

const press = (): boolean => dispatchEvent(new Event("pointerdown"));
/** Long enough for the engine to have come. */
const soon = (): Promise<void> => vi.dynamicImportSettled();
const names = (): string[] => played.mock.calls.map(([given]) => given.join());

beforeEach(() => {
  forget();
  played = vi.spyOn(Engine.prototype, "play");
  FakeAudio.made = [];
  vi.stubGlobal("AudioContext", FakeAudio);
  settings.volume.value = 0.5;
  stop = awaitGesture();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.motion.value = "auto";
  settings.vibration.value = true;
});

describe("a page", () => {
  it("has no sound before the first press, and makes up for none", async () => {
    play("dice");
    await soon();
    expect(FakeAudio.made).toEqual([]);
    press();
    await soon();
    expect(FakeAudio.made).toHaveLength(1);
    expect(names()).toEqual([]);
    play("peg");
    await soon();
    expect(names()).toEqual(["peg"]);
  });

  it("asks once more with the next press, where the browser did not take the first one", () => {
    press();
    const [device] = FakeAudio.made;
    if (device === undefined) throw new Error("no device");
    device.state = "suspended";
    dispatchEvent(new Event("pointerup"));
    expect(device.resume).toHaveBeenCalledOnce();
    press();
    press();
    expect(FakeAudio.made).toHaveLength(1);
  });

  it("opens no device while the sound is off, and opens it when it is turned on", async () => {
    switchSound();
    expect(settings.volume.value).toBe(0);
    press();
    play("dice");
    await soon();
    expect(FakeAudio.made).toEqual([]);
    switchSound();
    expect(settings.volume.value).toBe(0.5);
    press();
    expect(FakeAudio.made).toHaveLength(1);
  });

  it("that nobody sees only calls its player", async () => {
    press();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    play("dice");
    play("peg", "turn");
    await soon();
    expect(names()).toEqual(["turn"]);
  });

  it("leaves out what would come too late", async () => {
    press();
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    play("dice");
    now.mockReturnValue(2000);
    await soon();
    expect(names()).toEqual([]);
  });
});

describe("the device shakes", () => {
  const shaken = vi.fn();
  beforeEach(() => {
    shaken.mockClear();
    vi.stubGlobal("navigator", { vibrate: shaken, userActivation: { hasBeenActive: true } });
    settings.motion.value = "full";
  });

  it("at the own turn and at a refusal", () => {
    callPlayer();
    protest();
    expect(shaken).toHaveBeenCalledTimes(2);
  });

  it("never where the reader wants none, or no motion", () => {
    settings.vibration.value = false;
    callPlayer();
    settings.vibration.value = true;
    settings.motion.value = "none";
    protest();
    expect(shaken).not.toHaveBeenCalled();
  });
});
