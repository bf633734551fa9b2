import type { JSX } from "preact";
import { useBusy } from "../../ui/busy";
import { gameCard, gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { playAlone } from "../../ui/solo";

const GAME = "hidden-rooms";

/** For whoever comes alone: a game at once, the day's challenge, the library. */
export function Alone(): JSX.Element | null {
  const { busy, act } = useBusy();
  if (gameCard(GAME) === undefined) return null;
  return (
    <section class="sheet alone" aria-labelledby="alone">
      <h2 id="alone">{t("alone-title")}</h2>
      <p class="soft">{t("alone-line")}</p>
      <button
        type="button"
        class="button primary wide"
        aria-disabled={busy}
        onClick={() => act(GAME, () => playAlone(GAME))}
      >
        {t("play-game", { game: gameName(GAME) })}
      </button>
      <p class="alone-links">
        <a class="button plain" href="/daily">
          {t("daily-title")}
        </a>
        <a class="button plain" href="/books">
          {t("books-title")}
        </a>
      </p>
    </section>
  );
}
