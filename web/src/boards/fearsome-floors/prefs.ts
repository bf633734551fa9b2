import { preferences } from "../kit/prefs";

export const { prefs, Settings } = preferences("fearsome-floors", {
  /** What the hall is built of. */
  scene: { values: ["cellar", "ice", "temple"], default: "cellar" },
  /** The ways that the others went since one moved. */
  marks: { default: true },
  /** The names of the squares, cut into the floor. */
  names: { default: true },
  /** Single keys act on the board. */
  keys: { default: true },
});
