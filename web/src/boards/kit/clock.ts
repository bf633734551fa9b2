import { batch, computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect } from "preact/hooks";
import { moving } from "../../net/settings";

/** What a film still shows: the entries `from` to `rev` of the log. */
export interface Running {
  from: number;
  rev: number;
  /** How many of their events the reader has seen begin. */
  events: number;
}

/**
 * The clock of a page with a board: what is written, spoken and decided waits until the film has shown it.
 *
 * Whoever has news calls `happen` in the same batch that changes the position. From then on `running` names the entry,
 * until the film player of the board says that its film is over. Without a film player nothing waits.
 */
export class Clock {
  readonly running = signal<Running | null>(null);
  /** Whether all that happened has been shown. */
  readonly still = computed(() => this.running.value === null);
  /** Whether the board has come, and hears keys: its code is loaded when it is needed. */
  readonly ready = signal(false);
  private players = 0;

  /** The entries `from` to `rev` happened. What happened before them has been shown. */
  happen(rev: number, from: number = rev): void {
    this.running.value = this.players > 0 && moving() ? { from, rev, events: 0 } : null;
  }

  /** There is nothing to wait for: the page shows another position without a film. */
  over(): void {
    this.running.value = null;
  }

  /** The film of entry `rev` shows its event number `events`, counted from 1; null: the film is over. */
  show(rev: number, events: number | null): void {
    const { running } = this;
    const now = running.peek();
    if (now?.rev !== rev) return;
    if (events === null) running.value = null;
    else if (events > now.events) running.value = { ...now, events };
  }

  /** A film player joins; returns how it leaves. */
  join(): () => void {
    this.players += 1;
    return () => {
      this.players -= 1;
      if (this.players === 0) this.over();
    };
  }

  /** Whether the film shows several entries at once: what happened in an absence. */
  recapping(): boolean {
    const now = this.running.peek();
    return now !== null && now.from < now.rev;
  }

  /** How many events of entry `rev`, which has `count`, are to be told already. */
  told(rev: number, count: number): number {
    const now = this.running.value;
    if (now === null || rev < now.from) return count;
    // The events of several entries are one film: they are told when it is over.
    return now.from === now.rev && rev === now.rev ? Math.min(now.events, count) : 0;
  }
}

/** The clock of the page around a board. */
export const ClockOf = createContext<Clock>(new Clock());

/** Tells the page's clock that the board below has come. It has: effects of children run first. */
export function useReady(): void {
  const { ready } = useContext(ClockOf);
  useEffect(() => {
    ready.value = true;
    return () => {
      ready.value = false;
    };
  }, [ready]);
}

/** Tells the page's clock how far the film of these events is. `shown`: the event on the screen; null: no film runs. */
export function useClock(rev: number, events: readonly unknown[], shown: unknown): void {
  const clock = useContext(ClockOf);
  useLayoutEffect(() => clock.join(), [clock]);
  useLayoutEffect(() => {
    const at = shown === null ? null : events.indexOf(shown) + 1;
    batch(() => clock.show(rev, at));
  }, [clock, rev, events, shown]);
}
