import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";

interface Props<T extends string> {
  label: string;
  options: readonly (readonly [T, string])[];
  chosen: Signal<T>;
}

/** A choice of one of a few, all in sight. */
export function Choice<T extends string>({ label, options, chosen }: Props<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="field choice">
      <legend class="label">{label}</legend>
      <div class="segments">
        {options.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={chosen.value === value}
              onChange={() => (chosen.value = value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
