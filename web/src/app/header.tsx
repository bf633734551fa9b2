import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { me } from "../net/hall";
import { LANGUAGES, LOCALES, settings, type Locale } from "../net/settings";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";
import { place } from "../ui/route";
import { Nav } from "./nav";
import { Next } from "./next";
import { SettingsPanel } from "./settings-panel";

/** The beam across the top: the rooms of the hall, what waits for the reader, who they are, and the settings. */
export function Header(): JSX.Element {
  const panel = useRef<HTMLDialogElement>(null);
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
      <button
        type="button"
        class="bare"
        aria-label={t("settings")}
        onClick={() => panel.current?.showModal()}
      >
        <Icon name="settings" />
      </button>
      <SettingsPanel dialog={panel} />
    </header>
  );
}

/** Who one is here: the way to one's account. */
function Self(): JSX.Element | null {
  const name = me.value?.name;
  if (name === undefined) return null;
  return (
    <a class="beam-self" href="/account">
      <span class="beam-seal" aria-hidden="true">
        {Array.from(name)[0]}
      </span>
      <span class="unseen">{t("account-title")}: </span>
      <bdi class="beam-name">{name}</bdi>
    </a>
  );
}

/** A gate with its two beams. */
function Emblem(): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 9c8-3 18-3 26 0v3H3zM6 15h20v2.5H6zM8.500 12v17h3.500V12zM20 12v17h3.500V12z" />
    </svg>
  );
}
