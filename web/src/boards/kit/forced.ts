import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../net/settings";
import { Still } from "./still";

/** Time in which the reader can stop a forced move, in milliseconds. */
export const FORCED_MS = 1_500;

/**
 * Make the only legal move after a moment. Any key and any press stops it; then the reader makes the move.
 *
 * `due` names the forced move, by the same text as long as it is the same move; null where there is a choice. Callers
 * leave out moves whose risk the reader takes on, and moves that show something hidden. Return true while the moment
 * lasts: the board shows that on the button that makes the move.
 */
export function useForced(due: string | null, make: () => void): boolean {
  const [stopped, stop] = useState<string | null>(null);
  const latest = useRef(make);
  latest.current = make;
  // The same move in another turn is another one.
  useLayoutEffect(() => () => stop(null), [due]);
  const still = useContext(Still);
  const counting = due !== null && due !== stopped && settings.forced.value && !still;
  useLayoutEffect(() => {
    if (!counting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();
    const wait = (): void => {
      clearTimeout(timer);
      // A reader who looks elsewhere does not see the move coming.
      if (!document.hidden) timer = setTimeout(() => latest.current(), FORCED_MS);
    };
    wait();
    const { signal } = over;
    document.addEventListener("visibilitychange", wait, { signal });
    for (const any of ["keydown", "pointerdown"])
      addEventListener(any, () => stop(due), { signal, capture: true });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [counting, due]);
  return counting;
}
