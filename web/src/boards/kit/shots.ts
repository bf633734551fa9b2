import type { Frame } from "./film";

/** Milliseconds that the scene is seen as it is now. 0: in no picture of its own; "with": in the picture before. */
export type Moment = number | "with" | { jump: number };

/**
 * A game's pictures of its events, by tag: the moment of the scene and the change made to it before, or a generator
 * that changes the scene and yields moments. A change takes all it needs from the event; it holds no rule.
 */
export type Shots<Scene, Event extends { event: string }> = {
  [Tag in Event["event"]]?: Shot<Scene, Extract<Event, { event: Tag }>>;
};
type Shot<Scene, Event> =
  | readonly [Moment, ((scene: Scene, event: Event) => unknown)?]
  | ((scene: Scene, event: Event) => Iterable<Moment>);

/** A picture with its event. */
export type Picture<Scene, Event> = Frame<Scene> & {
  event: Event;
  heard: readonly { event: Event; at: number }[];
};

/** The film of a game. */
export interface Film<Scene, Event> {
  film: (before: Scene, events: readonly Event[]) => Picture<Scene, Event>[];
  /** The scene after these events. */
  after: (before: Scene, events: readonly Event[]) => Scene;
}

/** Fold events onto scenes. Shots may change the scene they get: it is a copy, and each picture has its own. */
export function filming<Scene, Event extends { event: string }>(
  shots: Shots<Scene, Event>,
): Film<Scene, Event> {
  function fold(before: Scene, events: readonly Event[], frames: Picture<Scene, Event>[]): Scene {
    const now = structuredClone(before);
    /** Events that are seen with the next picture. */
    let next: Event[] = [];
    for (const event of events) {
      next.push(event);
      const shot = shots[event.event as Event["event"]] as Shot<Scene, Event> | undefined;
      for (const moment of shot === undefined ? [] : moments(shot, now, event)) {
        const last = frames.at(-1);
        if (moment === 0) continue;
        const scene = structuredClone(now);
        const heard = next.map((each) => ({ event: each, at: 0 }));
        next = [];
        if (typeof moment === "object") frames.push({ scene, event, heard, lasts: moment.jump, jump: true });
        else if (moment !== "with") frames.push({ scene, event, heard, lasts: moment });
        else if (last !== undefined) Object.assign(last, { scene, heard: [...last.heard, ...heard] });
      }
    }
    return now;
  }
  return {
    film: (before, events) => {
      const frames: Picture<Scene, Event>[] = [];
      fold(before, events, frames);
      return frames;
    },
    after: (before, events) => fold(before, events, []),
  };
}

function moments<Scene, Event>(shot: Shot<Scene, Event>, scene: Scene, event: Event): Iterable<Moment> {
  if (typeof shot === "function") return shot(scene, event);
  shot[1]?.(scene, event);
  return [shot[0]];
}

/** Change a part of a scene; do nothing where there is no such part. */
export function alter<Part extends object>(part: Part | null | undefined, change: Partial<Part>): void {
  if (part != null) Object.assign(part, change);
}
