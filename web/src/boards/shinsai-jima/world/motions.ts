import type { Act } from "../film";
import type { Cell } from "../grid";
import { standing } from "./landing";
import { crest, type Body, type Cube, type Model } from "./model";
import { footOf, indexOf, middleOf, raftOf, RISE, spotOf, yawOf } from "./space";
import { push, swing } from "./throws";
import { ease, falling, mix, once, put, span, STILL, towards, type Effects, type Step } from "./timing";

const HIGH = 1.1;
/** Return the motion of an act, from the state of the model at its beginning. */
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

/** Return the motion of a figure that hops from cell to cell. A boat takes its cube along. */
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

/** Return the motion of a cube that is lifted, carried over and dropped. */
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

/** Return the motion of a new cube that comes from above. */
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

/** Return the motion of a column's top cube that the sea washes away. */
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

/** Return the motion of the catapult's arm at a shot. */
function bend({ edge, lane }: Act & { kind: "bend" }, model: Model): Step {
  model.engine = { edge, lane, bent: 1 };
  const { engine } = model;
  return (part) => {
    engine.bent = part < 0.55 ? 1 + 0.25 * ease(part / 0.55) : 1.25 - 1.5 * ease((part - 0.55) / 0.45);
  };
}

/** Return the motion of a stone that flies high from the catapult to the last cell of its way. */
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
