import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";
import { prefs } from "./prefs";

/** This game's own preferences, for the settings panel. */
export function Settings(): JSX.Element {
  return (
    <>
      {(["names", "sound", "keys"] as const).map((name) => (
        <Switch
          key={name}
          label={t(`fearsome-floors-ui-set-${name}`)}
          help={t(`fearsome-floors-ui-set-${name}-help`)}
          on={prefs[name].value}
          change={(on) => (prefs[name].value = on)}
        />
      ))}
    </>
  );
}
