import { useReducer, useRef } from "preact/hooks";

/**
 * For a field that offers a change. Takes the value as it is set, and returns the one to show, and a function that takes
 * the reader's choice with the outcome of the change.
 *
 * A promise of an outcome means that the change is under way: until then the choice is shown, whatever else draws the
 * field. False means that it was refused. Then the field is drawn again, because the browser shows the reader's choice.
 */
export function useOffered<T>(set: T): [shown: T, offer: (choice: T, outcome: unknown) => void] {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const held = useRef<{ choice: T; drawn: boolean } | null>(null);
  const offer = (choice: T, outcome: unknown): void => {
    if (!(outcome instanceof Promise)) return;
    const mine = { choice, drawn: false };
    held.current = mine;
    const settle = (taken: unknown): void => {
      // Only the newest choice is shown.
      if (held.current !== mine) return;
      held.current = null;
      if (taken === false || mine.drawn) redraw(0);
    };
    void outcome.then(settle, (failure: unknown) => {
      settle(false);
      throw failure;
    });
  };
  if (held.current === null) return [set, offer];
  held.current.drawn = true;
  return [held.current.choice, offer];
}
