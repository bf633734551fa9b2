import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { View } from "./words";

/** The tile and step that the reader looks at. */
export interface Peek {
  /** The tile under the mouse or with the focus; null for none. */
  tile: Signal<string | null>;
  /** The tile that the reader chose by a press; null for none. */
  pinned: Signal<string | null>;
  /** The step of its way that the reader points at, counted from 0; null for none. */
  step: Signal<number | null>;
  /** Tiles that the reader ticked off in this phase, by their place among the eight, counted from 0. */
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
