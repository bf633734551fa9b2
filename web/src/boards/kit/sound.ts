import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../net/settings";
import { play, type SoundName } from "../../ui/sound/play";

/** An event of any game. */
export interface Tagged {
  event: string;
}

/** The sound of an event that is silent on purpose. */
export const SILENT = "silent";

type Sound = SoundName | typeof SILENT;

/** The sound of every event of a game, by its tag: the compiler asks for one that is missing. */
export type Sounds<Event extends Tagged> = {
  readonly [Tag in Event["event"]]: Sound | ((event: Extract<Event, { event: Tag }>) => Sound);
};

/** A picture, as far as it is heard. */
interface Heard {
  heard?: readonly { event: Tagged; at: number }[];
}

/** Play the weightiest sound of these events. Events of the table, which stand among those of the game, have none. */
function tell<Event extends Tagged>(sounds: Sounds<Event>, events: readonly Event[]): void {
  const heard = events.map((event) => {
    const sound = (sounds as Partial<Sounds<Tagged>>)[event.event];
    return typeof sound === "function" ? sound(event) : sound;
  });
  play(...heard.filter((sound) => sound !== undefined && sound !== SILENT));
}

/**
 * Play the sounds of a film: each event is heard when it first appears.
 *
 * Events that no picture shows, or that a skipped film has not shown, wait for its end. Then the weightiest alone is
 * heard. Where no film runs, this holds for all events.
 */
export function useSounds<Event extends Tagged>(
  news: readonly Event[],
  frame: Heard | null,
  sounds: Sounds<Event> | undefined,
): void {
  const unheard = useRef<{ news: readonly Event[]; left: readonly Event[] }>({ news, left: [] });
  if (unheard.current.news !== news) unheard.current = { news, left: news };
  useLayoutEffect(() => {
    if (sounds === undefined) return;
    const hear = (events: readonly Tagged[]): void => {
      const { left } = unheard.current;
      unheard.current = { news, left: left.filter((event) => !events.includes(event)) };
      tell(sounds, events as readonly Event[]);
    };
    if (frame === null) {
      hear(unheard.current.left);
      return;
    }
    const timers = (frame.heard ?? []).map(({ event, at }) =>
      setTimeout(() => hear([event]), at / settings.speed.peek()),
    );
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [news, frame]);
}

/** Play the sounds of a turn in the making: those of its latest move, where the film leaves them out. */
export function useDraftSounds<Event extends Tagged>(events: readonly Event[], sounds: Sounds<Event>): void {
  const told = useRef(events);
  useLayoutEffect(() => {
    const known = told.current.length;
    told.current = events;
    if (events.length > known) tell(sounds, events.slice(known));
  }, [events]);
}
