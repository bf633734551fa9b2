import type { JSX } from "preact";
import { Choice } from "../../ui/choice";
import { t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";
import { ASKING, prefs } from "./prefs";

/** This game's own preferences, for the settings panel. */
export function Settings(): JSX.Element {
  return (
    <>
      <Choice
        label={t("shinsai-jima-ui-asking")}
        options={ASKING.map((when) => [when, t(`shinsai-jima-ui-asking-${when}`)] as const)}
        chosen={prefs.asking}
      />
      <Switch
        label={t("shinsai-jima-ui-use-keys")}
        help={t("shinsai-jima-ui-use-keys-help")}
        on={prefs.keys.value}
        change={(on) => (prefs.keys.value = on)}
      />
    </>
  );
}
