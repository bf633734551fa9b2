import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { useOffered } from "./offered";

interface Props {
  label: string;
  help?: ComponentChildren;
  on: boolean;
  /** May return a promise: true when the change was taken, false when it was refused. */
  change: (on: boolean) => unknown;
  disabled?: boolean;
}

/** On or off, with a word on what it does. */
export function Switch({ label, help = null, on, change, disabled = false }: Props): JSX.Element {
  const id = useId();
  const [shown, offer] = useOffered(on);
  return (
    <div class="switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={shown}
          disabled={disabled}
          aria-describedby={help === null ? undefined : id}
          onChange={({ currentTarget: { checked } }) => offer(checked, change(checked))}
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
