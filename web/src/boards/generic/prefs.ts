import { preferences } from "../kit/prefs";

/** The player's preferences for plain boards: send a move as soon as it is chosen, or put a turn together first. */
export const { prefs } = preferences("plain", { "at-once": { default: false } });
