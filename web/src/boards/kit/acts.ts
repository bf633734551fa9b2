import { settings } from "../../net/settings";
import type { Frame } from "./film";

/** The times of a movement in a film: its start after the film began, and its length, both in milliseconds. */
export interface Timed {
  delay: number;
  lasts: number;
}

/** An act before its time is known; the next act begins `wait` milliseconds after its start. */
export type Cue<Act> = Act & { lasts: number; wait?: number };

/** The one picture of a film in which things move by themselves over the scene. */
export type Acted<Scene, Act> = Frame<Scene> & { acts: readonly (Act & Timed)[] };

/** Time that style sheets may be late, in milliseconds. */
const LEEWAY = 60;

/** Return the film of a game whose pieces move side by side over the old scene. `cues`: the acts of each event. */
export function acting<Scene, Event extends { event: string }, Act>(cues: {
  [Tag in Event["event"]]?: (event: Extract<Event, { event: Tag }>) => readonly Cue<Act>[];
}): (before: Scene, events: readonly Event[]) => Acted<Scene, Act>[] {
  return (scene, events) => {
    let now = 0;
    const heard: { event: Event; at: number }[] = [];
    const acts = events.flatMap((event) => {
      heard.push({ event, at: now });
      const cued = cues[event.event as Event["event"]] as ((event: Event) => readonly Cue<Act>[]) | undefined;
      return (cued?.(event) ?? []).map(({ wait = 0, ...act }) => {
        const timed = { ...act, delay: now } as Act & Timed;
        now += wait;
        return timed;
      });
    });
    const lasts = Math.max(...acts.map((act) => act.delay + act.lasts)) + LEEWAY;
    return acts.length === 0 ? [] : [{ scene, lasts, acts, heard }];
  };
}

/** Return the acts at the reader's speed. */
export function paced<Act extends Timed>(acts: readonly Act[]): readonly Act[] {
  const speed = settings.speed.peek();
  return acts.map((act) => ({ ...act, delay: act.delay / speed, lasts: act.lasts / speed }));
}
