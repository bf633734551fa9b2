import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "./i18n";

interface Props {
  take: (file: File) => void;
  /** Words on the next step. */
  help?: string;
}

/** A field for the file of a log. The same file can be given again. */
export function LogFile({ take, help }: Props): JSX.Element {
  const id = useId();
  return (
    <>
      <label class="label" for={id}>
        {t("verify-file")}
      </label>
      <input
        id={id}
        class="text"
        type="file"
        accept=".jsonl,.ndjson,.json,.txt,.log"
        aria-describedby={help === undefined ? undefined : `${id}-how`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) take(file);
        }}
        onClick={({ currentTarget }) => (currentTarget.value = "")}
      />
      {help !== undefined && (
        <p class="soft small" id={`${id}-how`}>
          {help}
        </p>
      )}
    </>
  );
}
