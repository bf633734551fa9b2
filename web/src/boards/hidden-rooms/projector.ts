import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import { moving, settings } from "../../net/settings";
import type { Event } from "../../wire/hidden-rooms";
import type { Happening } from "../kit/board";
import { film, type Frame } from "./film";
import type { Scene } from "./scene";

interface Showing {
  frames: readonly Frame[];
  at: number;
}

/** Shows what happened, moment by moment, and then the position; `skip` goes there at once. */
export function useFilm(
  position: Scene,
  happened: Happening<Event> | null,
  live: boolean,
): { scene: Scene; running: boolean; skip: () => void } {
  const [showing, setShowing] = useState<Showing | null>(null);
  const skip = useCallback(() => setShowing(null), []);
  const drawn = useRef(position);
  const rev = happened?.rev ?? null;
  const told = useRef(rev);

  // The very rendering that brings the news shows the old scene still, so that nothing flashes up.
  const fresh = rev !== told.current;
  const starts = fresh && live && moving() && happened !== null ? film(drawn.current, happened.events) : [];
  useLayoutEffect(() => {
    if (rev === told.current) return;
    told.current = rev;
    setShowing(starts.length > 0 ? { frames: starts, at: 0 } : null);
  }, [rev]);
  useLayoutEffect(() => {
    if (showing === null) return;
    const lasts = (showing.frames[showing.at]?.lasts ?? 0) / settings.speed.peek();
    const next = showing.at + 1 < showing.frames.length ? { ...showing, at: showing.at + 1 } : null;
    const timer = setTimeout(() => setShowing(next), lasts);
    return () => clearTimeout(timer);
  }, [showing]);

  const running = starts.length > 0 || (showing !== null && !fresh);
  const frame = starts.length > 0 ? starts[0] : fresh ? undefined : showing?.frames[showing.at];
  const scene = frame?.scene ?? position;
  useLayoutEffect(() => {
    drawn.current = scene;
  });
  return { scene, running, skip };
}
