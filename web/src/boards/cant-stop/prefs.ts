import { kept, oneOf } from "../../net/settings";

export const SCENES = ["normal", "sea", "clouds", "space"] as const;
export type Scene = (typeof SCENES)[number];

export const ODDS = ["before", "after", "never"] as const;
/** When the chance of a DROP is told: with each choice, only of the position reached, never. */
export type OddsWhen = (typeof ODDS)[number];

const flag = oneOf<boolean>(true, false);

/** What this person likes at this game, kept on this device. */
export const prefs = {
  scene: kept<Scene>("cant-stop:scene", "normal", oneOf<Scene>(...SCENES)),
  odds: kept<OddsWhen>("cant-stop:odds", "before", oneOf<OddsWhen>(...ODDS)),
  /** Ask before a click on the board commits. */
  confirm: kept<boolean>("cant-stop:confirm", false, flag),
  /** Single keys act on the board. */
  keys: kept<boolean>("cant-stop:keys", true, flag),
};

/** Shows the next background (CS-I9). */
export function nextScene(): void {
  const { scene } = prefs;
  scene.value = SCENES[(SCENES.indexOf(scene.value) + 1) % SCENES.length] ?? "normal";
}
