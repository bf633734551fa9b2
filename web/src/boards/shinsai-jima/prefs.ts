import { kept, oneOf } from "../../net/settings";
import type { Gaze } from "./projection";

export const ASKING = ["always", "hurt", "never"] as const;
/** When the board asks whether to interrupt; at other times it passes. */
export type Asking = (typeof ASKING)[number];

const flag = oneOf<boolean>(true, false);

/** On a phone only the cells of the plan are large enough for a finger. */
const small = matchMedia("(pointer: coarse) and (max-width: 640px)").matches;

/** What this person likes at this game, kept on this device. */
export const prefs = {
  turn: kept<number>("shinsai-jima:turn", 0, oneOf<number>(0, 1, 2, 3)),
  flat: kept<boolean>("shinsai-jima:flat", small, flag),
  asking: kept<Asking>("shinsai-jima:asking", "always", oneOf<Asking>(...ASKING)),
  /** Single keys act on the board. */
  keys: kept<boolean>("shinsai-jima:keys", true, flag),
};

export function gaze(): Gaze {
  return { turn: prefs.turn.value, flat: prefs.flat.value };
}

/** Turns the island by a quarter. */
export function rotate(quarters: 1 | -1): void {
  prefs.turn.value = (prefs.turn.value + quarters + 4) % 4;
}

export function flatten(): void {
  prefs.flat.value = !prefs.flat.value;
}
