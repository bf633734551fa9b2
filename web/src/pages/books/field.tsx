import type { JSX } from "preact";
import { useId } from "preact/hooks";

interface Props {
  label: string;
  value: string | undefined;
  most: number;
  change: (value: string) => void;
  rows?: number;
}

/** A line to write on, or several. */
export function Field({ label, value, most, change, rows = 1 }: Props): JSX.Element {
  const id = useId();
  const common = { id, class: "text", maxLength: most, value: value ?? "" };
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      {rows === 1 ? (
        <input {...common} onInput={(event) => change(event.currentTarget.value)} />
      ) : (
        <textarea {...common} rows={rows} onInput={(event) => change(event.currentTarget.value)} />
      )}
    </div>
  );
}
