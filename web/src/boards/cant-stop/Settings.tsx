import type { JSX } from "preact";
import { Choice } from "../../ui/choice";
import { t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";
import { ODDS, SCENES, prefs } from "./prefs";

/** This game's own preferences, for the settings panel. */
export function Settings(): JSX.Element {
  return (
    <>
      <Choice
        label={t("cant-stop-ui-odds")}
        options={ODDS.map((when) => [when, t(`cant-stop-ui-odds-${when}`)] as const)}
        chosen={prefs.odds}
      />
      <Choice
        label={t("cant-stop-ui-background")}
        options={SCENES.map((scene) => [scene, t(`cant-stop-ui-scene-${scene}`)] as const)}
        chosen={prefs.scene}
      />
      <Switch
        label={t("cant-stop-ui-confirm-clicks")}
        help={t("cant-stop-ui-confirm-clicks-help")}
        on={prefs.confirm.value}
        change={(on) => (prefs.confirm.value = on)}
      />
      <Switch
        label={t("cant-stop-ui-use-keys")}
        help={t("cant-stop-ui-use-keys-help")}
        on={prefs.keys.value}
        change={(on) => (prefs.keys.value = on)}
      />
    </>
  );
}
