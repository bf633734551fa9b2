import type { CantStopView, Event } from "../../wire/cant-stop";
import { acting, type Timed } from "../kit/acts";

/** A movement of pieces over the board, or of the dice beside it. */
export type Act =
  | { kind: "climb" | "slide"; seat: number; route: number; from: number; to: number }
  | { kind: "fall"; seat: number; route: number; from: number }
  | { kind: "claim"; seat: number; route: number }
  | { kind: "win"; seats: readonly number[] }
  | { kind: "dice" };

const CLIMB = 230;

/** The film of the events: climbers one after another, then the consequences. */
export const film = acting<CantStopView, Event, Act>({
  climbed: ({ seat, route, start, cell }) => [
    { kind: "climb", seat, route, from: start, to: cell, lasts: CLIMB, wait: CLIMB },
  ],
  banked: ({ seat, route, start, cell }) => [
    { kind: "slide", seat, route, from: start, to: cell, lasts: 340 },
  ],
  dropped: ({ seat, lost }) => lost.map(([route, from]) => ({ kind: "fall", seat, route, from, lasts: 520 })),
  claimed: ({ seat, route }) => [{ kind: "claim", seat, route, lasts: 700 }],
  won: ({ seats }) => [{ kind: "win", seats, lasts: 2600 }],
  "dice-rolled": () => [{ kind: "dice", lasts: 420 }],
});

/** Return the arrival times of the pieces on their way, in milliseconds, by `climber:ROUTE` and `camp:SEAT:ROUTE`. */
export function arrivals(acts: readonly (Act & Timed)[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const act of acts) {
    if (act.kind === "climb") times.set(`climber:${act.route}`, act.delay + act.lasts);
    if (act.kind === "slide") times.set(`camp:${act.seat}:${act.route}`, act.delay + act.lasts);
  }
  return times;
}
