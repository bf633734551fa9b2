import type { JSX } from "preact";
import { settings } from "../../net/settings";
import { t } from "../i18n";
import { Icon } from "../icons";
import { switchSound } from "./loudness";

/** Sounds on or off, by one press. */
export function SoundButton({ look = "bare" }: { look?: string }): JSX.Element {
  const on = settings.volume.value > 0;
  return (
    <button
      type="button"
      class={look}
      aria-pressed={on}
      aria-label={t("sound")}
      title={t(on ? "sound-on" : "sound-off")}
      onClick={switchSound}
    >
      <Icon name={on ? "sound" : "silence"} />
    </button>
  );
}
