import { moving } from "../../net/settings";
import { preferences } from "../kit/prefs";
import type { Gaze } from "./projection";

/** Choices for the question about an interruption: always, in danger, never. Without it the board passes. */
export const ASKING = ["always", "hurt", "never"] as const;

/** Looks of the island: in three dimensions, drawn from the side, or as a plan. */
export const LOOKS = ["space", "drawing", "plan"] as const;
export type Look = (typeof LOOKS)[number];

/** Lands: green in a southern sea, in bloom, or on fire. */
const LANDS = ["south", "blossom", "fire"] as const;
export type Land = (typeof LANDS)[number];

export const { prefs, Settings } = preferences("shinsai-jima", {
  look: { values: LOOKS, default: first() },
  land: { values: LANDS, default: "south" },
  asking: { values: ASKING, default: "always" },
  /** True if single keys act on the board. */
  keys: { default: true },
});

const TURNS = ["0", "1", "2", "3"] as const;

/** The side from which the reader sees the island, in quarter turns. */
const { prefs: sides } = preferences("shinsai-jima", { turn: { values: TURNS, default: "0" } });

/** Return the first look: a drawing for a reader who wants no motion, a plan where that is too small for fingers. */
function first(): Look {
  if (moving() && strong()) return "space";
  return matchMedia("(pointer: coarse) and ((max-width: 640px) or (max-height: 500px))").matches
    ? "plan"
    : "drawing";
}

/** Return true for a device that is likely to draw three dimensions without effort. */
function strong(): boolean {
  const { deviceMemory = 8, hardwareConcurrency } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory >= 2 && hardwareConcurrency >= 2;
}

/** Return the reader's current view of a drawing. */
export function gaze(): Gaze {
  return { turn: Number(sides.turn.value), flat: prefs.look.value === "plan" };
}

/** Turn the island by quarters. */
export function rotate(quarters: number): void {
  face(Number(sides.turn.value) + quarters);
}

/** Turn the island to a quarter: any whole number, taken modulo 4. */
export function face(quarter: number): void {
  sides.turn.value = TURNS[((quarter % 4) + 4) % 4] ?? "0";
}

/** Switch to the next look of the island. */
export function nextLook(): void {
  prefs.look.value = LOOKS[(LOOKS.indexOf(prefs.look.value) + 1) % LOOKS.length] ?? "drawing";
}
