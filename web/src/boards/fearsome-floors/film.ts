import type { Event, MonsterLooked, MonsterStepped, MonsterTeleported } from "../../wire/fearsome-floors";
import { after, beast, type Scene } from "./scene";

/** A moment of the film: what is seen, for how long, and what is told of it. Times in milliseconds. */
export interface Frame {
  scene: Scene;
  lasts: number;
  /** Things glide to where they are; else they are there at once. */
  glide: boolean;
  /** What the caption says, and what is shown beside the pieces: a look, a tile, a capture. */
  event: Event | null;
  /** The look that the monster follows, until it steps. */
  look: MonsterLooked | null;
}

const LASTS: Partial<Record<Event["event"], number>> = {
  "first-seat": 1000,
  laid: 420,
  taken: 160,
  entered: 190,
  stepped: 190,
  stopped: 300,
  escaped: 520,
  "goal-met": 900,
  "turned-over": 500,
  "tile-revealed": 1100,
  "monster-deflected": 420,
  "monster-stepped": 260,
  caught: 620,
  "monster-stopped": 500,
  "phase-began": 1400,
  won: 1800,
};
const SAW_NOBODY = 130;
const SAW = 620;
/** Each square of a slide. */
const SLIDE = 70;
/** For the screen to draw something elsewhere before it glides. */
const JUMP = 50;
/** How far past the middle of its square the monster is when the wall has swallowed it. */
const BEYOND = 0.72;

/** Everything that happened, as a film that begins with a scene; quicker with a higher speed. */
export function film(events: readonly Event[], start: Scene, speed: number): Frame[] {
  const frames: Frame[] = [];
  let scene = start;
  let look: MonsterLooked | null = null;
  const show = (next: Scene, event: Event | null, lasts: number, glide = true): void => {
    scene = next;
    frames.push({ scene, lasts: glide ? lasts / speed : lasts, glide, event, look });
  };
  for (const event of events) {
    look = event.event === "monster-looked" ? event : carriesLook(event) ? look : null;
    if (event.event === "monster-stepped") stride(scene, event, show);
    else if (event.event === "monster-teleported") vanish(scene, event, show);
    else if (event.event === "stone-pushed" || event.event === "piece-pushed") {
      // What is pushed moves with who pushes it.
      scene = after(scene, event);
      const last = frames.at(-1);
      if (last !== undefined) last.scene = scene;
    } else {
      const lasts = event.event === "monster-looked" ? looking(event) : (LASTS[event.event] ?? 0);
      scene = after(scene, event);
      if (lasts > 0) show(scene, event, lasts);
    }
  }
  return frames;
}

function carriesLook(event: Event): boolean {
  return event.event === "monster-deflected";
}

function looking({ why }: MonsterLooked): number {
  return why === "nothing" ? SAW_NOBODY : SAW;
}

type Show = (scene: Scene, event: Event, lasts: number, glide?: boolean) => void;

/** A step of the monster: straight on, over pools, and through walls, where it is swallowed and comes out again. */
function stride(scene: Scene, event: MonsterStepped, show: Show): void {
  const time = LASTS["monster-stepped"] ?? 0;
  let now = beast(scene, { heading: event.heading });
  const glide = (path: readonly string[]): void => {
    const square = path.at(-1);
    if (square === undefined) return;
    now = beast(now, { square, beyond: 0, hidden: false });
    show(now, event, time + SLIDE * (path.length - 1));
  };
  let from = 0;
  for (const at of event.at) {
    glide(event.path.slice(from, at));
    now = beast(now, { beyond: BEYOND, hidden: true });
    show(now, event, time);
    now = beast(now, { square: event.path[at] ?? event.square, beyond: -BEYOND });
    show(now, event, JUMP, false);
    from = at;
  }
  glide(event.path.slice(from));
}

/** The monster vanishes on one teleporter and stands on the other. */
function vanish(scene: Scene, event: MonsterTeleported, show: Show): void {
  const gone = beast(scene, { hidden: true });
  show(gone, event, 220);
  const there = beast(gone, { square: event.square, heading: event.heading });
  show(there, event, JUMP, false);
  show(beast(there, { hidden: false }), event, 260);
}
