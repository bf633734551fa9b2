import type { Event } from "../../wire/hidden-rooms";
import type { Told } from "../kit/film";
import { alter, filming, type Picture } from "../kit/shots";
import type { Scene } from "./scene";
import { START } from "./squares";

const ACT = 230;

/** Return the film of the events since a scene. */
export function film(before: Scene, events: readonly Event[]): Picture<Scene, Event>[] {
  return whole.film({ ...before, end: null }, events);
}

/** Leave out the walks of the reader's own draft: the child is drawn at their end already. */
export function fresh(
  { events }: Pick<Told<Event>, "events">,
  { scene: before }: { scene: Scene },
): readonly Event[] {
  const walks = events.findIndex((event) => event.event !== "walked");
  const count = walks === -1 ? events.length : walks;
  const last = events[count - 1];
  return last?.event === "walked" && last.to === before.child ? events.slice(count) : events;
}

const whole = filming<Scene, Event>({
  *"stage-opened"(scene, { attempt, stage, tile }) {
    alter(scene, { ...cleared, attempt, stage, discard: tile });
    yield 900;
  },
  "pair-shown": [420, (scene, { tiles }) => alter(scene, { pair: tiles, supply: 21 })],
  *placed(scene, { tile, kept, monster, facing }) {
    const laid = { [START]: tile };
    alter(scene, { pair: [], laid, memory: [kept], child: START, monster, facing });
    yield 520;
  },
  walked: [280, (scene, { to }) => (scene.child = to)],
  reached: [240, (scene, { to }) => (scene.target = to)],
  *explored(scene, { tile, to, success, recalled }) {
    const { memory } = scene;
    const left = recalled ? memory.filter((each) => each !== tile) : memory;
    scene.target = to;
    scene.memory = left;
    scene.turned = { tile, fits: success };
    if (!recalled) scene.supply -= 1;
    yield 620;
    scene.target = null;
    scene.turned = null;
    if (success) {
      scene.laid = { ...scene.laid, [to]: tile };
      scene.child = to;
    } else scene.memory = recalled ? memory : [...left, tile];
    yield 340;
  },
  *forgotten(scene, { tiles }) {
    scene.lost = tiles;
    yield 800;
    scene.lost = [];
    scene.memory = [];
    scene.supply += tiles.length;
    yield ACT;
  },
  *"monster-acted"(scene, { sensed, kind, to, facing }) {
    scene.senses = { squares: sensed, kind };
    yield 170;
    scene.monster = to;
    scene.facing = facing;
    yield ACT;
    // So that the squares it senses next light up again.
    scene.senses = null;
    yield 1;
  },
  "attempt-ended": [1100, (scene, event) => alter(scene, { end: event, starred: event.starred })],
});

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
