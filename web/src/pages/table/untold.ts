import type { Happened } from "../../wire/types";

const PREFIX = "hiroma:missed:";

/** Return the missed events that the reader has not understood yet. They outlive a reload, not the tab. */
export function untold(table: string): readonly Happened[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + table) ?? "[]") as Happened[];
  } catch {
    return [];
  }
}

/** Keep missed events, or remove the entry when there are none. */
export function keepUntold(table: string, missed: readonly Happened[]): void {
  try {
    if (missed.length > 0) sessionStorage.setItem(PREFIX + table, JSON.stringify(missed));
    else sessionStorage.removeItem(PREFIX + table);
  } catch {
    // Where the browser refuses storage they last as long as the page.
  }
}
