import { useEffect, useRef, useState } from "preact/hooks";
import { moving, settings } from "../../net/settings";
import type { Event } from "../../wire/fearsome-floors";
import type { Happening } from "../kit/board";
import { film, type Frame } from "./film";
import type { Scene } from "./scene";

interface Reel {
  rev: number | null;
  frames: readonly Frame[];
  at: number;
}

/**
 * The frame of the film of what happened, as long as it runs; `skip` ends it.
 *
 * A new happening begins its film at what was on the screen; `fresh` leaves out what was seen there already.
 */
export function useFilm(
  happened: Happening<Event> | null,
  live: boolean,
  scene: Scene,
  fresh: (events: readonly Event[]) => readonly Event[],
): { frame: Frame | null; skip: () => void } {
  const rev = happened?.rev ?? null;
  const shown = useRef(scene);
  const reel = useRef<Reel>({ rev, frames: [], at: 0 });
  const [, redraw] = useState(0);
  // Before anything is drawn: the new position must not flash up.
  if (reel.current.rev !== rev) {
    const on = happened !== null && live && moving();
    const frames = on ? film(fresh(happened.events), shown.current, settings.speed.peek()) : [];
    reel.current = { rev, frames, at: 0 };
  }
  const { frames, at } = reel.current;
  const frame = frames[at] ?? null;
  shown.current = frame?.scene ?? scene;
  const cut = (to: number): void => {
    reel.current.at = to;
    redraw((n) => n + 1);
  };
  useEffect(() => {
    if (frame === null) return;
    const next = setTimeout(() => cut(at + 1), frame.lasts);
    return () => clearTimeout(next);
  }, [frame]);
  return { frame, skip: () => cut(frames.length) };
}
