import { useLayoutEffect, useRef } from "preact/hooks";

/** A click or a key this soon after a change, in milliseconds, was meant for the board before it. */
export const SETTLING_MS = 300;

/** Return a test that is true for a moment after `what` changes. The first `what` is no change: none was before it. */
export function useSettling(what: string): () => boolean {
  const since = useRef(-SETTLING_MS);
  const before = useRef(what);
  // With the drawing, not after it: the time must run from the moment that the reader sees the change.
  useLayoutEffect(() => {
    if (before.current !== what) since.current = performance.now();
    before.current = what;
  }, [what]);
  return () => performance.now() - since.current < SETTLING_MS;
}
