import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { useOffered } from "./offered";

interface Props<Value extends string | number> {
  label: string;
  value: Value;
  /** Each with its words. */
  choices: readonly (readonly [Value, string])[];
  /** May return a promise: true when the change was taken, false when it was refused. */
  pick: (value: Value) => unknown;
  disabled?: boolean;
  /** The id of the element that explains it. */
  help?: string;
}

/** One of several choices. */
export function Pick<Value extends string | number>({
  label,
  value,
  choices,
  pick,
  disabled = false,
  help,
}: Props<Value>): JSX.Element {
  const id = useId();
  const [shown, offer] = useOffered(value);
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="text"
        disabled={disabled}
        value={String(shown)}
        aria-describedby={help}
        onChange={({ currentTarget }) => {
          const choice = choices[currentTarget.selectedIndex];
          if (choice !== undefined) offer(choice[0], pick(choice[0]));
        }}
      >
        {choices.map(([each, words]) => (
          <option key={each} value={String(each)}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
