import { batch, computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect } from "preact/hooks";
import { moving } from "../../net/settings";

/** The entries of the log that a film still shows: `from` to `rev`. */
export interface Running {
  from: number;
  rev: number;
  /** The number of their events that the reader has seen begin. */
  events: number;
}

/**
 * The clock of a page with a board. Text, speech and decisions wait until the film has shown their events.
 *
 * Call `happen` in the same batch that changes the position. From then on `running` names the entry, until the board's
 * film player says that its film is over. Without a film player nothing waits.
 */
export class Clock {
  readonly running = signal<Running | null>(null);
  /** True while no film runs: all events have been shown. */
  readonly still = computed(() => this.running.value === null);
  /** True once the board has come and hears keys: its code is loaded when it is needed. */
  readonly ready = signal(false);
  private players = 0;

  /** Wait for the film of the entries `from` to `rev`, which are new. All entries before them have been shown. */
  happen(rev: number, from: number = rev): void {
    this.running.value = this.players > 0 && moving() ? { from, rev, events: 0 } : null;
  }

  /** Stop waiting: the page shows another position without a film. */
  over(): void {
    this.running.value = null;
  }

  /** Note that the film of entry `rev` shows its event number `events`, counted from 1; null: the film is over. */
  show(rev: number, events: number | null): void {
    const { running } = this;
    const now = running.peek();
    if (now?.rev !== rev) return;
    if (events === null) running.value = null;
    else if (events > now.events) running.value = { ...now, events };
  }

  /** Count a film player in. Return the function that counts it out. */
  join(): () => void {
    this.players += 1;
    return () => {
      this.players -= 1;
      if (this.players === 0) this.over();
    };
  }

  /** Return true while the film shows several entries at once, after the reader's absence. */
  recapping(): boolean {
    const now = this.running.peek();
    return now !== null && now.from < now.rev;
  }

  /** Return how many events of entry `rev`, out of `count`, the page may tell already. */
  told(rev: number, count: number): number {
    const now = this.running.value;
    if (now === null || rev < now.from) return count;
    // The events of several entries are one film: the page tells them when it is over.
    return now.from === now.rev && rev === now.rev ? Math.min(now.events, count) : 0;
  }
}

/** The clock of the page around a board. */
export const ClockOf = createContext<Clock>(new Clock());

/** Tell the page's clock that the board below has come. Effects of children run first, so it has. */
export function useReady(): void {
  const { ready } = useContext(ClockOf);
  useEffect(() => {
    ready.value = true;
    return () => {
      ready.value = false;
    };
  }, [ready]);
}

/** Tell the page's clock how far the film of these events is. `shown`: the event on the screen; null: no film runs. */
export function useClock(rev: number, events: readonly unknown[], shown: unknown): void {
  const clock = useContext(ClockOf);
  useLayoutEffect(() => clock.join(), [clock]);
  useLayoutEffect(() => {
    const at = shown === null ? null : events.indexOf(shown) + 1;
    batch(() => clock.show(rev, at));
  }, [clock, rev, events, shown]);
}
