import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call, Failure } from "../../net/http";
import { kept, oneOf } from "../../net/settings";
import { percent } from "../../ui/dialect";
import { gameCard } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { people } from "../../ui/people";
import { refusal } from "../../ui/refusals";
import { Sentence } from "../../ui/sentence";
import { Switch } from "../../ui/switch";
import { sentence, type Said } from "../../ui/words";
import type { Considered } from "../../wire/http";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** Milliseconds at a position before the master is asked: a player who steps on quickly asks for nothing. */
const CALM_MS = 300;

/** True while the board points at the line under pointer or focus, or else at the best one. */
const arrows = kept<boolean>("master-arrows", true, oneOf<boolean>(true, false));

interface Props {
  table: Table;
  meta: Meta;
}

/** At a practice table: everybody's chance to win as it stands, and the best lines of the master, to be played. */
export function Master({ table, meta }: Props): JSX.Element | null {
  const open = useSignal(false);
  if (!meta.practice || meta.status !== "playing" || gameCard(meta.game)?.insight !== true) return null;
  return (
    <details class="master" onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{t("master-lines")}</summary>
      {open.value && <Lines table={table} meta={meta} />}
    </details>
  );
}

interface Answer {
  found: Considered | null;
  failed: Failure | null;
}

/** The master's answer about the newest position; that of the position before it stays until then. */
function useLines(table: Table, rev: number): Signal<Answer> {
  const answer = useSignal<Answer>({ found: null, failed: null });
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void call("get", "/api/tables/{table}/lines", { path: { table: table.id } }).then(
        (found) => wanted && (answer.value = { found, failed: null }),
        (failure: unknown) => {
          if (!(failure instanceof Failure)) throw failure;
          // The table has gone on: the next request is about its newest position.
          if (wanted && failure.refused.code !== "stale") answer.value = { found: null, failed: failure };
        },
      );
    }, CALM_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, rev, answer]);
  return answer;
}

function Lines({ table, meta }: Props): JSX.Element {
  const rev = table.history.value.at(-1)?.rev ?? 0;
  const answer = useLines(table, rev);
  const { found, failed } = answer.value;
  const point = (place: number): void => {
    const line = found?.lines[place];
    table.advised.value =
      arrows.value && found?.seat != null && line !== undefined
        ? { rev: found.rev, seat: found.seat, moves: line.moves }
        : null;
  };
  useEffect(() => point(0), [found, arrows.value]);
  useEffect(() => () => void (table.advised.value = null), [table]);
  if (failed !== null) return <p role="alert">{refusal(failed.refused, meta.game)}</p>;
  if (found === null) return <p role="status">{t("master-wait")}</p>;
  const old = found.rev !== rev;
  return (
    <div aria-busy={old}>
      <Standing found={found} meta={meta} />
      {found.lines.length === 0 && <p class="soft">{t("master-nothing")}</p>}
      <Switch label={t("master-arrows")} on={arrows.value} change={(on) => (arrows.value = on)} />
      <ol class="master-lines" onMouseLeave={() => point(0)} onFocusOut={() => point(0)}>
        {found.lines.map((line, place) => (
          <li key={place} onMouseEnter={() => point(place)} onFocusIn={() => point(place)}>
            <Line {...{ table, meta, found, old }} line={line} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Everybody's chance to win as it stands. */
function Standing({ found, meta }: { found: Considered; meta: Meta }): JSX.Element {
  const { seats } = people(meta);
  return (
    <ul class="master-chances" aria-label={t("master-chances")}>
      {found.sides.map((side, place) => (
        <li key={place}>
          {side.map((seat) => {
            const look = seats[seat];
            return look === undefined ? null : <Name key={seat} look={look} />;
          })}{" "}
          {percent(found.chances[place] ?? 0)}
        </li>
      ))}
    </ul>
  );
}

interface LineProps extends Props {
  found: Considered;
  line: Considered["lines"][number];
  /** True when the table has gone on since. */
  old: boolean;
}

/** A line in words, with the chance after it; a press plays it. */
function Line({ table, meta, found, line, old }: LineProps): JSX.Element {
  const { seat } = found;
  const side = found.sides.findIndex((seats) => seat !== null && seats.includes(seat));
  const may = !old && seat !== null && table.turn.value.includes(seat);
  return (
    <button
      type="button"
      class="bare"
      aria-disabled={!may}
      onClick={() => may && void give(table, "submit", { seat, moves: line.moves })}
    >
      <b>{percent(line.chances[side] ?? 0)}</b>{" "}
      {line.moves.map((move, place) => {
        const made = move as { do: string };
        const event: Said = { ...made, event: made.do, seat };
        return (
          <span key={place} class="chances-move">
            <Sentence words={sentence(event, people(meta), "move") ?? []} />{" "}
          </span>
        );
      })}
    </button>
  );
}
