import type { ComponentChildren, JSX } from "preact";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { alone, kindName, otherName, personPath } from "../../ui/person-words";
import { day } from "../../ui/times";
import type { Other, PlayedGame } from "../../wire/http";

/** Somebody's last games, newest first. */
export function Latest({ games }: { games: readonly PlayedGame[] }): JSX.Element {
  return (
    <section class="sheet" aria-labelledby="latest">
      <h2 id="latest">{t("people-latest")}</h2>
      <ol class="latest">
        {games.map((game) => (
          <GameLine key={`${game.ended} ${game.table} ${game.no}`} game={game} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  game: PlayedGame;
  /** Further words below the line. */
  children?: ComponentChildren;
}

/** One game of somebody: the place, who else played, when, and the way to its replay. */
export function GameLine({ game, children }: LineProps): JSX.Element {
  return (
    <li>
      <Place game={game} />
      <span class="latest-game">
        <strong>{gameName(game.game)}</strong> <span class="soft small">{kindName(game.game, game)}</span>
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
      {children !== undefined && <div class="latest-more">{children}</div>}
    </li>
  );
}

function Place({ game: { place, seats } }: { game: PlayedGame }): JSX.Element {
  const look = `latest-place place-${Math.min(place, 4)}`;
  if (alone(seats))
    return (
      <span class={`${look} latest-alone`}>{t(place === 1 ? "people-alone-won" : "people-alone-lost")}</span>
    );
  return (
    <span class={look}>
      <span class="unseen">{t("people-place", { place })}</span>
      <span aria-hidden="true">{place}</span>
    </span>
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
