import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { api } from "../net/api";
import { hall, me } from "../net/hall";
import { Failure } from "../net/http";
import { MOST } from "../wire/values";
import { t } from "./i18n";
import { warn } from "./notices";
import { refusal } from "./refusals";

/** A field for the reader's name, which is saved when they leave it or press Enter. */
export function NameField(): JSX.Element {
  const id = useId();
  const typed = useSignal<string | null>(null);
  const saved = useSignal(false);
  const known = me.value?.name ?? "";

  async function save(): Promise<void> {
    const sent = typed.peek();
    const name = sent?.trim() ?? "";
    if (name === "" || name === known) {
      typed.value = null;
      return;
    }
    try {
      hall.me.value = await api.setMe({ name });
      saved.value = typed.peek() === sent;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, null));
    }
    // Text that was typed meanwhile is still to be saved.
    if (typed.peek() === sent) typed.value = null;
  }

  return (
    <form
      class="field"
      onSubmit={(submit) => {
        submit.preventDefault();
        void save();
      }}
    >
      <label class="label" for={id}>
        {t("your-name")}
      </label>
      <div class="row">
        <input
          id={id}
          class="text"
          maxLength={MOST.name}
          autocomplete="nickname"
          value={typed.value ?? known}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            saved.value = false;
          }}
          onBlur={() => void save()}
        />
        <span class="saved" role="status">
          {saved.value ? t("saved") : ""}
        </span>
      </div>
    </form>
  );
}
