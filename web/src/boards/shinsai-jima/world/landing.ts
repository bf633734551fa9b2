import { type Body, type Cube, type Model } from "./model";
import { footOf, indexAt, topOf } from "./space";
import { falling, mix, once, type Effects, type Step } from "./timing";

/** A load that comes down: cubes, bottom to top, and the figure on them. */
export interface Load {
  cubes: Cube[];
  rider: Body | undefined;
}

/** Return the motion of a load that lands. In the sea its plain cubes sink, and so does a rider without other cubes. */
export function land(load: Load, index: number | null, model: Model, effects: Effects): Step {
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
    if (part >= 1) forget(load, drowns, model);
  };
}

/** Take a landed load out of the loose cubes, and delete a drowned rider. */
function forget({ rider, cubes }: Load, drowns: boolean, model: Model): void {
  model.loose = model.loose.filter((cube) => !cubes.includes(cube));
  if (rider !== undefined && drowns) model.bodies.delete(rider.id);
}

/** Return the figure that the model has on a cell, except `but`; undefined for none. */
export function standing(model: Model, index: number | null, but?: Body): Body | undefined {
  if (index === null) return undefined;
  return [...model.bodies.values()].find((body) => body !== but && indexAt(body.x, body.z) === index);
}

/** Take the cubes above a level off a column, and return them with the figure on top. */
export function lifted(model: Model, index: number, base: number): Load {
  const column = model.columns[index] ?? [];
  return { cubes: column.splice(base), rider: standing(model, index) };
}

/** At the end of a motion, take landed cubes out of the loose ones: they belong to their column again. */
export function settle(loads: readonly Load[], part: number, model: Model): void {
  if (part < 1) return;
  const landed = new Set(loads.flatMap(({ cubes }) => cubes));
  model.loose = model.loose.filter((cube) => !landed.has(cube));
}
