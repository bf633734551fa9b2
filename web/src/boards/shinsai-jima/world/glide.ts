import type { Body, Cube, Model } from "./model";
import { ease, towards, type Step } from "./timing";

const KEYS = ["x", "y", "z", "lie", "size"] as const;

/** Return a motion that moves everything of a model to its place in another one. At its end the two are alike. */
export function glide(model: Model, to: Model): Step {
  model.loose = [];
  const bodies = [...to.bodies.values()].map((end) => bodyGlide(model, end));
  for (const body of model.bodies.values()) if (!to.bodies.has(body.id)) bodies.push(fade(model, body));
  const columns = to.columns.map((column, index) => columnGlide(model, index, column));
  model.engine = to.engine;
  return (part) => {
    const along = ease(part);
    for (const step of [...bodies, ...columns]) step(along);
  };
}

function bodyGlide(model: Model, end: Body): Step {
  const body = model.bodies.get(end.id) ?? { ...end, size: 0, y: end.y + 0.8 };
  model.bodies.set(end.id, body);
  const start = { ...body };
  body.mood = end.mood;
  body.stuck = end.stuck;
  return (part) => {
    for (const key of KEYS) body[key] = start[key] + (end[key] - start[key]) * part;
    body.yaw = part >= 1 ? end.yaw : towards(start.yaw, end.yaw, part);
  };
}

function fade(model: Model, body: Body): Step {
  const { size } = body;
  return (part) => {
    body.size = size * (1 - part);
    if (part >= 1) model.bodies.delete(body.id);
  };
}

/** Return the motion of a cell's cubes: new ones come from above, removed ones shrink. */
function columnGlide(model: Model, index: number, ends: readonly Cube[]): Step {
  const now = model.columns[index] ?? [];
  const over = now.slice(ends.length);
  const cubes = ends.map((end, level) => {
    const cube = now[level] ?? { ...end, y: end.y + 1.6, size: 0.2 };
    cube.colour = end.colour;
    return cube;
  });
  model.columns[index] = cubes;
  model.loose.push(...over);
  const starts = cubes.map((cube) => ({ ...cube }));
  return (part) => {
    cubes.forEach((cube, level) => {
      const [start, end] = [starts[level], ends[level]];
      if (start === undefined || end === undefined) return;
      for (const key of ["x", "y", "z", "turn", "size"] as const)
        cube[key] = start[key] + (end[key] - start[key]) * part;
    });
    for (const cube of over) cube.size = 1 - part;
    if (part >= 1) model.loose = model.loose.filter((cube) => !over.includes(cube));
  };
}
