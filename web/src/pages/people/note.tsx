import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { useAsking } from "../../ui/asking";
import { listed } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { Problem } from "../../ui/parts";
import type { NewNote, OwnNote } from "../../wire/http";
import { MOST } from "../../wire/values";
import { tagsIn } from "./own";

interface Props {
  note: OwnNote;
  /** The person or game that the note is about, for screen readers. */
  about: string;
  keep: (note: NewNote) => Promise<OwnNote>;
}

/** The reader's own note on a person or a game. A fold holds the fields that change it. */
export function NoteField({ note, about, keep }: Props): JSX.Element {
  const asking = useAsking();
  const id = useId();
  const kept = useSignal(note);
  const text = useSignal(note.text);
  const tags = useSignal(note.tags.join(", "));
  const saved = useSignal(false);
  const empty = kept.value.text === "" && kept.value.tags.length === 0;

  async function save(): Promise<void> {
    const [said, marks] = [text.value, tags.value];
    kept.value = await keep({ text: said, tags: tagsIn(marks) });
    // Text that was typed meanwhile stays, to be saved later.
    if (text.peek() !== said || tags.peek() !== marks) return;
    text.value = kept.value.text;
    tags.value = kept.value.tags.join(", ");
    saved.value = true;
  }

  return (
    <div class="note">
      {kept.value.text !== "" && <p class="note-text">{kept.value.text}</p>}
      {kept.value.tags.length > 0 && <p class="note-tags soft small">{listed([...kept.value.tags])}</p>}
      <details>
        <summary>
          {t(empty ? "note-add" : "note-change")} <span class="unseen">{about}</span>
        </summary>
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            void asking.ask(save);
          }}
        >
          <label class="label" for={id}>
            {t("note-text")}
          </label>
          <textarea
            id={id}
            class="text"
            rows={3}
            maxLength={MOST.note}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              saved.value = false;
            }}
          />
          <label class="label" for={`${id}-tags`}>
            {t("note-tags")}
          </label>
          <input
            id={`${id}-tags`}
            class="text"
            autocomplete="off"
            maxLength={8 * (MOST.tag + 2)}
            value={tags.value}
            onInput={(event) => {
              tags.value = event.currentTarget.value;
              saved.value = false;
            }}
          />
          <p class="soft small">{t("note-private")}</p>
          <Problem asking={asking} />
          <button class="button plain" type="submit" aria-disabled={asking.busy.value}>
            {t("note-save")}
          </button>{" "}
          <span role="status" class="saved">
            {saved.value ? t("note-saved") : ""}
          </span>
        </form>
      </details>
    </div>
  );
}
