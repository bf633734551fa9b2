import type { JSX } from "preact";
import { percent } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { Part } from "../../ui/parts";
import type { TournamentGame, TournamentPage } from "../../wire/http";
import { points } from "./standings";

/** The games of every round, the newest first; earlier ones are folded. */
export function Rounds({ page }: { page: TournamentPage }): JSX.Element | null {
  if (page.rounds.length === 0) return null;
  const same = page.card.system === "duplicate";
  const names = new Map(page.entrants.map(({ id, name }) => [id, name]));
  return (
    <Part title={t("tournament-games")}>
      {same && <Compared page={page} names={names} />}
      {page.rounds.map(({ round, games }, index) => (
        <details key={round} open={index === 0}>
          <summary>{t("tournament-round", { round })}</summary>
          <ul class="tournament-games">
            {games.map((game, place) => (
              <li key={game.table ?? `bye ${place}`}>
                <Game game={game} names={names} hidden={same && game.table !== page.table} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Part>
  );
}

/** The comparison of a duplicate: each seat beside the same seat at the other tables. */
function Compared({
  page,
  names,
}: {
  page: TournamentPage;
  names: ReadonlyMap<string, string>;
}): JSX.Element {
  const games = page.rounds.flatMap((round) => round.games).filter(({ players }) => players.length > 1);
  const over = games.length > 0 && games.every((game) => game.points !== null);
  if (!over) return <p class="soft">{t("tournament-secret-help")}</p>;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t("tournament-compare")}>
      <table class="tournament-compared">
        <thead>
          <tr>
            <th scope="col">{t("tournament-seat")}</th>
            {games.map((game, place) => (
              <th key={game.table} scope="col">
                {t("tournament-table-no", { no: place + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games[0]?.players.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">{seat + 1}</th>
              {games.map((game) => (
                <td key={game.table}>
                  <bdi>{names.get(game.players[seat] ?? "") ?? "?"}</bdi>{" "}
                  <strong>{percent(game.points?.[seat] ?? 0)}</strong>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GameProps {
  game: TournamentGame;
  names: ReadonlyMap<string, string>;
  /** True while others play the same deal: nobody looks at this table before all are over. */
  hidden: boolean;
}

function Game({ game, names, hidden }: GameProps): JSX.Element {
  const bye = game.players.length === 1;
  return (
    <>
      <span class="tournament-players">
        {game.players.map((player, index) => (
          <span key={player} class={game.points?.[index] === 1 ? "won" : ""}>
            <bdi>{names.get(player) ?? "?"}</bdi>{" "}
            {game.points !== null && <strong>{points(game.points[index] ?? 0)}</strong>}
          </span>
        ))}
      </span>
      {bye ? (
        <span class="soft small">{t("tournament-bye")}</span>
      ) : game.points === null && hidden ? (
        <span class="soft small">{t("tournament-secret")}</span>
      ) : game.points !== null && !game.played ? (
        <span class="soft small">{t("tournament-not-played")}</span>
      ) : (
        <a href={game.points === null ? `/t/${game.table}` : `/t/${game.table}/replay/1`}>
          {t(game.points === null ? "tournament-watch" : "tournament-replay")}
        </a>
      )}
    </>
  );
}
