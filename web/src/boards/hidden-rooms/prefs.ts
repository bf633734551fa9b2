import { preferences } from "../kit/prefs";

export const { prefs, Settings } = preferences("hidden-rooms", {
  /** The chance of success is told (HR-U-03). */
  odds: { default: true },
  /** Squares on which one would be caught next are marked (HR-U-04). */
  danger: { default: false },
  /** Single keys act on the board (HR-U-12). */
  keys: { default: true },
});
