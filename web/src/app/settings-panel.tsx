import { useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { boards } from "../boards";
import type { BoardModule } from "../boards/kit/board";
import { LANGUAGES, LOCALES, settings, type Motion, type Theme } from "../net/settings";
import { Choice } from "../ui/choice";
import { openGame } from "../ui/house";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";
import { NameField } from "../ui/name-field";
import { Switch } from "../ui/switch";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const MOTIONS: readonly Motion[] = ["auto", "full", "none"];

/** What this person likes, on this device. */
export function SettingsPanel({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }): JSX.Element {
  const shown = useSignal(false);
  return (
    <dialog
      ref={dialog}
      class="panel"
      aria-labelledby="settings-title"
      onToggle={() => (shown.value = dialog.current?.open ?? false)}
      onClick={(click) => {
        if (click.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="panel-body">
        <div class="panel-head">
          <h2 id="settings-title">{t("settings")}</h2>
          <button type="button" class="bare" aria-label={t("close")} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <NameField />
        <Choice
          label={t("language")}
          options={LOCALES.map((locale) => [locale, LANGUAGES[locale]])}
          chosen={settings.locale}
        />
        <Choice
          label={t("theme")}
          options={THEMES.map((theme) => [theme, t(`theme-${theme}`)])}
          chosen={settings.theme}
        />
        <Choice
          label={t("motion")}
          options={MOTIONS.map((motion) => [motion, t(`motion-${motion}`)])}
          chosen={settings.motion}
        />
        <label class="field">
          <span class="label">{t("speed", { speed: settings.speed.value })}</span>
          <input
            type="range"
            min="0.5"
            max="4"
            step="0.5"
            value={settings.speed.value}
            onInput={(event) => (settings.speed.value = event.currentTarget.valueAsNumber)}
          />
        </label>
        <Switch
          label={t("forced")}
          help={t("forced-help")}
          on={settings.forced.value}
          change={(on) => (settings.forced.value = on)}
        />
        {shown.value && <GameSettings />}
      </div>
    </dialog>
  );
}

/** The preferences of the game on the screen, if its board has any. */
function GameSettings(): JSX.Element | null {
  const module = useSignal<BoardModule | null>(null);
  const game = openGame.value;
  if (game === null) return null;
  if (module.value === null) void boards[game]?.().then((loaded) => (module.value = loaded));
  const Own = module.value?.Settings;
  return Own === undefined ? null : <Own />;
}
