import type { JSX } from "preact";
import { me } from "../net/hall";
import { LANGUAGES, LOCALES, settings, type Locale } from "../net/settings";
import { Emblem } from "../ui/emblem";
import { Face } from "../ui/faces/face";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";
import { Next } from "../ui/next";
import { place } from "../ui/route";
import { openSettings } from "../ui/settings-door";
import { SoundButton } from "../ui/sound/button";
import { Nav } from "./nav";

/** Pages with a board, which makes sounds. */
const PLAYED: ReadonlySet<string> = new Set(["table", "replay", "learn"]);

/** The beam across the top: the rooms of the hall, what waits for the reader, who they are, and the settings. */
export function Header(): JSX.Element {
  return (
    <header class={`beam ${place.value.page === "table" ? "low" : ""}`}>
      <a class="brand" href="/">
        <Emblem />
        {t("brand")} <span class="unseen">{t("to-lobby")}</span>
      </a>
      <Nav />
      <Next />
      <Self />
      <label>
        <span class="unseen">{t("language")}</span>
        <select
          class="beam-language"
          value={settings.locale.value}
          onChange={(event) => (settings.locale.value = event.currentTarget.value as Locale)}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LANGUAGES[locale]}
            </option>
          ))}
        </select>
      </label>
      {PLAYED.has(place.value.page) && <SoundButton look="bare beam-sound" />}
      <button type="button" class="bare" aria-label={t("settings")} onClick={openSettings}>
        <Icon name="settings" />
      </button>
    </header>
  );
}

/** The reader's name and face, as a link to their account. */
function Self(): JSX.Element | null {
  if (me.value === null) return null;
  const { name, face } = me.value;
  return (
    <a class="beam-self" href="/account">
      <Face code={face} />
      <span class="unseen">{t("account-title")}: </span>
      <bdi class="beam-name">{name}</bdi>
    </a>
  );
}
