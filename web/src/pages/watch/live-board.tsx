import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { GameBoard } from "../../boards/game-board";
import { Screen } from "../../boards/screen";
import { hall } from "../../net/hall";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { seatLooks } from "../../ui/people";
import type { Game, Meta } from "../../wire/types";
import { Table } from "../table/table";
import "./live-board.css";
import { listed } from "../../ui/dialect";

/** A running game as a small picture that follows the table; a link leads there. */
export function LiveBoard({ id }: { id: string }): JSX.Element {
  const table = useMemo(() => new Table(id, hall), [id]);
  useEffect(() => table.open(), [table]);
  const meta = table.meta.value;
  const game = table.game.value;
  const seats = meta === null ? [] : seatLooks(meta);
  return (
    <article class="live">
      <Screen width={960} height={720}>
        {meta !== null && game !== null && <Picture meta={meta} game={game} />}
      </Screen>
      <p class="live-names">
        {seats.map((look) => (
          <span key={look.seat} class={game?.actors.includes(look.seat) === true ? "moves" : undefined}>
            <Name look={look} />
          </span>
        ))}
      </p>
      <a class="live-link" href={`/t/${id}`}>
        {meta === null ? t("loading") : t("watch-game", { game: gameName(meta.game) })}
        {seats.length > 0 && <span class="unseen">: {listed(seats.map(({ name }) => name))}</span>}
      </a>
    </article>
  );
}

function Picture({ meta, game }: { meta: Meta; game: Game }): JSX.Element {
  return (
    <GameBoard
      game={meta.game}
      round={game.no}
      view={game.view}
      moves={{}}
      actors={game.actors}
      mine={[]}
      seats={seatLooks(meta)}
      happened={null}
      submit={null}
      preview={null}
      outcome={null}
      live={false}
    />
  );
}
