import type { ShinsaiJimaView } from "../../../wire/shinsai-jima";
import { CELLS, type Way } from "../grid";
import { footOf, indexOf, middleOf, spotOf, topOf, yawOf, type Spot } from "./space";

/** A cube in its current place; `colour` is 'n' or the letter of its side. */
export interface Cube extends Spot {
  colour: string;
  /** Turn about the upright axis, in radians. */
  turn: number;
  size: number;
}

/** A figure in its current place. */
export interface Body extends Spot {
  id: string;
  side: string;
  yaw: number;
  /** 0 while it stands, 1 while it lies. */
  lie: number;
  size: number;
  mood: "alive" | "stunned" | "corpse";
  stuck: boolean;
}

/** The catapult on its raft: its edge, its lane, and the bend of its arm, 1 while it is cocked. */
export interface Engine {
  edge: Way;
  lane: number;
  bent: number;
}

/** Everything that moves on the island. Films change it, and the next position replaces it. */
export interface Model {
  /** Cubes of each cell, bottom to top. */
  columns: Cube[][];
  bodies: Map<string, Body>;
  /** Cubes that belong to no cell at the moment. */
  loose: Cube[];
  engine: Engine | null;
}

const SHOOTING: ReadonlySet<string> = new Set(["load", "aim", "scatter"]);
const ON_ISLAND: ReadonlySet<string> = new Set(["alive", "stunned", "corpse"]);

/** Return the model of a position. */
export function modelOf(view: ShinsaiJimaView): Model {
  const columns = view.stacks.map((cubes, index) => {
    const { x, z } = middleOf(index);
    return Array.from(cubes, (colour, level) => ({ x, y: footOf(level + 1), z, colour, turn: 0, size: 1 }));
  });
  const bodies = new Map<string, Body>();
  for (const { id, side, cell, facing, status, stuck } of view.pieces) {
    if (cell === null || !ON_ISLAND.has(status)) continue;
    bodies.set(id, {
      id,
      side,
      ...spotOf(cell, columns[indexOf(cell)]?.length ?? 0),
      yaw: yawOf(facing as Way),
      lie: status === "alive" ? 0 : 1,
      size: 1,
      mood: status as Body["mood"],
      stuck,
    });
  }
  return { columns, bodies, loose: [], engine: engineOf(view) };
}

function engineOf({ phase, catapult }: ShinsaiJimaView): Engine | null {
  if (!SHOOTING.has(phase) || catapult === null) return null;
  return { edge: (catapult.edge ?? "S") as Way, lane: catapult.lane ?? 3, bent: 1 };
}

/** Return the heights of the columns, and true for each with a figure on it. */
export function solidOf({ columns, bodies }: Model): { heights: number[]; taken: boolean[] } {
  const taken = columns.map(() => false);
  for (const body of bodies.values()) {
    const index = columns.findIndex((_, at) => {
      const { x, z } = middleOf(at);
      return Math.abs(x - body.x) < 0.5 && Math.abs(z - body.z) < 0.5;
    });
    if (index >= 0) taken[index] = true;
  }
  return { heights: columns.map(({ length }) => length), taken };
}

/** The differences between two models, by name of figure or cell: everything to animate from one to the other. */
export interface Changes {
  /** Figures with another place or pose. */
  moved: string[];
  /** Figures that came. */
  came: string[];
  /** Figures that are gone. */
  gone: string[];
  /** Cells with more cubes than before. */
  grown: string[];
  /** Cells with fewer cubes than before. */
  sunk: string[];
}

/** Return the differences between two models. */
export function changes(before: Model, after: Model): Changes {
  const ids = [...after.bodies.keys()];
  const differs = (id: string): boolean => {
    const [a, b] = [before.bodies.get(id), after.bodies.get(id)];
    return (
      a !== undefined &&
      b !== undefined &&
      (["x", "y", "z", "yaw", "lie", "size"] as const).some((key) => Math.abs(a[key] - b[key]) > 1e-3)
    );
  };
  const taller = (one: Model, other: Model): string[] =>
    CELLS.filter((_, index) => (one.columns[index]?.length ?? 0) > (other.columns[index]?.length ?? 0));
  return {
    moved: ids.filter(differs),
    came: ids.filter((id) => !before.bodies.has(id)),
    gone: [...before.bodies.keys()].filter((id) => !after.bodies.has(id)),
    grown: taller(after, before),
    sunk: taller(before, after),
  };
}

/** Return the current height of the top of a column. */
export function crest(model: Model, index: number): number {
  return topOf(model.columns[index]?.length ?? 0);
}
