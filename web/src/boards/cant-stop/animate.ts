import type { Event } from "../../wire/cant-stop";

/** A piece on its way, drawn over the board until it has arrived. Times in milliseconds. */
export type Act =
  | { kind: "climb"; seat: number; route: number; from: number; to: number; delay: number; lasts: number }
  | { kind: "slide"; seat: number; route: number; from: number; to: number; delay: number; lasts: number }
  | { kind: "fall"; seat: number; route: number; from: number; delay: number; lasts: number }
  | { kind: "claim"; seat: number; route: number; delay: number; lasts: number }
  | { kind: "win"; seats: readonly number[]; delay: number; lasts: number };

/** What moves on the screen after some events, and for how long. */
export interface Script {
  acts: Act[];
  /** When the dice start to tumble, or null without a roll. */
  tumble: number | null;
  total: number;
}

const CLIMB = 230;
const SLIDE = 340;
const FALL = 520;
const CLAIM = 700;
const WIN = 2600;
const TUMBLE = 420;

/** The script of what happened: climbers one after another, then what follows from them. */
export function script(events: readonly Event[], speed: number): Script {
  const acts: Act[] = [];
  let now = 0;
  let end = 0;
  let tumble: number | null = null;
  const lasting = (time: number): number => time / speed;
  const add = (act: Act): void => {
    acts.push(act);
    end = Math.max(end, act.delay + act.lasts);
  };
  for (const event of events) {
    switch (event.event) {
      case "climbed":
        add({ kind: "climb", ...trip(event), from: event.start, delay: now, lasts: lasting(CLIMB) });
        now += lasting(CLIMB);
        break;
      case "banked":
        add({ kind: "slide", ...trip(event), from: event.start, delay: now, lasts: lasting(SLIDE) });
        break;
      case "dropped":
        for (const [route, cell] of event.lost)
          add({ kind: "fall", seat: event.seat, route, from: cell, delay: now, lasts: lasting(FALL) });
        break;
      case "claimed":
        add({ kind: "claim", seat: event.seat, route: event.route, delay: now, lasts: lasting(CLAIM) });
        break;
      case "won":
        add({ kind: "win", seats: event.seats, delay: now, lasts: lasting(WIN) });
        break;
      case "dice-rolled":
        tumble = now;
        end = Math.max(end, now + lasting(TUMBLE));
        break;
      default:
    }
  }
  return { acts, tumble, total: end };
}

function trip({ seat, route, cell }: { seat: number; route: number; cell: number }): {
  seat: number;
  route: number;
  to: number;
} {
  return { seat, route, to: cell };
}

/** When each piece that is still on its way arrives: `climber:ROUTE` and `camp:SEAT:ROUTE`. */
export function arrivals(acts: readonly Act[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const act of acts) {
    if (act.kind === "climb") times.set(`climber:${act.route}`, act.delay + act.lasts);
    if (act.kind === "slide") times.set(`camp:${act.seat}:${act.route}`, act.delay + act.lasts);
  }
  return times;
}
