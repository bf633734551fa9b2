import type { Signal } from "@preact/signals";
import { createContext, type ComponentChildren } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/** What the page says about the board: the words of a lesson. */
export interface Said {
  words: ComponentChildren;
  /** The board shows them within its own room; if not, the page does, above the board. */
  taken: Signal<boolean>;
}

export const Beside = createContext<Said | null>(null);

/** Takes what the page says into the board; null where it says nothing. */
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
