import type { Event } from "../../wire/hidden-rooms";
import type { Scene } from "./scene";
import { START } from "./squares";

/** A moment on the way from one position to the next, and for how long it is shown (milliseconds). */
export interface Frame {
  scene: Scene;
  lasts: number;
}

const OPEN = 900;
const PAIR = 420;
const PLACE = 520;
const WALK = 280;
const REACH = 240;
const TURN_OVER = 620;
const LAND = 340;
const FORGET = 800;
const SENSE = 170;
const ACT = 230;
const END = 1100;

/** The film of what happened since a scene. Steps that the scene shows already are not told again. */
export function film(before: Scene, events: readonly Event[]): Frame[] {
  const frames: Frame[] = [];
  let now: Scene = { ...before, end: null };
  const show = (change: Partial<Scene>, lasts: number): void => {
    now = { ...now, ...change };
    frames.push({ scene: now, lasts });
  };
  for (const event of seen(before, events)) tell(event, now, show);
  return frames;
}

/** Without the walks of one's own draft, at whose end the child is drawn already. */
function seen(before: Scene, events: readonly Event[]): readonly Event[] {
  const walks = events.findIndex((event) => event.event !== "walked");
  const count = walks === -1 ? events.length : walks;
  const last = events[count - 1];
  return last?.event === "walked" && last.to === before.child ? events.slice(count) : events;
}

type Show = (change: Partial<Scene>, lasts: number) => void;

function tell(event: Event, now: Scene, show: Show): void {
  switch (event.event) {
    case "stage-opened":
      show({ ...cleared, attempt: event.attempt, stage: event.stage, discard: event.tile }, OPEN);
      break;
    case "pair-shown":
      show({ pair: event.tiles, supply: 21 }, PAIR);
      break;
    case "placed":
      show(
        {
          pair: [],
          laid: { [START]: event.tile },
          memory: [event.kept],
          child: START,
          monster: event.monster,
          facing: event.facing,
        },
        PLACE,
      );
      break;
    case "walked":
      show({ child: event.to }, WALK);
      break;
    case "reached":
      show({ target: event.to }, REACH);
      break;
    case "explored":
      explored(event, now, show);
      break;
    case "forgotten":
      show({ lost: event.tiles }, FORGET);
      show({ lost: [], memory: [], supply: now.supply + event.tiles.length }, ACT);
      break;
    case "monster-acted":
      show({ senses: { squares: event.sensed, kind: event.kind } }, SENSE);
      show({ monster: event.to, facing: event.facing }, ACT);
      show({ senses: null }, 0);
      break;
    case "attempt-ended":
      show({ end: event, starred: event.starred }, END);
      break;
    default:
  }
}

function explored(event: Extract<Event, { event: "explored" }>, now: Scene, show: Show): void {
  const { tile, to, success, recalled } = event;
  const left = recalled ? now.memory.filter((each) => each !== tile) : now.memory;
  const supply = recalled ? now.supply : now.supply - 1;
  const turned = { tile, fits: success };
  show({ target: to, memory: left, supply, turned }, TURN_OVER);
  if (success) show({ target: null, turned: null, laid: { ...now.laid, [to]: tile }, child: to }, LAND);
  else show({ target: null, turned: null, memory: recalled ? now.memory : [...left, tile] }, LAND);
}

const cleared: Partial<Scene> = {
  child: null,
  monster: null,
  laid: {},
  memory: [],
  supply: 23,
  pair: [],
  target: null,
  turned: null,
  senses: null,
  lost: [],
  end: null,
};
