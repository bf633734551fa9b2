import type { CantStopView } from "../../wire/cant-stop";
import { useShortcuts } from "../kit/keys";
import type { Hand } from "./hand";
import { nextScene, prefs } from "./prefs";
import { pin, shown, swap } from "./selection";

/** A request that a key makes to the board. */
export type KeyIntent =
  { ask: "go" | "stop" | "drop" | "swap" | "reset" | "scene" } | { ask: "pick"; choice: number };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const INTENTS: Readonly<Record<string, KeyIntent>> = {
  g: { ask: "go" },
  s: { ask: "stop" },
  d: { ask: "drop" },
  o: { ask: "swap" },
  b: { ask: "scene" },
  Escape: { ask: "reset" },
};

/** Return the request of a key pressed anywhere on the page; null for a key that the board does not use. */
export function intent(pressed: Pressed): KeyIntent | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const { key } = pressed;
  if (/^[1-6]$/.test(key)) return { ask: "pick", choice: Number(key) - 1 };
  return INTENTS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Listen to the keys of the page. */
export function useKeys(view: CantStopView, hand: Hand): void {
  useShortcuts((press) => {
    const asked = prefs.keys.value ? intent(press) : null;
    if (asked !== null) obey(asked, view, hand);
  });
}

/** Carry out the request of a key. */
export function obey(asked: KeyIntent, view: CantStopView, hand: Hand): void {
  switch (asked.ask) {
    case "pick": {
      const choice = shown(view)[asked.choice];
      if (choice !== undefined) hand.select((now) => pin(now, choice));
      break;
    }
    case "go":
    case "drop":
      hand.commit(asked.ask);
      break;
    case "stop":
      hand.commit(hand.choice?.live === false ? "dead" : "stop");
      break;
    case "swap":
      hand.select(swap);
      break;
    case "reset":
      hand.reset();
      break;
    case "scene":
      nextScene();
  }
}
