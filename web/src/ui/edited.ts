import { useSignal, type Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Return a value of the hall for editing. Until the reader changes it, it follows the hall. */
export function useEdited<T>(known: T): Signal<T> {
  const value = useSignal(known);
  const before = useRef(known);
  useLayoutEffect(() => {
    if (value.peek() === before.current) value.value = known;
    before.current = known;
  }, [value, known]);
  return value;
}
