import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { personPath } from "../../ui/person-words";
import type { Opponent } from "../../wire/http";

interface Props {
  name: string;
  mine: boolean;
  opponents: readonly Opponent[];
}

/** Head to head: somebody's most frequent opponents, with the number of games in which either came off better. */
export function Opponents({ name, mine, opponents }: Props): JSX.Element | null {
  if (opponents.length === 0) return null;
  return (
    <section class="sheet" aria-labelledby="opponents">
      <h2 id="opponents">{t("people-opponents")}</h2>
      <div class="table-frame">
        <table class="ranks">
          <thead>
            <tr>
              <th scope="col">{t("people-opponent")}</th>
              <th scope="col">{t("people-games")}</th>
              <th scope="col">{mine ? t("people-better-you") : t("people-better", { name })}</th>
              <th scope="col">{t("people-worse")}</th>
            </tr>
          </thead>
          <tbody>
            {opponents.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <a href={personPath(one.id)}>
                    <bdi>{one.name}</bdi>
                  </a>
                </th>
                <td>{one.plays}</td>
                <td>{one.better}</td>
                <td>{one.worse}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
