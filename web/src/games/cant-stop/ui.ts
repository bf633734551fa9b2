import { t, type Args } from "../../i18n";
import { kept, oneOf } from "../../settings";
import { GROUNDS, type Ground } from "./backgrounds";

/** A text of this board. */
export function ui(key: string, args?: Args): string {
  return t(`cant-stop-ui-${key}`, args);
}

/** Several texts as one sentence part. */
export function listed(parts: readonly string[]): string {
  return parts.join(ui("comma"));
}

export const ODDS = ["before", "after", "never"] as const;
export type Odds = (typeof ODDS)[number];

/** What this person likes about this board, kept on this device. */
export const prefs = {
  ground: kept<Ground>("cant-stop-ground", "normal", oneOf<Ground>(...GROUNDS)),
  odds: kept<Odds>("cant-stop-odds", "before", oneOf<Odds>(...ODDS)),
  /** Whether a click on the board commits at once or asks first. */
  clicks: kept<"commit" | "ask">("cant-stop-clicks", "commit", oneOf<"commit" | "ask">("commit", "ask")),
  keys: kept<"on" | "off">("cant-stop-keys", "on", oneOf<"on" | "off">("on", "off")),
};
