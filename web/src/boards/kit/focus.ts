import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Where what had the focus on a board goes away, the focus goes on: to the first that the selector `next` finds, or to all of it. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, next: string): void {
  const here = useRef(false);
  useEffect(() => {
    const moved = (event: Event): void => {
      here.current = event.composedPath().some((each) => each === root.current);
    };
    addEventListener("focusin", moved);
    addEventListener("pointerdown", moved);
    return () => {
      removeEventListener("focusin", moved);
      removeEventListener("pointerdown", moved);
    };
  }, [root]);
  useLayoutEffect(() => {
    if (here.current && document.activeElement === document.body)
      (root.current?.querySelector<HTMLElement>(next) ?? root.current)?.focus({ preventScroll: true });
  });
}
