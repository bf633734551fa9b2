import type { Signal } from "@preact/signals";

/** Return a function that empties these fields, except those that the reader has changed by then. */
export function emptier(...fields: Signal<string>[]): () => void {
  const before = fields.map((field) => field.peek());
  return () => {
    for (const [n, field] of fields.entries()) if (field.peek() === before[n]) field.value = "";
  };
}
