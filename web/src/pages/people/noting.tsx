import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Part } from "../../ui/parts";
import type { OwnNote } from "../../wire/http";
import { NoteField } from "./note";
import { historyPath, own } from "./own";
import "../../ui/parts.css";

/** The reader's own note on somebody, and the way to the games with them. */
export function Noting({ id, name }: { id: string; name: string }): JSX.Element {
  const note = useSignal<OwnNote | null>(null);
  useEffect(() => {
    void own.onPerson(id).then(
      (found) => (note.value = found),
      () => undefined, // the page is good without it
    );
  }, [id, note]);
  return (
    <Part title={t("note-title", { name })}>
      {note.value !== null && (
        <NoteField note={note.value} about={name} keep={(said) => own.notePerson(id, said)} />
      )}
      <p>
        <a href={historyPath({ person: id })}>{t("history-with", { name })}</a>
      </p>
    </Part>
  );
}
