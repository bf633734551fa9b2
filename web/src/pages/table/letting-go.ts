import { effect } from "@preact/signals";
import type { Connection } from "../../net/connection";

/** How long a page is hidden before its reader counts as gone. */
export const HIDDEN_MS = 120_000;

/** As much of a table as it takes to let go of it. */
interface Followed {
  readonly id: string;
  /** Whether a turn may take days, so that nobody need stay at the table. */
  byDays: () => boolean;
  follow: () => () => void;
  /** Look at the table once, without following it. */
  glance: () => void;
}

/**
 * Follows a table, but not while its page is forgotten in the background and a turn may take days: then the hall sends
 * its reader the letters and notices of those who are not at the table. Their turn is called here all the same.
 * Returns how to stop.
 */
export function followWhileSeen(line: Connection, table: Followed): () => void {
  let unfollow: (() => void) | null = table.follow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const letGo = (): void => {
    if (!table.byDays()) return;
    unfollow?.();
    unfollow = null;
  };
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(letGo, HIDDEN_MS);
    else unfollow ??= table.follow();
  };
  look();
  document.addEventListener("visibilitychange", look, { signal: over.signal });
  const stop = effect(() => {
    const turn = line.turn.value;
    if (unfollow === null && turn?.table === table.id) table.glance();
  });
  return () => {
    clearTimeout(timer);
    over.abort();
    stop();
    unfollow?.();
  };
}
