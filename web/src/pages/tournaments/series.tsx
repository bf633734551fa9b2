import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../../ui/parts.css";
import { me } from "../../net/hall";
import { tournaments } from "../../net/tournaments";
import { useAsking } from "../../ui/asking";
import { learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import { useTitle } from "../../ui/title";
import type { SeriesPage as Page } from "../../wire/http";
import { Cards } from "./cards";
import { points } from "./standings";
import "./tournaments.css";

/** A series: everybody's points over its tournaments. */
export function SeriesPage({ series, club }: { series: string; club: string }): JSX.Element {
  const page = useSignal<Page | null>(null);
  const asking = useAsking();
  useTitle(series);
  useEffect(() => {
    void learnGames();
    void asking.ask(async () => void (page.value = await tournaments.series(series, club)));
  }, [series, club, page, asking]);
  return (
    <div class="tournament">
      <header class="page-head">
        <h1>
          <bdi>{series}</bdi>
        </h1>
        <p class="soft">{t("tournament-series-line")}</p>
      </header>
      <Problem asking={asking} />
      {page.value === null ? (
        asking.problem.value === null && <p class="wait">{t("loading")}</p>
      ) : (
        <div class="tournament-parts">
          <Part title={t("tournament-standings")}>
            {page.value.lines.length === 0 ? (
              <p class="account-words">{t("tournament-series-none")}</p>
            ) : (
              <div class="table-frame">
                <table class="tournament-standings">
                  <thead>
                    <tr>
                      <th scope="col">{t("tournament-place")}</th>
                      <th scope="col">{t("tournament-person")}</th>
                      <th scope="col">{t("tournament-points")}</th>
                      <th scope="col">{t("tournaments-title")}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {page.value.lines.map((line) => (
                      <tr key={line.id} class={line.id === me.value?.id ? "mine" : ""}>
                        <td>{line.place}</td>
                        <th scope="row">
                          <a href={`/people/${line.id}`}>
                            <bdi>{line.name}</bdi>
                          </a>
                        </th>
                        <td>{points(line.points)}</td>
                        <td>{line.tournaments}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </Part>
          <Part title={t("tournaments-title")}>
            <Cards cards={page.value.tournaments} />
          </Part>
        </div>
      )}
    </div>
  );
}
