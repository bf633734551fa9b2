import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import { invitationIn, tableIn, visit } from "../../ui/route";

/** Go to a table by its link or code. */
export function JoinField(): JSX.Element {
  const id = useId();
  const typed = useSignal("");
  const wrong = useSignal(false);
  return (
    <form
      class="field"
      onSubmit={(submit) => {
        submit.preventDefault();
        const table = tableIn(typed.value);
        wrong.value = table === null;
        if (table !== null) visit(`/t/${table}${invitationIn(typed.value)}`);
      }}
    >
      <label class="label" for={id}>
        {t("join-by-link")}
      </label>
      <div class="row">
        <input
          id={id}
          class="text"
          autocomplete="off"
          placeholder={t("join-example")}
          value={typed.value}
          aria-invalid={wrong.value}
          aria-describedby={wrong.value ? `${id}-wrong` : undefined}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="button plain">
          {t("go-there")}
        </button>
      </div>
      {wrong.value && (
        <p class="wrong" id={`${id}-wrong`} role="alert">
          {t("join-wrong")}
        </p>
      )}
    </form>
  );
}
