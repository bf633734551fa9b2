import type { Move, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { ahead, stack, WAYS, type Cell } from "./grid";

/** The phases of the set-up: the players build and people the island. */
export const SETTING_UP: ReadonlySet<string> = new Set(["build", "place", "native"]);

/** Return the number of neighbours, 0 to 4, that a piece on a cell can walk to. */
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
 * Return a placement for a player who places no more by hand; null if none is offered. Cubes and natives go anywhere;
 * the player's pieces go high, with room around them, and look where they can walk. `chance` returns 0 to 1.
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
