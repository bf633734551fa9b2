import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

/**
 * Return the place of the element that takes the focus when a question comes or goes and takes the pressed button away.
 *
 * While the question is open that is its safe answer, else the button that opens it.
 */
export function useFollowed(open: boolean): RefObject<HTMLButtonElement | null> {
  const place = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useLayoutEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [open]);
  return place;
}
