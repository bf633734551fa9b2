import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Keep the focus on a board: when the focused element goes away, focus the first match of `next`, or the board. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, next: string): void {
  const here = useRef(false);
  const onItsWay = useRef(false);
  useEffect(() => {
    const moved = (event: Event): void => {
      here.current = event.composedPath().some((each) => each === root.current);
    };
    // On its way from one button to the next the focus is nowhere for a moment: that is no loss.
    const leaves = ({ relatedTarget }: FocusEvent): void => {
      onItsWay.current = relatedTarget !== null;
    };
    const arrives = (): void => {
      onItsWay.current = false;
    };
    addEventListener("blur", leaves, true);
    addEventListener("focus", arrives, true);
    addEventListener("focusin", moved);
    addEventListener("pointerdown", moved);
    return () => {
      removeEventListener("blur", leaves, true);
      removeEventListener("focus", arrives, true);
      removeEventListener("focusin", moved);
      removeEventListener("pointerdown", moved);
    };
  }, [root]);
  useLayoutEffect(() => {
    if (here.current && !onItsWay.current && document.activeElement === document.body)
      (root.current?.querySelector<HTMLElement>(next) ?? root.current)?.focus({ preventScroll: true });
  });
}
