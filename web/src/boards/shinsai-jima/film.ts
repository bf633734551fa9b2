import type { Event, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { acting, type Cue } from "../kit/acts";
import type { Cell, Way } from "./grid";

/** One act of a film. A `way` leads from the first to the last cell. */
export type Act =
  | { kind: "go"; piece: string; way: readonly Cell[]; leap: boolean; sails: boolean }
  | { kind: "turn"; piece: string; facing: Way }
  | { kind: "push"; cells: readonly Cell[]; facing: Way }
  | {
      kind: "swing";
      piece: string;
      /** Quarter turns, positive clockwise. */
      quarters: number;
      facing: Way;
      rider: string | null;
      cubes: number;
      way: readonly Cell[];
    }
  | { kind: "cube"; colour: string | null; way: readonly Cell[] }
  | { kind: "drop"; colour: string | null; cell: Cell }
  | { kind: "wash"; cell: Cell }
  | { kind: "pose"; piece: string; pose: "dead" | "down" | "up" | "away" }
  | { kind: "bend"; edge: Way; lane: number }
  | { kind: "shot"; way: readonly Cell[]; ends: string }
  | { kind: "burst"; cell: Cell; sign: "death" | "splash" };

const GO = 420;
const TURN = 240;
const PUSH = 480;
const SWING = 300;
const QUARTER = 290;
const CUBE = 640;
const DROP = 460;
const POSE = 360;
const BEND = 420;
const SHOT = 800;
const BURST = 800;
const PAUSE = 90;

/** Return the acts of events, one after another; a burst runs beside the acts that follow. */
export const film = acting<ShinsaiJimaView, Event, Act>({
  built: ({ cell }) => alone({ kind: "drop", colour: null, cell }, DROP),
  "colour-placed": ({ side, cell }) => alone({ kind: "drop", colour: side, cell }, DROP),
  rotated: ({ piece, facing }) => alone({ kind: "turn", piece, facing: facing as Way }, TURN),
  walked: ({ piece, start, cell, kind }) =>
    alone(
      { kind: "go", piece, way: [start, cell], leap: !CALM.has(kind), sails: kind === "sail" },
      kind === "push" ? PUSH / 2 : GO,
    ),
  pushed: ({ cells, facing }) => alone({ kind: "push", cells, facing: facing as Way }, PUSH),
  swung: ({ piece, turn, quarters, rider, cubes, path, facing }) => {
    const way = path.filter((cell) => cell !== "-");
    const round = turn === "cw" ? quarters : -quarters;
    return alone(
      { kind: "swing", piece, quarters: round, facing: facing as Way, rider, cubes, way },
      SWING + QUARTER * quarters,
    );
  },
  "cube-moved": ({ colour, start, cell }) => alone({ kind: "cube", colour, way: [start, cell] }, CUBE),
  rockfell: ({ start, cell }) => alone({ kind: "cube", colour: null, way: [start, cell] }, CUBE),
  wiped: ({ cell }) => alone({ kind: "wash", cell }, DROP),
  loaded: ({ cell }) => (cell === null ? [] : alone({ kind: "wash", cell }, DROP)),
  fired: ({ edge, lane }) => alone({ kind: "bend", edge: edge as Way, lane }, BEND),
  flew: ({ path, end }) => (path.length === 0 ? [] : alone({ kind: "shot", way: path, ends: end }, SHOT)),
  stunned: ({ piece }) => pose(piece, "down"),
  killed: ({ piece }) => pose(piece, "dead"),
  struck: ({ piece }) => pose(piece, "away"),
  secured: ({ corpse, inherited }) => (inherited ? [] : pose(corpse, "away")),
  woke: ({ piece }) => pose(piece, "up"),
  starved: ({ piece, cell }) => [...pose(piece, "dead"), ...burst(cell, "death")],
  crushed: ({ cell }) => burst(cell, "death"),
  drowned: ({ cell }) => burst(cell, "splash"),
  sank: ({ cell }) => burst(cell, "splash"),
});

const CALM: ReadonlySet<string> = new Set(["walk", "push", "sail"]);

/** Return an act that ends before the next one begins. */
function alone(act: Act, lasts: number): Cue<Act>[] {
  return [{ ...act, lasts, wait: lasts + PAUSE }];
}

function pose(piece: string, to: "dead" | "down" | "up" | "away"): Cue<Act>[] {
  return [{ kind: "pose", piece, pose: to, lasts: POSE }];
}

function burst(cell: Cell | null, sign: "death" | "splash"): Cue<Act>[] {
  return cell === null ? [] : [{ kind: "burst", cell, sign, lasts: BURST }];
}
