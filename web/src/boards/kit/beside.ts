import type { Signal } from "@preact/signals";
import { createContext, type ComponentChildren } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/** The page's words about the board: those of a lesson. */
export interface Said {
  words: ComponentChildren;
  /** True while the board shows the words in its own room; otherwise the page shows them above the board. */
  taken: Signal<boolean>;
}

export const Beside = createContext<Said | null>(null);

/** Take the page's words into the board and return them; null where the page has none. */
export function useBeside(): ComponentChildren {
  const said = useContext(Beside);
  const taken = said?.taken;
  useLayoutEffect(() => {
    if (taken === undefined) return;
    taken.value = true;
    return () => void (taken.value = false);
  }, [taken]);
  return said?.words ?? null;
}
