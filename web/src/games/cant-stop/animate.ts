/** Plays events as a film of positions. The newest view always wins: what comes late is caught up with at once. */

import { signal } from "@preact/signals";
import type { CantStopView, Climb, Event } from "../../wire/cant-stop";

/** What the board shows at a moment. */
export interface Shown {
  bivouacs: Climb[][];
  climbers: Climb[];
  owners: [number, number][];
  mover: number | null;
  /** Climbers on their way down. */
  falling: Climb[];
  /** A number while these dice tumble; another number for another throw. */
  tumbling: number;
  dice: readonly number[] | null;
  /** Duration of the step being shown, ms. */
  beat: number;
}

/** Controls wait at most this long for pieces, ms; a film that ends in one's own decision is shortened to it. */
export const PATIENCE = 600;

const LENGTH: Partial<Record<Event["event"], number>> = {
  climbed: 280,
  banked: 190,
  claimed: 420,
  dropped: 560,
  "dice-rolled": 480,
};

export function still(view: CantStopView): Shown {
  const { bivouacs, climbers, owners, mover, dice } = view;
  return { bivouacs, climbers, owners, mover, dice, falling: [], tumbling: 0, beat: 0 };
}

/** The position after one event, as far as it is seen on the board. */
export function after(shown: Shown, event: Event): Shown {
  const calm = { ...shown, falling: [], tumbling: 0 };
  switch (event.event) {
    case "turn-began":
      return { ...calm, climbers: [], mover: event.seat, dice: null };
    case "dice-rolled":
      return { ...calm, dice: event.dice, tumbling: shown.tumbling + 1 };
    case "climbed":
      return { ...calm, climbers: placed(shown.climbers, event) };
    case "banked":
      return {
        ...calm,
        climbers: shown.climbers.filter((climb) => climb.route !== event.route),
        bivouacs: shown.bivouacs.map((camp, seat) => (seat === event.seat ? placed(camp, event) : camp)),
      };
    case "claimed":
      return {
        ...calm,
        owners: [...shown.owners, [event.route, event.seat]],
        bivouacs: shown.bivouacs.map((camp) => camp.filter((climb) => climb.route !== event.route)),
      };
    case "dropped":
      return { ...calm, climbers: [], falling: event.lost.map(([route, cell]) => ({ route, cell })) };
    default:
      return calm;
  }
}

function placed(climbs: Climb[], { route, cell }: Climb): Climb[] {
  return [...climbs.filter((climb) => climb.route !== route), { route, cell }].sort((a, b) => a.route - b.route);
}

/** How long each event is shown, ms. `limit` shortens the whole evenly. */
export function lengths(events: readonly Event[], speed: number, limit: number): number[] {
  const wanted = events.map((event) => (LENGTH[event.event] ?? 0) / speed);
  const whole = wanted.reduce((sum, ms) => sum + ms, 0);
  return whole > limit ? wanted.map((ms) => (ms * limit) / whole) : wanted;
}

/** The film of one board. */
export class Film {
  readonly shown;
  /** Whether the new position may be acted on. */
  readonly ready = signal(true);
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private view: CantStopView) {
    this.shown = signal(still(view));
  }

  /** Shows a position at once. */
  cut(view: CantStopView = this.view): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.view = view;
    this.shown.value = still(view);
    this.ready.value = true;
  }

  /** Plays events towards a position. `mine` when it waits for this player. */
  play(events: readonly Event[], view: CantStopView, speed: number, mine: boolean): void {
    this.cut();
    const steps = events.filter((event) => event.event in LENGTH || event.event === "turn-began");
    this.view = view;
    if (steps.length === 0) return this.cut(view);
    const own = "seat" in (steps[0] as object) && (steps[0] as { seat: number }).seat === view.mover;
    const beats = lengths(steps, speed, mine && own ? PATIENCE : 2200);
    this.ready.value = false;
    let at = 0;
    steps.forEach((event, i) => {
      const beat = beats[i] ?? 0;
      const show = (): void => {
        this.shown.value = { ...after(this.shown.peek(), event), beat };
      };
      // The first step is shown before the next paint: the old position must not flash.
      if (at === 0) show();
      else this.timers.push(setTimeout(show, at));
      at += beat;
    });
    this.timers.push(setTimeout(() => (this.ready.value = true), Math.min(at, PATIENCE)));
    this.timers.push(setTimeout(() => this.cut(view), at));
  }
}
