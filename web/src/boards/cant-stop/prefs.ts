import { preferences } from "../kit/prefs";

const SCENES = ["normal", "sea", "clouds", "space"] as const;
export type Scene = (typeof SCENES)[number];

export const { prefs, Settings } = preferences("cant-stop", {
  /** Show the chance of a DROP with each choice, only for the position reached, or never. */
  odds: { values: ["before", "after", "never"], default: "before" },
  /** The background of the board (CS-I9). */
  scene: { values: SCENES, default: "normal" },
  /** Mark how far the others climbed in their last turns. */
  trail: { default: true },
  /** Ask before a click on the board commits. */
  confirm: { default: false },
  /** Single keys act on the board. */
  keys: { default: true },
});

/** Show the next background (CS-I9). */
export function nextScene(): void {
  const { scene } = prefs;
  scene.value = SCENES[(SCENES.indexOf(scene.value) + 1) % SCENES.length] ?? "normal";
}
