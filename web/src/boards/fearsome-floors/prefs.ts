import { preferences } from "../kit/prefs";

export const { prefs, Settings } = preferences("fearsome-floors", {
  /** The material of the hall. */
  scene: { values: ["cellar", "ice", "temple"], default: "cellar" },
  /** True to draw the ways that the others and the monster went since the reader moved. */
  marks: { default: true },
  /** True to cut the names of the squares into the floor. */
  names: { default: true },
  /** True if single keys act on the board. */
  keys: { default: true },
});
