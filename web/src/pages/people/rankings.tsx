import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { gameName, house, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { seasonName } from "../../ui/person-words";
import { useTitle } from "../../ui/title";
import type { SeasonPage } from "../../wire/http";
import "./people.css";
import { Ranks } from "./ranks";

/** Lines of each game's table that stand on the page of all. */
const BEST = 5;

/** The tables of the present season, of every game. */
export function RankingsPage(): JSX.Element {
  useEffect(() => void learnGames(), []);
  useTitle(t("rankings-title"));
  return (
    <>
      <header class="page-head">
        <h1>{t("rankings-title")}</h1>
        <p class="soft">{t("rankings-line")}</p>
      </header>
      {house.value.length === 0 && <p class="wait">{t("loading")}</p>}
      <div class="rankings">
        {house.value
          .filter(({ seats: [, most] }) => most > 1)
          .map(({ id }) => (
            <Season key={id} game={id} />
          ))}
        <section class="sheet" aria-labelledby="ranking-daily">
          <h2 id="ranking-daily">{t("daily-title")}</h2>
          <p class="soft">{t("rankings-daily")}</p>
          <a class="button plain" href="/daily">
            {t("daily-board")}
          </a>
        </section>
      </div>
      <p class="soft small">{t("season-order")}</p>
    </>
  );
}

function Season({ game }: { game: string }): JSX.Element {
  const page = useSignal<SeasonPage | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    void api.season(game, null).then(
      (found) => (page.value = found),
      () => (failed.value = true),
    );
  }, [game, page, failed]);
  return (
    <section class="sheet" aria-labelledby={`ranking-${game}`}>
      <h2 id={`ranking-${game}`}>{gameName(game)}</h2>
      {page.value === null ? (
        <p class={failed.value ? "empty" : "wait"}>{t(failed.value ? "refusal-offline" : "loading")}</p>
      ) : (
        <>
          <p class="soft small">{seasonName(page.value.season)}</p>
          {page.value.board.length === 0 ? (
            <p class="empty">{t("season-nobody")}</p>
          ) : (
            <Ranks lines={page.value.board.slice(0, BEST)} />
          )}
        </>
      )}
      <a class="button plain" href={`/seasons/${game}`}>
        {t("rankings-all")}
        <span class="unseen">: {gameName(game)}</span>
      </a>
    </section>
  );
}
