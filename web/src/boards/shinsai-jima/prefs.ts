import { preferences } from "../kit/prefs";
import type { Gaze } from "./projection";

/** When the board asks whether to interrupt; at other times it passes. */
export const ASKING = ["always", "hurt", "never"] as const;

export const { prefs, Settings } = preferences("shinsai-jima", {
  asking: { values: ASKING, default: "always" },
  /** Single keys act on the board. */
  keys: { default: true },
});

/** On a phone only the cells of the plan are large enough for a finger. */
const small = matchMedia("(pointer: coarse) and (max-width: 640px)").matches;

const TURNS = ["0", "1", "2", "3"] as const;

/** From where the island is seen. */
const { prefs: looks } = preferences("shinsai-jima", {
  turn: { values: TURNS, default: "0" },
  flat: { default: small },
});

export function gaze(): Gaze {
  return { turn: Number(looks.turn.value), flat: looks.flat.value };
}

/** Turns the island by a quarter. */
export function rotate(quarters: 1 | -1): void {
  looks.turn.value = TURNS[(Number(looks.turn.value) + quarters + 4) % 4] ?? "0";
}

export function flatten(): void {
  looks.flat.value = !looks.flat.value;
}
