import { settings } from "../../net/settings";
import type { Engine } from "./engine";
import type { SoundName } from "./recipes";

export type { SoundName };

/**
 * Gestures that may permit a page to make sounds; browsers differ in these. The last two come after a press has done
 * its work, which may have been to turn the sound on.
 */
const GESTURES = ["pointerdown", "pointerup", "keydown", "click", "input"] as const;
/** A sound that comes later than this, in milliseconds, no longer belongs to anything on the screen. */
const LATE_MS = 300;

let context: AudioContext | null = null;
let engine: Promise<Engine> | null = null;

/** Makes the page able to sound from the reader's first press on. Returns a function that stops the wait. */
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
 * Plays the weightiest of these sounds. A sound before the reader's first press is dropped.
 *
 * A hidden page only calls its player.
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

/** Returns to the state before the first press: for tests. */
export function forget(): void {
  context = engine = null;
}
