import { settings } from "../../net/settings";
import type { Engine } from "./engine";
import type { SoundName } from "./recipes";

export type { SoundName };

/**
 * What a browser may take as leave to make sounds; which one it does differs. The last two come after a press has done
 * its work: it may have been the one that turned the sound on.
 */
const GESTURES = ["pointerdown", "pointerup", "keydown", "click", "input"] as const;
/** A sound that comes later than this, in milliseconds, belongs to nothing on the screen any more. */
const LATE_MS = 300;

let context: AudioContext | null = null;
let engine: Promise<Engine> | null = null;

/** Makes the page able to sound from the reader's first press on. Returns how to stop waiting for it. */
export function awaitGesture(): () => void {
  const over = new AbortController();
  const wake = (): void => {
    if (settings.volume.peek() === 0 || typeof AudioContext === "undefined") return;
    // Some browsers let a context sound only if it was made, or resumed, within the gesture itself.
    if (context?.state === "running") over.abort();
    else if (context !== null) void context.resume();
    else open();
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { signal: over.signal });
  return () => over.abort();
}

function open(): void {
  const made = new AudioContext();
  context = made;
  // Where the device has a switch for silence, it holds; and music of another app goes on.
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = "ambient";
  engine = import("./engine").then(({ Engine }) => new Engine(made));
  // Without the file there is no sound; the next press asks again.
  engine.catch(() => (context = engine = null));
}

/**
 * Plays the weightiest of these sounds. Nothing sounds before the reader's first press, nor is it made up for later.
 *
 * A page that nobody sees only calls its player.
 */
export function play(...names: SoundName[]): void {
  const made = context;
  const heard = document.hidden ? names.filter((name) => name === "turn") : names;
  if (made === null || engine === null || settings.volume.peek() === 0 || heard.length === 0) return;
  const asked = performance.now();
  const ready =
    made.state === "running" ? engine : Promise.all([engine, made.resume()]).then(([able]) => able);
  void ready.then(
    (able) => performance.now() - asked < LATE_MS && able.play(heard, settings.volume.peek()),
    () => undefined,
  );
}

/** For tests: as before the first press. */
export function forget(): void {
  context = engine = null;
}
