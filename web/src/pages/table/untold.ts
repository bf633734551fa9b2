import type { Happened } from "../../wire/types";

const PREFIX = "hiroma:missed:";

/** What was done to the reader at a table and is not yet understood: a reload must not lose it. Lasts as long as the tab. */
export function untold(table: string): readonly Happened[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + table) ?? "[]") as Happened[];
  } catch {
    return [];
  }
}

/** Keeps it; nothing is kept of nothing. */
export function keepUntold(table: string, missed: readonly Happened[]): void {
  try {
    if (missed.length > 0) sessionStorage.setItem(PREFIX + table, JSON.stringify(missed));
    else sessionStorage.removeItem(PREFIX + table);
  } catch {
    // Where storage is refused it lasts as long as the page.
  }
}
