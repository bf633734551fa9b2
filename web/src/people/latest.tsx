import type { JSX } from "preact";
import { gameName } from "../games/house";
import { t } from "../i18n";
import type { Other, PlayedGame } from "../wire/types";
import { day } from "../times";
import { kindName, otherName, personPath } from "./words";

/** Somebody's last games, newest first. */
export function Latest({ games }: { games: readonly PlayedGame[] }): JSX.Element {
  return (
    <section class="sheet" aria-labelledby="latest">
      <h2 id="latest">{t("people-latest")}</h2>
      <ol class="latest">
        {games.map((game) => (
          <li key={`${game.ended} ${game.table} ${game.no}`}>
            <span class={`latest-place place-${Math.min(game.place, 4)}`}>
              <span class="unseen">{t("people-place", { place: game.place })}</span>
              <span aria-hidden="true">{game.place}</span>
            </span>
            <span class="latest-game">
              <strong>{gameName(game.game)}</strong>{" "}
              <span class="soft small">{kindName(game.game, game)}</span>
              <br />
              <Others label="people-with" others={game.others.filter(({ ally }) => ally)} />
              <Others label="people-against" others={game.others.filter(({ ally }) => !ally)} />
            </span>
            <span class="latest-when soft small">
              {day(game.ended)}
              {game.how === "conceded" && ` · ${t("people-conceded")}`}
              {!game.rated && ` · ${t("people-not-rated")}`}
            </span>
            {game.table !== null && (
              <a class="latest-replay" href={`/t/${game.table}/replay/${game.no}`}>
                {t("watch-replay")}
                <span class="unseen">
                  {" "}
                  {gameName(game.game)}, {day(game.ended)}
                </span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Others({ label, others }: { label: string; others: readonly Other[] }): JSX.Element | null {
  if (others.length === 0) return null;
  return (
    <span class="latest-others">
      <span class="soft">{t(label)}</span>
      {others.map((other, index) => (
        <bdi key={index}>
          {other.id === null ? otherName(other) : <a href={personPath(other.id)}>{otherName(other)}</a>}
        </bdi>
      ))}
    </span>
  );
}
