import { type Body, type Cube, type Model } from "./model";
import { footOf, indexAt, topOf } from "./space";
import { falling, mix, once, type Effects, type Step } from "./timing";

/** What comes down somewhere, and how it lands: cubes first, then who is on them. */
export interface Load {
  cubes: Cube[];
  rider: Body | undefined;
}

/** The height of the top of a column under a load that arrives over it. */
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
export function standing(model: Model, index: number | null, but?: Body): Body | undefined {
  if (index === null) return undefined;
  return [...model.bodies.values()].find((body) => body !== but && indexAt(body.x, body.z) === index);
}

/** Takes off a column what is above a level. */
export function lifted(model: Model, index: number, base: number): Load {
  const column = model.columns[index] ?? [];
  return { cubes: column.splice(base), rider: standing(model, index) };
}

/** Cubes that have landed belong to their column again. */
export function settle(loads: readonly Load[], part: number, model: Model): void {
  if (part < 1) return;
  const landed = new Set(loads.flatMap(({ cubes }) => cubes));
  model.loose = model.loose.filter((cube) => !landed.has(cube));
}
