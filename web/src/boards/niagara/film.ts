import type { Event, NiagaraView } from "../../wire/niagara";
import { after, canoe, joe } from "./after";

/** One picture of a film: what is seen, of which event, for how long (milliseconds at speed 1). */
export interface Frame {
  view: NiagaraView;
  event: Event;
  lasts: number;
  /** The arm into which the discs move with this picture; null when they rest. */
  discs: "L" | "R" | null;
}

const STEP = 260;
const UNIT = 720;
const TURN = 320;

/** How long the picture of an event stays; 0 for what needs none of its own. */
const LASTS: Partial<Record<Event["event"], number>> = {
  "round-began": 500,
  "moose-came-back": 500,
  "canoe-came-back": 700,
  "card-shown": 900,
  "weather-moved": 700,
  "beaver-jumped": 600,
  loaded: 480,
  unloaded: 480,
  "moose-taken": 480,
  stolen: 620,
  scored: 620,
  "condition-met": 900,
  moored: 500,
  traded: 620,
  "flow-set": 1100,
  fell: 620,
  "beaver-came-back": 600,
  "whirlpool-rose": 600,
  "pushed-out": 520,
  "joe-fell": 600,
  "joe-loaded": 480,
};

/** What is seen of these events, one after another, from a view on. */
export function film(view: NiagaraView, events: readonly Event[]): Frame[] {
  const frames: Frame[] = [];
  let now = view;
  for (const event of events) {
    const next = after(now, event);
    frames.push(...pictures(now, next, event));
    now = next;
  }
  return frames;
}

function pictures(before: NiagaraView, next: NiagaraView, event: Event): Frame[] {
  const picture = (view: NiagaraView, lasts: number, discs: Frame["discs"] = null): Frame => ({
    view,
    event,
    lasts,
    discs,
  });
  switch (event.event) {
    case "paddled":
      return event.path.map((place) => picture(canoe(before, event.seat, event.canoe, { place }), STEP));
    case "joe-paddled":
      return event.path.map((place) => picture(joe(before, { place }), STEP));
    case "flowed":
      return [picture({ ...next, arrow: event.arrow }, UNIT, event.arrow), picture(next, TURN)];
    default: {
      const lasts = LASTS[event.event] ?? 0;
      return lasts === 0 ? [] : [picture(next, lasts)];
    }
  }
}

/** The events of `all` that come after `told`; null when `told` is not how they begin. */
export function rest(all: readonly Event[], told: readonly Event[]): readonly Event[] | null {
  const same = told.every((event, index) => JSON.stringify(event) === JSON.stringify(all[index]));
  return same && all.length >= told.length ? all.slice(told.length) : null;
}

/** A turn in the making up to its end: what the river would do then is not yet to be seen. */
export function ownTurn(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex((event) => event.event === "turn-ended");
  return end < 0 ? events : events.slice(0, end);
}
