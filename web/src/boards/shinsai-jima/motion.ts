import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import { moving, settings } from "../../net/settings";
import type { Event, ShinsaiJimaView } from "../../wire/shinsai-jima";
import type { Happening } from "../kit/board";
import type { Cell } from "./grid";

/** One thing to see, from the first to the last cell of its way. Times in milliseconds. */
export type Act =
  | { kind: "go"; piece: string; way: readonly Cell[]; leap: boolean; delay: number; lasts: number }
  | { kind: "cube"; colour: string | null; way: readonly Cell[]; delay: number; lasts: number }
  | { kind: "shot"; way: readonly Cell[]; delay: number; lasts: number }
  | {
      kind: "burst";
      cell: Cell;
      sign: "death" | "splash" | "stun" | "point" | "stuck";
      delay: number;
      lasts: number;
    };

export interface Script {
  acts: readonly Act[];
  /** The island before it happened: what is seen until the script is over. */
  before: ShinsaiJimaView;
  total: number;
}

const GO = 420;
const CUBE = 520;
const BURST = 800;
const SHOT = 700;
const PAUSE = 90;

/** What is to be seen of some events: one thing after another, bursts beside what follows. */
export function acts(events: readonly Event[], speed: number): { acts: Act[]; total: number } {
  const made: Act[] = [];
  let now = 0;
  let end = 0;
  const add = (act: DistributiveOmit<Act, "delay" | "lasts">, lasts: number, wait: boolean): void => {
    made.push({ ...act, delay: now, lasts: lasts / speed });
    end = Math.max(end, now + lasts / speed);
    if (wait) now += (lasts + PAUSE) / speed;
  };
  const burst = (cell: Cell | null, sign: Extract<Act, { kind: "burst" }>["sign"]): void => {
    if (cell !== null) add({ kind: "burst", cell, sign }, BURST, false);
  };
  for (const event of events) {
    switch (event.event) {
      case "walked":
        add(
          {
            kind: "go",
            piece: event.piece,
            way: [event.start, event.cell],
            leap: event.kind !== "walk" && event.kind !== "push",
          },
          GO,
          true,
        );
        break;
      case "swung":
        if (event.rider !== null)
          add(
            { kind: "go", piece: event.rider, way: event.path.filter((cell) => cell !== "-"), leap: false },
            GO * 1.4,
            true,
          );
        else
          add({ kind: "cube", colour: null, way: event.path.filter((cell) => cell !== "-") }, GO * 1.4, true);
        break;
      case "cube-moved":
        add({ kind: "cube", colour: event.colour, way: [event.start, event.cell] }, CUBE, true);
        break;
      case "rockfell":
        add({ kind: "cube", colour: null, way: [event.start, event.cell] }, CUBE, true);
        break;
      case "flew":
        if (event.path.length > 0) add({ kind: "shot", way: event.path }, SHOT, true);
        break;
      case "crushed":
      case "starved":
        burst(event.cell, "death");
        break;
      case "drowned":
      case "sank":
        burst(event.cell, "splash");
        break;
      default:
    }
  }
  return { acts: made, total: end };
}

type DistributiveOmit<T, K extends keyof never> = T extends unknown ? Omit<T, K> : never;

/** The animation under way, if any; the newest happening always replaces it. */
export function useScript(
  happened: Happening<Event> | null,
  live: boolean,
  view: ShinsaiJimaView,
): { script: Script | null; skip: () => void } {
  const [running, setRunning] = useState<Script | null>(null);
  const seen = useRef(view);
  const skip = useCallback(() => setRunning(null), []);
  const rev = happened?.rev ?? null;
  useLayoutEffect(() => {
    const before = seen.current;
    if (happened === null || !live || !moving()) {
      setRunning(null);
      return;
    }
    const next = acts(happened.events, settings.speed.peek());
    if (next.total === 0) {
      setRunning(null);
      return;
    }
    setRunning({ ...next, before });
    const done = setTimeout(() => setRunning(null), next.total + 60);
    return () => clearTimeout(done);
  }, [rev, live]);
  useLayoutEffect(() => {
    seen.current = view;
  }, [view]);
  return { script: running, skip };
}
