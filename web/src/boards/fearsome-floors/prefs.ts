import { preferences } from "../kit/prefs";

export const { prefs, Settings } = preferences("fearsome-floors", {
  /** The names of the squares, cut into the floor. */
  names: { default: true },
  /** Single keys act on the board. */
  keys: { default: true },
});
