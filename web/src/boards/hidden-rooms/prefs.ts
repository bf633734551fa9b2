import { preferences } from "../kit/prefs";

const DREAMS = ["house", "sea", "forest"] as const;
export type Dream = (typeof DREAMS)[number];

export const { prefs, Settings } = preferences("hidden-rooms", {
  /** The child's dream, which sets the looks of the board. */
  dream: { values: DREAMS, default: "house" },
  /** Show the chance of success (HR-U-03). */
  odds: { default: true },
  /** Mark the squares on which the child would be caught next (HR-U-04). */
  danger: { default: false },
  /** Single keys act on the board (HR-U-12). */
  keys: { default: true },
});
