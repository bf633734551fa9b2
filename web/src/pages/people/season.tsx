import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { Failed } from "../../ui/failed";
import { gameName, house, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import type { SeasonPage as Page } from "../../wire/http";
import "./people.css";
import { seasonName } from "../../ui/person-words";
import { Ranks } from "./ranks";

/** The table of a game in a quarter of the year, or of all time. */
export function SeasonPage({ game, season }: { game: string; season: string | null }): JSX.Element {
  const page = useSignal<Page | null>(null);
  const failed = useSignal<Failure | null>(null);
  useTitle(t("season-title", { game: gameName(game) }));
  useEffect(() => {
    void learnGames();
    void api.season(game, season).then(
      (found) => (page.value = found),
      (failure: unknown) => (failed.value = failure instanceof Failure ? failure : null),
    );
  }, [game, season, page, failed]);
  if (failed.value !== null)
    return (
      <Failed failure={failed.value} title={t("season-of-year")}>
        <a class="button primary" href="/">
          {t("to-lobby")}
        </a>
      </Failed>
    );
  if (page.value === null) return <p class="wait">{t("loading")}</p>;
  return (
    <div class="person">
      <section class="sheet">
        <h1>{t("season-title", { game: gameName(game) })}</h1>
        <Seasons page={page.value} />
        {page.value.board.length === 0 ? (
          <p class="empty">{t("season-nobody")}</p>
        ) : (
          <Ranks lines={page.value.board} />
        )}
        <p class="soft small">{t("season-order")}</p>
      </section>
      <nav class="season-games" aria-label={t("game")}>
        {house.value.map(({ id, seats: [, most] }) =>
          most === 1 ? null : (
            <a key={id} href={`/seasons/${id}`} aria-current={id === game ? "page" : undefined}>
              {gameName(id)}
            </a>
          ),
        )}
      </nav>
    </div>
  );
}

function Seasons({ page }: { page: Page }): JSX.Element {
  const listed = page.seasons.includes(page.season) || page.season === "ever";
  const names = [...(listed ? [] : [page.season]), ...page.seasons, "ever"];
  return (
    <nav class="season-names" aria-label={t("season-of-year")}>
      {names.map((name) => (
        <a
          key={name}
          href={`/seasons/${page.game}/${name}`}
          aria-current={name === page.season ? "page" : undefined}
        >
          {seasonName(name)}
        </a>
      ))}
    </nav>
  );
}
