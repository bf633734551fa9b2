import type { JSX } from "preact";
import { boards } from "../games";
import type { Foreseen } from "../games/board";
import { t } from "../i18n";
import { useModule } from "../shell/lazy";
import type { Game, Meta } from "../wire/types";
import { give } from "./asking";
import { seatLooks } from "./people";
import { Result } from "./result";
import type { Table } from "./table";
import { VoteCard } from "./vote";
import { WaitingRoom } from "./waiting-room";

/** The middle of the table: the board, or the room where people wait for it. */
export function Stage({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const game = table.game.value;
  return (
    <section class="stage" aria-label={t("board")}>
      {meta.vote !== null && <VoteCard table={table} meta={meta} vote={meta.vote} />}
      {meta.paused && <p class="banner">{t("paused")}</p>}
      {game !== null && meta.status === "over" && <Result table={table} meta={meta} game={game} />}
      {game === null ? (
        <WaitingRoom table={table} meta={meta} />
      ) : (
        <BoardOf table={table} meta={meta} game={game} />
      )}
    </section>
  );
}

function BoardOf({ table, meta, game }: { table: Table; meta: Meta; game: Game }): JSX.Element {
  const loaded = useModule(boards[meta.game]);
  if (loaded.is === "loading") return <p class="wait">{t("loading")}</p>;
  if (loaded.is === "failed") return <p class="wait">{t("no-board")}</p>;
  const { Board } = loaded.module;
  const mine = table.you.value?.seats ?? [];
  const playing = meta.status === "playing" && !meta.paused;
  return (
    <div class="board">
      <Board
        key={game.no}
        view={game.view}
        moves={playing ? (game.moves as Record<string, unknown[]>) : {}}
        actors={game.actors}
        mine={mine}
        seats={seatLooks(meta)}
        happened={table.happened.value}
        submit={
          playing && mine.length > 0
            ? (seat: number, moves: unknown[]) => give(table, "submit", { seat, moves })
            : null
        }
        preview={
          playing && mine.length > 0
            ? (seat: number, moves: unknown[]) =>
                table.preview(seat, moves as Record<string, unknown>[]) as Promise<
                  Foreseen<unknown, unknown, unknown>
                >
            : null
        }
        outcome={game.outcome}
        kept={{ table: meta.id, no: game.no }}
        live={true}
      />
    </div>
  );
}
