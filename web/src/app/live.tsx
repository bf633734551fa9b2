import type { JSX } from "preact";
import { read, urgent, type Spoken } from "../ui/announce";

/** The live regions that screen readers read out. */
export function Live(): JSX.Element {
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" aria-atomic="true">
        {spoken(read.value)}
      </div>
      <div class="unseen" role="alert" aria-live="assertive" aria-atomic="true">
        {spoken(urgent.value)}
      </div>
    </>
  );
}

/** A repeated text counts as new only when the node changes. */
function spoken({ text, n }: Spoken): JSX.Element {
  return <span key={n}>{text}</span>;
}
