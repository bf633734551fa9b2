import { useState } from "preact/hooks";

/**
 * For a field that offers a change: takes the outcome of the change. A promise of false means that the change was
 * refused. Then the field is drawn again, because the browser shows the reader's choice instead of the present value.
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
