import { WAYS, type Cell, type Way } from "../grid";
import type { Act } from "../film";
import { crest, type Body, type Cube, type Model } from "./model";
import { footOf, indexAt, indexOf, middleOf, RISE, spotOf, stepOf, topOf, yawOf, type Spot } from "./space";

/** What flies about and fades by itself. */
export interface Effects {
  splash: (spot: Spot) => void;
  dust: (spot: Spot) => void;
  /** Stone that comes to pieces. */
  crumble: (spot: Spot) => void;
}

/** Shows how far a motion has come, from 0 to 1. It leaves the model as it is after it. */
export type Step = (part: number) => void;

const HIGH = 1.1;
const STILL: Step = () => undefined;

/** Slow at both ends. */
export function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Comes down faster and faster, and bounces a little: 1 above, 0 below. */
function falling(part: number): number {
  if (part < 0.72) return 1 - (part / 0.72) ** 2;
  const back = (part - 0.72) / 0.28;
  return 0.07 * 4 * back * (1 - back);
}

/** Between two angles, the short way round. */
export function towards(from: number, to: number, part: number): number {
  const round = 2 * Math.PI;
  const way = ((((to - from) % round) + round + Math.PI) % round) - Math.PI;
  return from + way * part;
}

/** A part of the time of a motion, as a time of its own. */
function span(part: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (part - from) / (to - from)));
}

function put(thing: Spot, x: number, y: number, z: number): void {
  thing.x = x;
  thing.y = y;
  thing.z = z;
}

/** Does something once, when a motion has come so far. */
function once(at: number, what: () => void): Step {
  let done = false;
  return (part) => {
    if (done || part < at) return;
    done = true;
    what();
  };
}

/** The motion of an act, from how the model is when it begins. */
export function motion(act: Act, model: Model, effects: Effects): Step {
  switch (act.kind) {
    case "go":
      return go(act, model);
    case "turn": {
      const body = model.bodies.get(act.piece);
      return body === undefined ? STILL : turning(body, yawOf(act.facing));
    }
    case "push":
      return push(act, model, effects);
    case "swing":
      return swing(act, model, effects);
    case "cube":
      return carry(act, model, effects);
    case "drop":
      return drop(act, model, effects);
    case "wash":
      return wash(act.cell, model, effects);
    case "pose":
      return pose(act, model);
    case "bend":
      return bend(act, model);
    case "shot":
      return shoot(act, model, effects);
    case "burst":
      return burst(act, model, effects);
  }
}

function turning(body: Body, yaw: number): Step {
  const from = body.yaw;
  return (part) => {
    body.yaw = towards(from, yaw, ease(part));
  };
}

/** A figure goes from cell to cell, and hops as it goes; a boat takes its cube along. */
function go({ piece, way, leap, sails }: Act & { kind: "go" }, model: Model): Step {
  const body = model.bodies.get(piece);
  const [first, last] = [way[0], way.at(-1)];
  if (body === undefined || first === undefined || last === undefined) return STILL;
  const from = { ...body };
  const boat = sails ? model.columns[indexOf(first)] : undefined;
  if (boat !== undefined) {
    model.columns[indexOf(last)] = boat;
    model.columns[indexOf(first)] = [];
  }
  const to = spotOf(last, model.columns[indexOf(last)]?.length ?? 0);
  const arc = boat !== undefined ? 0 : leap ? 0.75 : 0.16;
  return (part) => {
    const along = ease(part);
    const over = Math.max(from.y, to.y) - Math.min(from.y, to.y);
    const hop = (arc + (leap ? 0 : over * 0.3)) * 4 * part * (1 - part);
    put(body, mix(from.x, to.x, along), mix(from.y, to.y, along) + hop, mix(from.z, to.z, along));
    for (const cube of boat ?? []) put(cube, body.x, cube.y, body.z);
  };
}

/** What comes down somewhere, and how it lands: cubes first, then who is on them. */
interface Load {
  cubes: Cube[];
  rider: Body | undefined;
}

