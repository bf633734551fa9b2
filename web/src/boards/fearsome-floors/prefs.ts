import { kept, oneOf } from "../../net/settings";

const flag = oneOf<boolean>(true, false);

/** What this person likes at this game, kept on this device. */
export const prefs = {
  /** A tone when something cannot be. */
  sound: kept<boolean>("fearsome-floors:sound", true, flag),
  /** The names of the squares, cut into the floor. */
  names: kept<boolean>("fearsome-floors:names", true, flag),
  /** Single keys act on the board. */
  keys: kept<boolean>("fearsome-floors:keys", true, flag),
};
