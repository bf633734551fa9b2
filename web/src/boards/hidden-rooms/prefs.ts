import { preferences } from "../kit/prefs";

const DREAMS = ["house", "sea", "forest"] as const;
export type Dream = (typeof DREAMS)[number];

export const { prefs, Settings } = preferences("hidden-rooms", {
  /** What the child dreams of: what the board looks like. */
  dream: { values: DREAMS, default: "house" },
  /** The chance of success is told (HR-U-03). */
  odds: { default: true },
  /** Squares on which one would be caught next are marked (HR-U-04). */
  danger: { default: false },
  /** Single keys act on the board (HR-U-12). */
  keys: { default: true },
});
