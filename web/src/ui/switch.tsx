import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface Props {
  label: string;
  help?: ComponentChildren;
  on: boolean;
  change: (on: boolean) => void;
  disabled?: boolean;
}

/** On or off, with a word on what it does. */
export function Switch({ label, help = null, on, change, disabled = false }: Props): JSX.Element {
  const id = useId();
  return (
    <div class="switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          disabled={disabled}
          aria-describedby={help === null ? undefined : id}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <span class="track" aria-hidden="true" />
        <span>{label}</span>
      </label>
      {help !== null && (
        <p class="help" id={id}>
          {help}
        </p>
      )}
    </div>
  );
}
