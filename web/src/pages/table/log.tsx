import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { people } from "../../ui/people";
import { Scroll } from "../../ui/scroll";
import { Sentence } from "../../ui/sentence";
import { clock } from "../../ui/times";
import { sentences, takenBack, type People, type Said } from "../../ui/words";
import type { Happened, Meta } from "../../wire/types";
import type { Note, Table } from "./table";

/** What happened, in words, the newest at the bottom; with this reader's own questions and answers between. */
export function Log({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const all = useSignal(false);
  const who = people(meta);
  const { value: history } = table.told;
  const undone = takenBack(history);
  const notes = table.notes.value;
  const first = history[0]?.rev ?? 1;
  return (
    <Scroll label={t("log")} newest={(history.at(-1)?.rev ?? 0) * 1000 + notes.length}>
      {first > 1 && !all.value && (
        <button
          type="button"
          class="button small plain"
          onClick={() => void table.earlier().then((more) => (all.value = !more))}
        >
          {t("earlier")}
        </button>
      )}
      <ol class="log">
        {notes
          .filter((note) => note.after < first)
          .map((note, index) => (
            <NoteItem key={`early-${index}`} note={note} />
          ))}
        {history.map((entry) => (
          <Entry key={entry.rev} entry={entry} who={who} undone={undone.has(entry.rev)} notes={notes} />
        ))}
      </ol>
    </Scroll>
  );
}

interface EntryProps {
  entry: Happened;
  who: People;
  undone: boolean;
  notes: readonly Note[];
}

function Entry({ entry, who, undone, notes }: EntryProps): JSX.Element {
  const look = entry.seat === null ? undefined : who.seats[entry.seat];
  const told = entry.events.flatMap((event) => sentences(event as Said, who));
  return (
    <>
      {told.length > 0 && (
        <li
          class={undone ? "undone" : ""}
          style={look === undefined ? undefined : { borderColor: look.colour }}
        >
          <time dateTime={new Date(entry.at * 1000).toISOString()}>{clock(entry.at)}</time>
          <div>
            {told.map((words, index) => (
              <p key={index}>
                <Sentence words={words} />
              </p>
            ))}
          </div>
        </li>
      )}
      {notes
        .filter((note) => note.after === entry.rev)
        .map((note, index) => (
          <NoteItem key={index} note={note} />
        ))}
    </>
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
