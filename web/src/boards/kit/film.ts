import { useContext, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { moving, settings } from "../../net/settings";
import { ClockOf, useClock } from "./clock";
import { useSounds, type Sounds, type Tagged } from "./sound";

/** One picture of a film. */
export interface Frame<Scene> {
  scene: Scene;
  /** Time for which it is seen, in milliseconds at speed 1. */
  lasts: number;
  /** The event that it shows; without it the events count as shown when the film is over. */
  event?: unknown;
  /** True where things appear at once. Every speed leaves the screen the same time to draw them. */
  jump?: boolean;
  /** The events that first appear in it, each with its time: milliseconds after the picture began, at speed 1. */
  heard?: readonly { event: Tagged; at: number }[];
}

/** The newest events of the table or of a draft. Another `rev` or another list makes them news. */
export interface Told<Event> {
  rev: number;
  events: readonly Event[];
}

interface Showing<Scene, Event extends Tagged, Picture> {
  happened: Told<Event> | null;
  /** False where positions follow one another in no order: no film begins, and a running film ends. */
  live: boolean;
  /** The position that stands when nothing runs. */
  scene: Scene;
  /** Return the pictures of these events, which happened to that scene; pure. */
  film: (before: Scene, events: readonly Event[]) => readonly Picture[];
  /** Return the events that the reader has not seen yet, judging by those `told` before; without it, all are new. */
  fresh?: (news: Told<Event>, told: Told<Event> & { scene: Scene }) => readonly Event[];
  /** The sound of each event; none without. */
  sounds?: Sounds<Event>;
}

/** The scene on the screen, and the film that runs. */
export interface Shown<Scene, Picture> {
  scene: Scene;
  /** The picture of the film that runs; null when none runs. */
  frame: Picture | null;
  /** End the film, as any key and any press does. */
  skip: () => void;
}

/** Return the time for which a picture is seen at the reader's speed, in milliseconds. */
export function time({ lasts, jump = false }: Pick<Frame<unknown>, "lasts" | "jump">): number {
  return jump ? lasts : lasts / settings.speed.peek();
}

/** The pace of a film of several entries, after the reader's absence, as a multiple of the usual pace. */
const RECAP_PACE = 3;

const SILENCE = { rev: -1, events: [] };
/** Stands for no event of any list. */
const NOTHING = {};
const NO_NEWS: readonly never[] = [];

/** Return pictures with their movements and sounds, `pace` times as fast. */
function quick<Picture extends Frame<unknown>>(frames: readonly Picture[], pace: number): readonly Picture[] {
  if (pace === 1) return frames;
  return frames.map((frame) => {
    const { acts } = frame as { acts?: readonly { delay: number; lasts: number }[] };
    const paced = acts?.map((act) => ({ ...act, delay: act.delay / pace, lasts: act.lasts / pace }));
    const heard = frame.heard?.map(({ event, at }) => ({ event, at: at / pace }));
    return {
      ...frame,
      lasts: frame.lasts / pace,
      ...(paced !== undefined && { acts: paced }),
      ...(heard !== undefined && { heard }),
    };
  });
}

/**
 * Film player: shows how a position came about, picture by picture, and then the position.
 *
 * A film begins at the position before its events, with whatever was drafted there. Newer events end it and begin
 * their own. Events from before the board came to the page are not shown. A hidden page holds its film.
 */
export function useFilm<Scene, Event extends Tagged, Picture extends Frame<Scene>>({
  happened,
  live,
  scene,
  film,
  fresh = (news) => news.events,
  sounds,
}: Showing<Scene, Event, Picture>): Shown<Scene, Picture> {
  const { rev, events }: Told<Event> = happened ?? SILENCE;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const told = useRef({ rev, events, scene });
  const reel = useRef<{ frames: readonly Picture[]; at: number }>({ frames: [], at: 0 });
  const news = useRef<readonly Event[]>(NO_NEWS);
  const before = told.current;
  const pace = useContext(ClockOf).recapping() ? RECAP_PACE : 1;
  told.current = { rev, events, scene };
  // In this very drawing, not after it: the new position must not flash up.
  if (!live || !moving()) reel.current = { frames: [], at: 0 };
  if (!live) news.current = NO_NEWS;
  else if (rev !== before.rev || events !== before.events) {
    news.current = fresh({ rev, events }, before);
    reel.current = { frames: moving() ? quick(film(before.scene, news.current), pace) : [], at: 0 };
  }
  const { frames, at } = reel.current;
  const frame = frames[at] ?? null;
  const cut = (to: number): void => {
    reel.current = { frames, at: to };
    redraw(0);
  };
  const skip = (): void => cut(frames.length);
  useClock(rev, events, frame === null ? null : (frame.event ?? NOTHING));
  useLayoutEffect(() => {
    if (frame === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => cut(at + 1), time(frame));
    };
    wait();
    const over = new AbortController();
    document.addEventListener("visibilitychange", wait, { signal: over.signal });
    for (const any of ["keydown", "pointerdown"]) addEventListener(any, skip, { signal: over.signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [frame]);
  useSounds(news.current, frame, sounds);
  return { scene: frame?.scene ?? scene, frame, skip };
}
