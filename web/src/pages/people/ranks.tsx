import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeasonLine } from "../../wire/http";
import "./people.css";
import { personPath } from "../../ui/person-words";
import { points } from "./played";

/** People in the order of their rating. */
export function Ranks({ lines }: { lines: readonly SeasonLine[] }): JSX.Element {
  return (
    <div class="table-frame">
      <table class="ranks">
        <thead>
          <tr>
            <th scope="col">{t("people-place-short")}</th>
            <th scope="col">{t("people-name")}</th>
            <th scope="col">{t("people-rating")}</th>
            <th scope="col">{t("people-games")}</th>
            <th scope="col">{t("people-wins")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ place, id, name, mine, tally }) => (
            <tr key={id} class={mine ? "mine" : undefined}>
              <td>
                <span class={`latest-place place-${Math.min(place, 4)}`}>{place}</span>
              </td>
              <th scope="row">
                <a href={personPath(id)}>
                  <bdi>{name}</bdi>
                </a>
                {mine && <span class="soft small"> {t("mark-you")}</span>}
              </th>
              <td>{tally.rated > 0 ? points(tally) : "–"}</td>
              <td>{tally.plays}</td>
              <td>{tally.wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
