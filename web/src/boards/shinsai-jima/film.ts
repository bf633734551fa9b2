import type { Event, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { acting, type Cue } from "../kit/acts";
import type { Cell } from "./grid";

/** One thing to see, from the first to the last cell of its way. */
export type Act =
  | { kind: "go"; piece: string; way: readonly Cell[]; leap: boolean }
  | { kind: "cube"; colour: string | null; way: readonly Cell[] }
  | { kind: "shot"; way: readonly Cell[] }
  | { kind: "burst"; cell: Cell; sign: "death" | "splash" };

const GO = 420;
const SWING = 588;
const CUBE = 520;
const SHOT = 700;
const BURST = 800;
const PAUSE = 90;

/** What is to be seen of some events: one thing after another, bursts beside what follows. */
export const film = acting<ShinsaiJimaView, Event, Act>({
  walked: ({ piece, start, cell, kind }) =>
    alone({ kind: "go", piece, way: [start, cell], leap: kind !== "walk" && kind !== "push" }, GO),
  swung: ({ rider, path }) => {
    const way = path.filter((cell) => cell !== "-");
    return alone(
      rider === null ? { kind: "cube", colour: null, way } : { kind: "go", piece: rider, way, leap: false },
      SWING,
    );
  },
  "cube-moved": ({ colour, start, cell }) => alone({ kind: "cube", colour, way: [start, cell] }, CUBE),
  rockfell: ({ start, cell }) => alone({ kind: "cube", colour: null, way: [start, cell] }, CUBE),
  flew: ({ path }) => (path.length === 0 ? [] : alone({ kind: "shot", way: path }, SHOT)),
  crushed: ({ cell }) => burst(cell, "death"),
  starved: ({ cell }) => burst(cell, "death"),
  drowned: ({ cell }) => burst(cell, "splash"),
  sank: ({ cell }) => burst(cell, "splash"),
});

/** What is seen before anything else sets out. */
function alone(act: Act, lasts: number): Cue<Act>[] {
  return [{ ...act, lasts, wait: lasts + PAUSE }];
}

function burst(cell: Cell | null, sign: "death" | "splash"): Cue<Act>[] {
  return cell === null ? [] : [{ kind: "burst", cell, sign, lasts: BURST }];
}
