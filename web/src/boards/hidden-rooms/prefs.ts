import { kept, oneOf } from "../../net/settings";

const flag = oneOf<boolean>(true, false);

/** What this person likes at this game, kept on this device. */
export const prefs = {
  /** The chance of success is told (HR-U-03). */
  odds: kept<boolean>("hidden-rooms:odds", true, flag),
  /** Squares on which one would be caught next are marked (HR-U-04). */
  danger: kept<boolean>("hidden-rooms:danger", false, flag),
  /** Single keys act on the board (HR-U-12). */
  keys: kept<boolean>("hidden-rooms:keys", true, flag),
};
