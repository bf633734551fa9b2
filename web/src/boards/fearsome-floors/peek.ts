import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { View } from "./words";

/** What the reader of the tiles is looking at. */
export interface Peek {
  /** The tile under the mouse or with the focus, or the one that was chosen. */
  tile: Signal<string | null>;
  pinned: Signal<string | null>;
  /** The step of its way that is read closely. */
  step: Signal<number | null>;
  /** Tiles ticked off by hand, by their place among the eight, in this phase. */
  ticked: Signal<readonly number[]>;
}

export function usePeek({ phase }: View): Peek {
  const peek: Peek = {
    tile: useSignal<string | null>(null),
    pinned: useSignal<string | null>(null),
    step: useSignal<number | null>(null),
    ticked: useSignal<readonly number[]>([]),
  };
  // All eight tiles lie face down again in the second phase.
  useEffect(() => void (peek.ticked.value = []), [phase]);
  return peek;
}
