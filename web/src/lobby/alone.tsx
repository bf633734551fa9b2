import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Failure } from "../api";
import { gameCard, gameName } from "../games/house";
import { t } from "../i18n";
import { notify } from "../notices";
import { refusal } from "../refusals";
import { playAlone } from "../solo";

const GAME = "hidden-rooms";

/** For whoever comes alone: a game at once, the day's challenge, the library. */
export function Alone(): JSX.Element | null {
  const busy = useSignal(false);
  if (gameCard(GAME) === undefined) return null;

  async function play(): Promise<void> {
    busy.value = true;
    try {
      await playAlone(GAME);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      notify(refusal(failure.refused, GAME));
    } finally {
      busy.value = false;
    }
  }

  return (
    <section class="sheet alone" aria-labelledby="alone">
      <h2 id="alone">{t("alone-title")}</h2>
      <p class="soft">{t("alone-line")}</p>
      <button
        type="button"
        class="button primary wide"
        aria-disabled={busy.value}
        onClick={() => !busy.value && void play()}
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
