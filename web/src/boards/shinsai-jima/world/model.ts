import type { ShinsaiJimaView } from "../../../wire/shinsai-jima";
import { CELLS, type Way } from "../grid";
import { footOf, indexOf, middleOf, spotOf, topOf, yawOf, type Spot } from "./space";

/** A cube where it is now; `colour` 'n' or the letter of its side. */
export interface Cube extends Spot {
  colour: string;
  /** Turned about the upright, in radians. */
  turn: number;
  size: number;
}

/** A figure where it is now. */
export interface Body extends Spot {
  id: string;
  side: string;
  yaw: number;
  /** 0 stands, 1 lies. */
  lie: number;
  size: number;
  mood: "alive" | "stunned" | "corpse";
  stuck: boolean;
}

/** The catapult on its raft: at which edge, in which lane, and how far its arm is bent back. */
export interface Engine {
  edge: Way;
  lane: number;
  bent: number;
}

/** Everything that can be seen to move. Films change it, and the next position replaces it. */
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

/** The model of a position. */
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

/** Heights of the columns, and which of them somebody stands or lies on. */
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

/** What differs between two models, by name: what there is to animate from the one to the other. */
export interface Changes {
  /** Figures that stand elsewhere or otherwise, that came, and that are gone. */
  moved: string[];
  came: string[];
  gone: string[];
  /** Cells with more cubes, and with fewer. */
  grown: string[];
  sunk: string[];
}

/** What there is to animate from one model to another. */
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

/** The top of a column as it is now. */
export function crest(model: Model, index: number): number {
  return topOf(model.columns[index]?.length ?? 0);
}
