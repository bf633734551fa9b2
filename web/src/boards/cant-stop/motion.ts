import { useCallback, useLayoutEffect, useState } from "preact/hooks";
import { moving, settings } from "../../net/settings";
import type { Event } from "../../wire/cant-stop";
import type { Happening } from "../kit/board";
import { script as write, type Script } from "./animate";

/** The animation under way, if any; the newest happening always replaces it. */
export function useScript(
  happened: Happening<Event> | null,
  live: boolean,
): { script: Script | null; skip: () => void } {
  const [running, setRunning] = useState<Script | null>(null);
  const skip = useCallback(() => setRunning(null), []);
  const rev = happened?.rev ?? null;
  useLayoutEffect(() => {
    if (happened === null || !live || !moving()) {
      setRunning(null);
      return;
    }
    const next = write(happened.events, settings.speed.peek());
    setRunning(next.total > 0 ? next : null);
    const done = setTimeout(() => setRunning(null), next.total + 60);
    return () => clearTimeout(done);
  }, [rev, live]);
  return { script: running, skip };
}
