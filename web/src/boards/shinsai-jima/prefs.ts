import { kept, oneOf } from "../../net/settings";
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

const turn = kept<number>("shinsai-jima:turn", 0, oneOf<number>(0, 1, 2, 3));
const flat = kept<boolean>("shinsai-jima:flat", small, oneOf<boolean>(true, false));

export function gaze(): Gaze {
  return { turn: turn.value, flat: flat.value };
}

/** Turns the island by a quarter. */
export function rotate(quarters: 1 | -1): void {
  turn.value = (turn.value + quarters + 4) % 4;
}

export function flatten(): void {
  flat.value = !flat.value;
}
