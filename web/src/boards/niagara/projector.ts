import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import { moving, settings } from "../../net/settings";
import type { Event, NiagaraView } from "../../wire/niagara";
import { useSkipping } from "../kit/keys";
import { film, rest, type Frame } from "./film";

/** What is to be seen: a position, and the events that led there. */
export interface Story {
  /** Another number means that other things happened. */
  rev: number;
  events: readonly Event[];
  view: NiagaraView;
}

export interface Projected {
  view: NiagaraView;
  /** The picture of the film that runs; null when none runs. */
  frame: Frame | null;
  skip: () => void;
}

/** Shows how the present position came about, from the one shown before. What was seen is not shown again. */
export function useProjector(story: Story, live: boolean): Projected {
  const seen = useRef<Story>(story);
  const [reel, setReel] = useState<{ of: Story; frames: readonly Frame[]; at: number } | null>(null);
  const skip = useCallback(() => setReel(null), []);
  const running = reel?.of.view === story.view ? reel : null;

  useLayoutEffect(() => {
    const before = seen.current;
    if (before.view === story.view) return;
    seen.current = story;
    // A draft that becomes a turn, or grows, goes on from what it showed already.
    const fresh = rest(story.events, before.events) ?? (story.rev === before.rev ? [] : story.events);
    const frames = live && moving() ? film(before.view, fresh) : [];
    setReel(frames.length === 0 ? null : { of: story, frames, at: 0 });
  }, [story.view, live]);

  const frame = running?.frames[running.at] ?? null;
  useLayoutEffect(() => {
    if (running === null || frame === null) return;
    const next = setTimeout(
      () => setReel(running.at + 1 < running.frames.length ? { ...running, at: running.at + 1 } : null),
      frame.lasts / settings.speed.peek(),
    );
    return () => clearTimeout(next);
  }, [frame]);

  useSkipping(running !== null, skip);

  return { view: frame?.view ?? story.view, frame, skip };
}
