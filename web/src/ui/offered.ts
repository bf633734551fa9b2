import { useState } from "preact/hooks";

/**
 * For a field that offers a change: takes what the change came to. When that is false, the change was refused, and the
 * field is drawn again: the browser shows what was chosen, not what is so.
 */
export function useOffered(): (outcome: unknown) => void {
  const [, redraw] = useState(0);
  return (outcome) => {
    if (outcome instanceof Promise)
      void outcome.then((taken) => {
        if (taken === false) redraw((times) => times + 1);
      });
  };
}