/** The height of the top of a column under a load that arrives over it. */
function land(load: Load, index: number | null, model: Model, effects: Effects): Step {
  const foots = [...load.cubes, ...(load.rider === undefined ? [] : [load.rider])].map((thing) => thing.y);
  const column = index === null ? [] : (model.columns[index] ?? []);
  const lost = load.cubes.filter(({ colour }) => column.length === 0 && colour === "n");
  const kept = load.cubes.filter((cube) => !lost.includes(cube));
  const levels = kept.map((_, n) => footOf(column.length + n + 1));
  column.push(...kept);
  const top = topOf(column.length);
  const drowns = load.rider !== undefined && column.length === 0;
  const wet = lost.length > 0 || drowns;
  const where = load.rider ?? load.cubes[0];
  const deep = -1.1;
  const noise = once(0.7, () => {
    if (where === undefined) return;
    if (wet) effects.splash({ ...where, y: 0 });
    else if (foots.some((foot, n) => foot - (levels[n] ?? top) > 0.1)) effects.dust(where);
  });
  return (part) => {
    const high = falling(part);
    const sunk = part * part;
    load.cubes.forEach((cube, n) => {
      const to = levels[kept.indexOf(cube)];
      cube.y = to === undefined ? mix(foots[n] ?? 0, deep, sunk) : to + ((foots[n] ?? to) - to) * high;
    });
    const foot = foots.at(-1) ?? top;
    if (load.rider !== undefined) load.rider.y = drowns ? mix(foot, deep, sunk) : top + (foot - top) * high;
    noise(part);
    if (part >= 1) forget(load, lost, drowns, model);
  };
}

/** What sank is gone. */
function forget({ rider, cubes }: Load, lost: readonly Cube[], drowns: boolean, model: Model): void {
  model.loose = model.loose.filter((cube) => !cubes.includes(cube) || lost.includes(cube));
  model.loose = model.loose.filter((cube) => !lost.includes(cube));
  if (rider !== undefined && drowns) model.bodies.delete(rider.id);
}

/** Who stands on a cell, as the model has it. */
function standing(model: Model, index: number | null, but?: Body): Body | undefined {
  if (index === null) return undefined;
  return [...model.bodies.values()].find((body) => body !== but && indexAt(body.x, body.z) === index);
}

/** Takes off a column what is above a level. */
function lifted(model: Model, index: number, base: number): Load {
  const column = model.columns[index] ?? [];
  return { cubes: column.splice(base), rider: standing(model, index) };
}

/** A train of columns slides by a cell, the far one over the edge. */
function push({ cells, facing }: Act & { kind: "push" }, model: Model, effects: Effects): Step {
  const { x: dx, z: dz } = stepOf(facing);
  const first = cells[0];
  if (first === undefined) return STILL;
  const { x, z } = spotOf(first);
  const from = indexAt(x - dx, z - dz);
  const base = from === null ? 0 : (model.columns[from]?.length ?? 0);
  const loads = cells.map((cell) => lifted(model, indexOf(cell), base));
  for (const load of loads) model.loose.push(...load.cubes);
  const things = loads.flatMap(({ cubes, rider }) => [...cubes, ...(rider === undefined ? [] : [rider])]);
  const starts = things.map((thing) => ({ ...thing }));
  let landing: Step[] | null = null;
  return (part) => {
    const along = ease(span(part, 0, 0.6));
    things.forEach((thing, n) => {
      const start = starts[n] ?? thing;
      put(thing, start.x + dx * along, thing.y, start.z + dz * along);
    });
    if (along < 1) return;
    landing ??= loads
      .map((load, n) => {
        const spot = spotOf(cells[n] ?? first);
        return land(load, indexAt(spot.x + dx, spot.z + dz), model, effects);
      })
      .reverse();
    for (const step of landing) step(span(part, 0.6, 1));
    settle(loads, part, model);
  };
}

/** Cubes that have landed belong to their column again. */
function settle(loads: readonly Load[], part: number, model: Model): void {
  if (part < 1) return;
  const landed = new Set(loads.flatMap(({ cubes }) => cubes));
  model.loose = model.loose.filter((cube) => !landed.has(cube));
}

