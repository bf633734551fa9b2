import { preferences } from "../kit/prefs";

/** What this person likes at plain boards: a move is sent as soon as it is chosen, or a turn is put together first. */
export const { prefs } = preferences("plain", { "at-once": { default: false } });
