import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";

/** A long word to be copied into a program. */
export function Secret({ label, value }: { label: string; value: string }): JSX.Element {
  const id = useId();
  const copied = useSignal(false);
  return (
    <div class="field access-secret">
      <label class="label" for={id}>
        {label}
      </label>
      <div>
        <input
          id={id}
          class="text"
          readOnly
          spellcheck={false}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button plain"
          onClick={() => void navigator.clipboard.writeText(value).then(() => (copied.value = true))}
        >
          {t("access-copy")}
        </button>
      </div>
      <p class="saved" role="status">
        {copied.value ? t("copied") : ""}
      </p>
    </div>
  );
}
