import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { emptier } from "../../ui/emptier";
import { t } from "../../ui/i18n";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** The host sets a password for newcomers, or takes it away. */
export function PasswordField({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const word = useSignal("");
  const id = useId();
  const help = useId();
  if (table.you.value?.id !== meta.host || meta.practice || meta.shared !== "" || meta.max_chairs === 1)
    return null;
  const set = async (to: string): Promise<void> => {
    const empty = emptier(word);
    if (await give(table, "password", { words: [to] })) empty();
  };
  return (
    <form
      class="option"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (word.value.trim() !== "") void set(word.value.trim());
      }}
    >
      <label for={id}>{t("table-password")}</label>
      <input
        id={id}
        class="text"
        autocomplete="off"
        maxLength={64}
        aria-describedby={help}
        value={word.value}
        onInput={({ currentTarget }) => (word.value = currentTarget.value)}
      />
      <span class="actions">
        <button type="submit" class="button small plain">
          {t("table-password-set")}
        </button>
        <button type="button" class="button small plain" onClick={() => void set("off")}>
          {t("table-password-off")}
        </button>
      </span>
      <p class="help" id={help}>
        {t("table-password-help")}
      </p>
    </form>
  );
}

/** Asks a newcomer for the table's password, once the table has wanted it, and sits down with it. */
export function PasswordAsked({ table }: { table: Table }): JSX.Element | null {
  const word = useSignal("");
  const id = useId();
  if (!table.locked.value || (table.you.value?.chairs.length ?? 0) > 0) return null;
  const come = async (): Promise<void> => {
    if (!(await give(table, "password", { words: [word.value.trim()] }))) return;
    table.locked.value = false;
    await give(table, "join");
  };
  return (
    <form
      class="option"
      onSubmit={(submit) => {
        submit.preventDefault();
        void come();
      }}
    >
      <label for={id}>{t("table-password")}</label>
      <input
        id={id}
        class="text"
        autocomplete="off"
        maxLength={64}
        value={word.value}
        onInput={({ currentTarget }) => (word.value = currentTarget.value)}
      />
      <button type="submit" class="button small primary">
        {t("table-password-give")}
      </button>
    </form>
  );
}
