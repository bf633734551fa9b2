import { kept, oneOf } from "../../net/settings";

const flag = oneOf<boolean>(true, false);

/** What this person likes at plain boards, kept on this device. */
export const prefs = {
  /** A move is sent as soon as it is chosen; else a turn is put together first, and then sent. */
  atOnce: kept<boolean>("plain:at-once", false, flag),
};
