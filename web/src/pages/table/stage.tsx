import type { JSX } from "preact";
import { GameBoard } from "../../boards/game-board";
import type { Foreseen } from "../../boards/kit/board";
import { ClockOf } from "../../boards/kit/clock";
import { Answering } from "../../boards/kit/not-now";
import { t } from "../../ui/i18n";
import { seatLooks } from "../../ui/people";
import type { Game, Meta, Outcome } from "../../wire/types";
import { give } from "./asking";
import { CursorCard } from "./cursor";
import { Missed } from "./missed";
import { Result } from "./result/result";
import { Behind } from "./spectator";
import { StartingCard } from "./starting";
import type { Table } from "./table";
import { VoteCard } from "./vote";
import { WaitingRoom } from "./waiting-room";
import { listed } from "../../ui/dialect";

interface StageProps {
  table: Table;
  meta: Meta;
  /** The table as the film on the board has shown it so far. */
  shown: Meta;
}

/** The middle of the table: the board, or the room where people wait for it. */
export function Stage({ table, meta, shown }: StageProps): JSX.Element {
  const game = table.game.value;
  const { value: missed } = table.missed;
  return (
    <section class="stage" aria-label={t("board")}>
      {missed.length > 0 && <Missed table={table} meta={meta} missed={missed} />}
      {meta.vote !== null && <VoteCard table={table} meta={meta} vote={meta.vote} />}
      <CursorCard table={table} meta={meta} />
      {meta.starting !== null && <StartingCard table={table} meta={meta} starting={meta.starting} />}
      <Behind meta={meta} />
      {meta.paused && <p class="banner">{t("paused")}</p>}
      {game !== null && shown.status === "over" && <Result table={table} meta={shown} game={game} />}
      {game === null ? (
        <WaitingRoom table={table} meta={meta} />
      ) : (
        <ClockOf.Provider value={table.clock}>
          <BoardOf table={table} meta={meta} game={game} />
        </ClockOf.Provider>
      )}
    </section>
  );
}

function BoardOf({ table, meta, game }: { table: Table; meta: Meta; game: Game }): JSX.Element {
  const mine = table.you.value?.seats ?? [];
  const playing = meta.status === "playing" && !meta.paused;
  return (
    <Answering
      why={(dead) => (mine.length === 0 ? null : deaf(table, meta, game, dead))}
      filming={!table.clock.still.value}
    >
      <GameBoard
        game={meta.game}
        round={game.no}
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
        recent={table.recent.value}
        outcome={table.clock.still.value ? (game.outcome as Outcome | null) : null}
        advised={advisedNow(table)}
        kept={{ table: meta.id, no: game.no }}
        live={true}
      />
    </Answering>
  );
}

/** Return the line that the board points at; null when it is not about the position on the board. */
function advisedNow(table: Table): { seat: number; moves: readonly unknown[] } | null {
  const advised = table.advised.value;
  return advised?.rev === table.history.value.at(-1)?.rev ? advised : null;
}

/** Return the reason why the board takes no press of a player; null when it does. */
function deaf(table: Table, meta: Meta, game: Game, dead: boolean): string | null {
  if (meta.status !== "playing") return t("not-now-over");
  if (meta.paused) return t("paused");
  if (table.turn.value.length > 0) return dead ? t("not-now") : null;
  const looks = seatLooks(meta);
  const names = game.actors.map((seat) => looks[seat]?.name ?? "?");
  return names.length === 0 ? t("not-now") : t("not-now-turn", { names: listed(names) });
}
