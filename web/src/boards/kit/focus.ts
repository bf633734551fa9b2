import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const NEXT = ".ni-task .end, .ni-task button:not([aria-disabled='true']), .ni-task input, .ni-task";

/** Where what had the focus goes away, the focus goes on to what is next to be decided. */
export function useKeptFocus(root: RefObject<HTMLDivElement | null>): void {
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
      root.current?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  });
}
