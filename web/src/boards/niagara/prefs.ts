import { preferences } from "../kit/prefs";

export const { prefs, Settings } = preferences("niagara", {
  /** What the land and the water look like. */
  scenery: { values: ["summer", "autumn", "winter"], default: "summer" },
  /** Trails of what happened since the reader's last move. */
  trails: { default: true },
});
