import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import { copy } from "../../ui/copy";
import { t } from "../../ui/i18n";

/** A long secret word, with a button to copy it into a program. */
export function Secret({ label, value }: { label: string; value: string }): JSX.Element {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const done = useSignal<"copied" | "access-not-copied" | null>(null);

  async function take(): Promise<void> {
    const well = await copy(value);
    done.value = well ? "copied" : "access-not-copied";
    if (well) return;
    field.current?.focus();
    field.current?.select();
  }

  return (
    <div class="field access-secret">
      <label class="label" for={id}>
        {label}
      </label>
      <div>
        <input
          id={id}
          ref={field}
          class="text"
          readOnly
          spellcheck={false}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button plain" onClick={() => void take()}>
          {t("access-copy")}
        </button>
      </div>
      <p class="saved" role="status">
        {done.value === null ? "" : t(done.value)}
      </p>
    </div>
  );
}
