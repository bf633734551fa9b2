import type { JSX } from "preact";

/** The hall's sign: a gate with its two beams. */
export function Emblem(): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 9c8-3 18-3 26 0v3H3zM6 15h20v2.5H6zM8.500 12v17h3.500V12zM20 12v17h3.500V12z" />
    </svg>
  );
}
