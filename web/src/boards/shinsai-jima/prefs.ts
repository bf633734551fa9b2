import { moving } from "../../net/settings";
import { preferences } from "../kit/prefs";
import type { Gaze } from "./projection";

/** When the board asks whether to interrupt; at other times it passes. */
export const ASKING = ["always", "hurt", "never"] as const;

/** The island in three dimensions, drawn from the side, or as a plan. */
export const LOOKS = ["space", "drawing", "plan"] as const;
export type Look = (typeof LOOKS)[number];

/** What the island is like: green in a southern sea, in bloom, or on fire. */
const LANDS = ["south", "blossom", "fire"] as const;
export type Land = (typeof LANDS)[number];

export const { prefs, Settings } = preferences("shinsai-jima", {
  look: { values: LOOKS, default: first() },
  land: { values: LANDS, default: "south" },
  asking: { values: ASKING, default: "always" },
  /** Single keys act on the board. */
  keys: { default: true },
});

const TURNS = ["0", "1", "2", "3"] as const;

/** From where the island is seen. */
const { prefs: sides } = preferences("shinsai-jima", { turn: { values: TURNS, default: "0" } });

/** How the island is seen at first: drawn for who wants no motion, and where that is too small for fingers, as a plan. */
function first(): Look {
  if (moving() && strong()) return "space";
  return matchMedia("(pointer: coarse) and ((max-width: 640px) or (max-height: 500px))").matches
    ? "plan"
    : "drawing";
}

/** Whether this device is likely to draw an island in three dimensions without effort. */
function strong(): boolean {
  const { deviceMemory = 8, hardwareConcurrency } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory >= 2 && hardwareConcurrency >= 2;
}

/** How a drawing is looked at. */
export function gaze(): Gaze {
  return { turn: Number(sides.turn.value), flat: prefs.look.value === "plan" };
}

/** Turns the island by quarters. */
export function rotate(quarters: number): void {
  face(Number(sides.turn.value) + quarters);
}

/** Looks at the island from a quarter. */
export function face(quarter: number): void {
  sides.turn.value = TURNS[((quarter % 4) + 4) % 4] ?? "0";
}

/** The next way to look at the island. */
export function nextLook(): void {
  prefs.look.value = LOOKS[(LOOKS.indexOf(prefs.look.value) + 1) % LOOKS.length] ?? "drawing";
}
