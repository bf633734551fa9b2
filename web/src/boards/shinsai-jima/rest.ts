import type { Move, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { ahead, stack, WAYS, type Cell } from "./grid";

/** The phases in which the island is built and peopled. */
export const SETTING_UP: ReadonlySet<string> = new Set(["build", "place", "native"]);

/** How much land lies around a cell that can be reached from it. */
function room(view: ShinsaiJimaView, cell: Cell): number {
  const height = stack(view, cell).length;
  return WAYS.filter((way) => walkable(view, height, ahead(cell, way))).length;
}

function walkable(view: ShinsaiJimaView, height: number, cell: Cell | null): boolean {
  if (cell === null) return false;
  const there = stack(view, cell).length;
  return there > 0 && there <= height + 1 && view.pieces.every((piece) => piece.cell !== cell);
}

/**
 * A placement for somebody who wants to place no more by hand: cubes and natives anywhere, own pieces high, with room,
 * and looking where they can go. `chance` gives numbers from 0 to 1.
 */
export function placement(
  view: ShinsaiJimaView,
  offered: readonly Move[],
  chance: () => number,
): Move | null {
  const worth = (move: Move): number => {
    if (move.do !== "place" || view.phase === "native") return chance();
    const height = stack(view, move.cell).length;
    const way = walkable(view, height, ahead(move.cell, move.facing)) ? 2 : 0;
    return 2 * height + room(view, move.cell) + way + chance();
  };
  let [best, most]: [Move | null, number] = [null, -1];
  for (const move of offered) {
    const value = worth(move);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
