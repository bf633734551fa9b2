import type { Act } from "../film";
import { land, lifted, settle } from "./landing";
import type { Body, Model } from "./model";
import { indexAt, indexOf, spotOf, stepOf, yawOf } from "./space";
import { ease, put, span, STILL, towards, type Effects, type Step } from "./timing";

/** Return the motion of a train of columns that slides by one cell, the last one perhaps over the edge. */
export function push({ cells, facing }: Act & { kind: "push" }, model: Model, effects: Effects): Step {
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

/** Return the motion of a figure that whirls its load round and lets go. */
export function swing(act: Act & { kind: "swing" }, model: Model, effects: Effects): Step {
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