/** A figure whirls round with what it holds, and lets go. */
function swing(act: Act & { kind: "swing" }, model: Model, effects: Effects): Step {
  const body = model.bodies.get(act.piece);
  if (body === undefined) return STILL;
  const own = indexAt(body.x, body.z);
  const base = own === null ? 0 : (model.columns[own]?.length ?? 0);
  const front = act.rider === null ? undefined : model.bodies.get(act.rider);
  const yaw = body.yaw;
  const held = indexAt(body.x + Math.sin(yaw), body.z + Math.cos(yaw));
  const load = held === null ? { cubes: [], rider: front } : lifted(model, held, base);
  model.loose.push(...load.cubes);
  const things = [...load.cubes, ...(load.rider === undefined ? [] : [load.rider])];
  const starts = things.map((thing) => ({ ...thing }));
  const round = -act.quarters * (Math.PI / 2);
  let landing: Step | null = null;
  return (part) => {
    const whirl = span(part, 0, 0.72) ** 1.6;
    const angle = yaw + round * whirl;
    body.yaw = angle;
    const reach = 1 + 0.16 * Math.sin(Math.PI * whirl);
    things.forEach((thing, n) => {
      const up = 0.18 * Math.sin(Math.PI * whirl);
      if (whirl < 1)
        put(
          thing,
          body.x + Math.sin(angle) * reach,
          (starts[n]?.y ?? 0) + up,
          body.z + Math.cos(angle) * reach,
        );
      if ("turn" in thing) thing.turn = round * whirl;
      else thing.yaw = (starts[n] as Body).yaw + round * whirl;
    });
    if (whirl < 1) return;
    landing ??= land(load, indexAt(body.x + Math.sin(angle), body.z + Math.cos(angle)), model, effects);
    landing(span(part, 0.72, 1));
    body.yaw = towards(angle, yawOf(act.facing), ease(span(part, 0.8, 1)));
    if (part >= 1) for (const cube of load.cubes) cube.turn = 0;
    settle([load], part, model);
  };
}

/** A cube is grabbed, lifted, carried over, and dropped. */
function carry({ way }: Act & { kind: "cube" }, model: Model, effects: Effects): Step {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined) return STILL;
  const cube = model.columns[indexOf(first)]?.pop();
  const column = model.columns[indexOf(last)];
  if (cube === undefined || column === undefined) return STILL;
  const from = { ...cube };
  column.push(cube);
  const end = { ...middleOf(indexOf(last)), y: footOf(column.length) };
  const high = Math.max(from.y, end.y) + HIGH;
  const bare = (model.columns[indexOf(first)]?.length ?? 0) === 0;
  const risen = once(0.18, () => {
    if (bare) effects.crumble({ ...from, y: 0 });
  });
  const noise = once(0.92, () => effects.dust({ ...end, y: end.y }));
  return (part) => {
    const along = ease(span(part, 0.26, 0.74));
    const up = part < 0.5 ? mix(from.y, high, ease(span(part, 0, 0.3))) : high;
    const down = span(part, 0.72, 1);
    const y = down > 0 ? end.y + (high - end.y) * falling(down) : up;
    put(cube, mix(from.x, end.x, along), y, mix(from.z, end.z, along));
    cube.turn = part < 1 ? 0.35 * Math.sin(Math.PI * along) : 0;
    risen(part);
    noise(part);
  };
}

/** A new cube comes from above. */
function drop({ colour, cell }: Act & { kind: "drop" }, model: Model, effects: Effects): Step {
  const column = model.columns[indexOf(cell)];
  if (column === undefined) return STILL;
  const { x, z } = spotOf(cell);
  const y = footOf(column.length + 1);
  const cube: Cube = { x, y: y + 2.4, z, colour: colour ?? "n", turn: 0, size: 1 };
  column.push(cube);
  const noise = once(0.72, () => (column.length === 1 ? effects.splash : effects.dust)({ x, y, z }));
  return (part) => {
    cube.y = y + 2.4 * falling(part);
    noise(part);
  };
}

