import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { boards } from "../boards";
import type { BoardModule } from "../boards/kit/board";
import {
  LANGUAGES,
  LOCALES,
  MOTIONS,
  PALETTES,
  settings,
  SPEEDS,
  TEXT_SIZES,
  THEMES,
  VOLUMES,
} from "../net/settings";
import { Choice } from "../ui/choice";
import { hintAgain, hints } from "../ui/hints";
import { gameName, openGame } from "../ui/house";
import { t } from "../ui/i18n";
import { Mark } from "../ui/name";
import { NameField } from "../ui/name-field";
import { COLOURS, paint } from "../ui/seats";
import { Slider } from "../ui/slider";
import { SoundButton } from "../ui/sound/button";
import { play } from "../ui/sound/play";
import { Switch } from "../ui/switch";
import "./settings.css";

/** Every setting of this device, in parts. */
export function SettingsList(): JSX.Element {
  return (
    <div class="settings">
      <NameField />
      <Reading />
      <Looks />
      <Motions />
      <Sounds />
      <Hints />
      <GameSettings />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  const id = useId();
  return (
    <section class="settings-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Reading(): JSX.Element {
  return (
    <Part title={t("settings-reading")}>
      <Choice
        label={t("language")}
        options={LOCALES.map((locale) => [locale, LANGUAGES[locale]])}
        chosen={settings.locale}
      />
      <Choice
        label={t("text-size")}
        options={TEXT_SIZES.map((size) => [size, t("percent", { percent: Number(size) })])}
        chosen={settings.textSize}
      />
    </Part>
  );
}

function Looks(): JSX.Element {
  return (
    <Part title={t("settings-looks")}>
      <Choice
        label={t("theme")}
        options={THEMES.map((theme) => [theme, t(`theme-${theme}`)])}
        chosen={settings.theme}
      />
      <Choice
        label={t("palette")}
        options={PALETTES.map((palette) => [palette, t(`palette-${palette}`)])}
        chosen={settings.palette}
      />
      <p class="settings-marks" aria-hidden="true">
        {Array.from({ length: COLOURS }, (_, seat) => (
          <Mark key={seat} look={paint(seat)} />
        ))}
      </p>
      <p class="help">{t("palette-help")}</p>
    </Part>
  );
}

function Motions(): JSX.Element {
  return (
    <Part title={t("settings-motion")}>
      <Choice
        label={t("motion")}
        options={MOTIONS.map((motion) => [motion, t(`motion-${motion}`)])}
        chosen={settings.motion}
      />
      <Slider label={t("speed", { speed: settings.speed.value })} range={SPEEDS} cell={settings.speed} />
      <Switch
        label={t("forced")}
        help={t("forced-help")}
        on={settings.forced.value}
        change={(on) => (settings.forced.value = on)}
      />
    </Part>
  );
}

function Sounds(): JSX.Element {
  const percent = Math.round(settings.volume.value * 100);
  return (
    <Part title={t("settings-sound")}>
      <Slider label={t("volume", { percent })} range={VOLUMES} cell={settings.volume} />
      <div class="settings-buttons">
        <SoundButton look="button plain" />
        <button type="button" class="button plain" aria-disabled={percent === 0} onClick={() => play("turn")}>
          {t("sound-try")}
        </button>
      </div>
      <p class="help">{t("sound-help")}</p>
      {"vibrate" in navigator && (
        <Switch
          label={t("vibration")}
          help={t("vibration-help")}
          on={settings.vibration.value}
          change={(on) => (settings.vibration.value = on)}
        />
      )}
    </Part>
  );
}

/** The switch for hints at the board in a player's first games, and the button that shows all of them again. */
function Hints(): JSX.Element {
  const again = useSignal(false);
  return (
    <Part title={t("coach-title")}>
      <Switch
        label={t("coach-set")}
        help={t("coach-set-help")}
        on={hints.on.value}
        change={(on) => (hints.on.value = on)}
      />
      <button
        type="button"
        class="button plain"
        onClick={() => {
          hintAgain();
          again.value = true;
        }}
      >
        {t("coach-again")}
      </button>
      <p class="help" role="status">
        {again.value && t("coach-back")}
      </p>
    </Part>
  );
}

/** The preferences of the game on the screen, if its board has any. */
function GameSettings(): JSX.Element | null {
  const module = useSignal<BoardModule | null>(null);
  const game = openGame.value;
  if (game === null) return null;
  if (module.value === null) void boards[game]?.().then((loaded) => (module.value = loaded));
  const Own = module.value?.Settings;
  if (Own === undefined) return null;
  return (
    <Part title={gameName(game)}>
      <Own />
    </Part>
  );
}
