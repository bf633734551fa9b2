import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { OwnNote } from "../../wire/http";
import { NoteField } from "../people/note";
import { own } from "../people/own";
import "../../ui/parts.css";

interface Props {
  table: string;
  no: number;
  /** The name of the game, for screen readers. */
  title: string;
}

/** The reader's own note on the game, which nobody else sees. */
export function GameNote({ table, no, title }: Props): JSX.Element | null {
  const note = useSignal<OwnNote | null>(null);
  useEffect(() => {
    void own.onGame(table, no).then(
      (found) => (note.value = found),
      () => undefined, // the replay is good without it
    );
  }, [table, no, note]);
  if (note.value === null) return null;
  return (
    <section class="tool game-note" aria-label={t("note-game")}>
      <h2 class="label">{t("note-game")}</h2>
      <NoteField note={note.value} about={title} keep={(said) => own.noteGame(table, no, said)} />
    </section>
  );
}