/** The top of a column is washed away. */
function wash(cell: Cell, model: Model, effects: Effects): Step {
  const index = indexOf(cell);
  const cube = model.columns[index]?.pop();
  if (cube === undefined) return STILL;
  const from = { ...cube };
  model.loose.push(cube);
  const body = standing(model, index);
  const to = crest(model, index);
  const foot = body?.y ?? to;
  const noise = once(0.1, () => effects.crumble({ ...from, y: to }));
  return (part) => {
    cube.size = 1 - ease(part);
    cube.y = from.y - part * RISE;
    if (body !== undefined) body.y = mix(foot, to, ease(part));
    noise(part);
    if (part >= 1) model.loose = model.loose.filter((each) => each !== cube);
  };
}

function pose({ piece, pose: to }: Act & { kind: "pose" }, model: Model): Step {
  const body = model.bodies.get(piece);
  if (body === undefined) return STILL;
  const [lie, size, y] = [body.lie, body.size, body.y];
  if (to === "dead") body.mood = "corpse";
  if (to === "down") body.mood = "stunned";
  if (to === "up") body.mood = "alive";
  const down = to === "up" ? 0 : 1;
  return (part) => {
    body.lie = mix(lie, down, ease(part));
    if (to !== "away") return;
    body.size = mix(size, 0, ease(part));
    body.y = y + ease(part) * 0.8;
    if (part >= 1) model.bodies.delete(piece);
  };
}

/** The arm of the catapult lets go. */
function bend({ edge, lane }: Act & { kind: "bend" }, model: Model): Step {
  model.engine = { edge, lane, bent: 1 };
  const { engine } = model;
  return (part) => {
    engine.bent = part < 0.55 ? 1 + 0.25 * ease(part / 0.55) : 1.25 - 1.5 * ease((part - 0.55) / 0.45);
  };
}

/** Where the catapult stands in the sea. */
export function raftOf(edge: Way, lane: number): Spot & { yaw: number } {
  const off = stepOf(edge);
  const across = lane - 3;
  const { x, z } = off.x === 0 ? { x: across, z: off.z * 4.7 } : { x: off.x * 4.7, z: across };
  return { x, y: 0, z, yaw: yawOf(WAYS[(WAYS.indexOf(edge) + 2) % 4] ?? "N") };
}

/** A stone flies high from the catapult to the last cell of its way. */
function shoot({ way, ends }: Act & { kind: "shot" }, model: Model, effects: Effects): Step {
  const last = way.at(-1);
  const { engine } = model;
  if (last === undefined || engine === null) return STILL;
  const index = indexOf(last);
  const raft = raftOf(engine.edge, engine.lane);
  const to = spotOf(last, model.columns[index]?.length ?? 0);
  const stone: Cube = { x: raft.x, y: 0.9, z: raft.z, colour: "n", turn: 0, size: 0.6 };
  model.loose.push(stone);
  const far = Math.hypot(to.x - raft.x, to.z - raft.z);
  const wet = to.y <= 0 || ends === "sea" || ends === "lost";
  const noise = once(0.97, () => {
    if (wet) effects.splash({ ...to, y: 0 });
    else effects.crumble(to);
  });
  return (part) => {
    const arc = (1 + far * 0.42) * 4 * part * (1 - part);
    put(stone, mix(raft.x, to.x, part), mix(0.9, to.y, part) + arc, mix(raft.z, to.z, part));
    stone.turn = part * 7;
    noise(part);
    if (part >= 1) model.loose = model.loose.filter((each) => each !== stone);
  };
}

function burst({ cell, sign }: Act & { kind: "burst" }, model: Model, effects: Effects): Step {
  const spot = { ...spotOf(cell), y: crest(model, indexOf(cell)) };
  const noise = once(0, () => {
    if (sign === "splash") effects.splash({ ...spot, y: 0 });
    else effects.dust(spot);
  });
  return noise;
}
