import type { JSX } from "preact";
import { me } from "../../net/hall";
import { written } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { Part } from "../../ui/parts";
import type { TournamentPage } from "../../wire/http";

/** A number of points: halves and thirds are common. */
export function points(value: number): string {
  return written(value, { maximumFractionDigits: 2 });
}

/** The players of a tournament, the best first, with the tie-breaks that part them. */
export function Standings({ page }: { page: TournamentPage }): JSX.Element {
  const begun = page.rounds.length > 0;
  return (
    <Part title={t(begun ? "tournament-standings" : "tournament-entrants")}>
      {page.entrants.length === 0 ? (
        <p class="account-words">{t("tournament-nobody")}</p>
      ) : begun ? (
        <div class="table-frame">
          <table class="tournament-standings">
            <thead>
              <tr>
                <th scope="col">{t("tournament-place")}</th>
                <th scope="col">{t("tournament-person")}</th>
                <th scope="col">{t("tournament-points")}</th>
                <th scope="col">{t("tournament-games")}</th>
                {page.tie_breaks.map((key) => (
                  <th key={key} scope="col">
                    {t(`tournament-tie-${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {page.entrants.map((line) => (
                <tr key={line.id} class={line.id === me.value?.id ? "mine" : line.left ? "left" : ""}>
                  <td>{line.place ?? "–"}</td>
                  <th scope="row">
                    <a href={`/people/${line.id}`}>
                      <bdi>{line.name}</bdi>
                    </a>
                    {line.left && <span class="soft small"> {t("tournament-left")}</span>}
                  </th>
                  <td>{points(line.points)}</td>
                  <td>{line.games}</td>
                  {line.ties.map((value, index) => (
                    <td key={index}>{points(Math.abs(value))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul class="tournament-people">
          {page.entrants.map((line) => (
            <li key={line.id}>
              <a href={`/people/${line.id}`}>
                <bdi>{line.name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
