import { effect } from "@preact/signals";
import type { Connection } from "../../net/connection";

/** Milliseconds after which the reader of a hidden page counts as gone. */
export const HIDDEN_MS = 120_000;

/** The part of a table that is needed to let go of it. */
interface Followed {
  readonly id: string;
  /** Return true when a turn may take days, so that nobody need stay at the table. */
  byDays: () => boolean;
  follow: () => () => void;
  /** Look at the table once, without following it. */
  glance: () => void;
}

/**
 * Follow a table, but not while its page is forgotten in the background and a turn may take days. The hall then sends
 * the reader letters and push messages, as to everybody who is not at the table. The page still calls their turn.
 * Return a function that stops this.
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
