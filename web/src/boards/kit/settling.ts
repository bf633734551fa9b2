import { useLayoutEffect, useRef } from "preact/hooks";

/** A click or a key this soon after something new was meant for what was there before, in milliseconds. */
export const SETTLING_MS = 300;

/** Returns a test: whether `what` is on the board only since a moment. Who has just come saw nothing before it. */
export function useSettling(what: string): () => boolean {
  const since = useRef(-SETTLING_MS);
  const before = useRef(what);
  // With the drawing, not after it: a click that sees the new must be counted from it.
  useLayoutEffect(() => {
    if (before.current !== what) since.current = performance.now();
    before.current = what;
  }, [what]);
  return () => performance.now() - since.current < SETTLING_MS;
}
