import { preferences } from "../kit/prefs";

export const { prefs, Settings } = preferences("niagara", {
  /** The season of the land and the water. */
  scenery: { values: ["summer", "autumn", "winter"], default: "summer" },
  /** True to draw trails of the canoes since the reader's last move. */
  trails: { default: true },
});
