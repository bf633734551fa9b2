import { kept } from "../../net/settings";

type Left = readonly (readonly [table: string, rev: number])[];

/** Tables that this device remembers. */
const MOST = 20;

const places = kept<Left>("left", [], (stored) => (Array.isArray(stored) ? (stored as Left) : null));

/** The entry up to which the reader had seen a table when they left it last; null where this device does not know. */
export function leftAt(table: string): number | null {
  return places.renew().find(([id]) => id === table)?.[1] ?? null;
}

/** Note the entry up to which the reader has seen a table that they leave. */
export function leave(table: string, rev: number): void {
  places.value = [[table, rev] as const, ...places.renew().filter(([id]) => id !== table)].slice(0, MOST);
}
