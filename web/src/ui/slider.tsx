import type { Signal } from "@preact/signals";
import type { JSX } from "preact";

interface Props {
  /** Says the value, too. */
  label: string;
  range: { least: number; most: number; step: number };
  cell: Signal<number>;
}

/** A number between two others. */
export function Slider({ label, range: { least, most, step }, cell }: Props): JSX.Element {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={cell.value}
        onInput={(event) => (cell.value = event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
