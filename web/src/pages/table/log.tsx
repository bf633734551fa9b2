import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useBusy } from "../../ui/busy";
import { t, wording } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { OneStop } from "../../ui/one-stop";
import { people } from "../../ui/people";
import { Scroll } from "../../ui/scroll";
import type { SeatLook } from "../../ui/seats";
import { Sentence } from "../../ui/sentence";
import { clock } from "../../ui/times";
import type { People, Word } from "../../ui/words";
import type { Meta } from "../../wire/types";
import type { Note, Table } from "./table";
import { lineOf, turnsOf, type Turn } from "./turns";

/** The log: a line for each turn, the newest at the bottom, with this reader's own questions and answers between. */
export function Log({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const all = useSignal(false);
  const { busy, act } = useBusy();
  const who = people(meta);
  const known = JSON.stringify([
    ...[meta.chairs, meta.seats, meta.sides, meta.people, meta.faces],
    ...[meta.goal, meta.practice],
  ]);
  const { value: history } = table.told;
  const notes = table.notes.value;
  const { value: left } = table.left;
  const first = history[0]?.rev ?? 1;
  const newest = history.at(-1)?.rev ?? 0;
  const parts = new Set([...notes.map(({ after }) => after), ...(left === null ? [] : [left])]);
  const turns = turnsOf(history, parts);
  return (
    <Scroll label={t("log")} newest={newest * 1000 + notes.length}>
      {first > 1 && !all.value && (
        <button
          type="button"
          class="button small plain"
          aria-disabled={busy}
          onClick={() => act(meta.game, async () => (all.value = !(await table.earlier())))}
        >
          {t("earlier")}
        </button>
      )}
      <OneStop class="log" stops="summary, a">
        {notes
          .filter((note) => note.after < first)
          .map((note, index) => (
            <NoteItem key={`early-${index}`} note={note} />
          ))}
        {turns.flatMap((turn, index) => {
          const until = turns[index + 1]?.rev ?? Infinity;
          const ends = until > turn.last;
          return [
            <TurnItem key={`${turn.rev}.${turn.n}`} turn={turn} who={who} known={known} />,
            ...notes
              .filter(({ after }) => ends && after >= turn.last && after < until)
              .map((note, at) => <NoteItem key={`${turn.rev}-note-${at}`} note={note} />),
            left !== null && ends && left >= turn.last && left < until && newest > left && (
              <li key="new" class="log-new">
                {t("log-new")}
              </li>
            ),
          ];
        })}
      </OneStop>
    </Scroll>
  );
}

/** A line of the log. It is drawn again only when it, the people at the table (`known`), or the language changes. */
function TurnItem({ turn, who, known }: { turn: Turn; who: People; known: string }): JSX.Element | null {
  const { rev, last, n, seat, undone, events } = turn;
  return useMemo(() => drawn(turn, who), [rev, last, n, seat, undone, events.length, known, wording()]);
}

function drawn(turn: Turn, who: People): JSX.Element | null {
  const { summary, steps } = lineOf(turn, who);
  const look = turn.seat === null ? undefined : who.seats[turn.seat];
  if (summary.length === 0) return null;
  const words = named(summary, look);
  const head = words.map((each, index) => (
    <p key={index}>
      {index === 0 && look !== undefined && !mentions(summary, look) && (
        <span class="log-who">
          <Name look={look} />
          {t("log-says")}
        </span>
      )}
      <Sentence words={each} />
    </p>
  ));
  return (
    <li
      class={turn.undone ? "undone" : ""}
      style={look === undefined ? undefined : { borderColor: look.colour }}
    >
      <time dateTime={new Date(turn.at * 1000).toISOString()}>{clock(turn.at)}</time>
      {steps.length === 0 ? (
        <div>{head}</div>
      ) : (
        <Folded head={head} count={steps.length}>
          {named(steps, look, true).map((each, index) => (
            <li key={index}>
              <Sentence words={each} />
            </li>
          ))}
        </Folded>
      )}
    </li>
  );
}

interface FoldedProps {
  head: ComponentChildren;
  count: number;
  children: ComponentChildren;
}

/** A turn in a line, which opens to its steps. */
function Folded({ head, count, children }: FoldedProps): JSX.Element {
  return (
    <details class="log-turn">
      <summary>
        {head} <span class="log-count">{t("log-steps", { count })}</span>
      </summary>
      <ol>{children}</ol>
    </details>
  );
}

function mentions(lines: readonly Word[][], look: SeatLook): boolean {
  return lines.some((words) => words.some((word) => typeof word !== "string" && word.seat === look.seat));
}

/** Return the sentences with the name of the player on turn on its colour only once. */
function named(lines: readonly Word[][], look: SeatLook | undefined, before = false): Word[][] {
  let told = before;
  return lines.map((words) =>
    words.map((word) => {
      if (typeof word === "string" || word.seat !== look?.seat) return word;
      const again = told;
      told = true;
      return again ? word.name : word;
    }),
  );
}

function NoteItem({ note }: { note: Note }): JSX.Element {
  return (
    <li class={`note ${note.kind}`}>
      <time dateTime={new Date(note.at * 1000).toISOString()}>{clock(note.at)}</time>
      <div>
        {note.lines.map((line, index) => (
          <p key={index}>
            {line.text} {line.link !== undefined && <a href={line.link.href}>{line.link.text}</a>}
          </p>
        ))}
      </div>
    </li>
  );
}
