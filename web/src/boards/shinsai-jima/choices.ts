import type { Move, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { ahead, lane, turned, type Cell, type Way } from "./grid";
import { occupant, piece } from "./sides";

/** The mode of clicks on the island: the way on, a swing, a coloured cube, a falling rock, or a shot from an edge. */
export type Mode = "way" | "swing" | `colour-${string}` | "rockfall" | `fire-${Way}`;

/** Return the mode of a move; null for a move that only a button makes. */
export function modeOf(move: Move): Mode | null {
  switch (move.do) {
    case "swing":
    case "rockfall":
      return move.do;
    case "colour":
      return `colour-${move.side}`;
    case "fire":
      return `fire-${move.edge}`;
    case "build":
    case "place":
    case "wipe":
    case "select":
    case "advance":
    case "take":
    case "put":
    case "load":
    case "save":
      return "way";
    default:
      return null;
  }
}

/**
 * Return the cell on which a move is shown; null if it has none. A swing that throws its load off the grid is shown on
 * the swinger's own cell, as there is no cell where it leads.
 */
export function cellOf(move: Move, view: ShinsaiJimaView): Cell | null {
  const chosen = piece(view, view.turn?.piece);
  switch (move.do) {
    case "build":
    case "place":
    case "wipe":
    case "take":
    case "put":
    case "load":
    case "colour":
      return move.cell;
    case "rockfall":
      return move.source;
    case "select":
    case "save":
      return piece(view, move.piece)?.cell ?? null;
    case "advance":
      return chosen?.cell == null
        ? null
        : ahead(chosen.cell, move.facing ?? (chosen.facing as Way), move.distance);
    case "swing":
      return chosen?.cell == null
        ? null
        : (ahead(
            chosen.cell,
            turned(chosen.facing as Way, move.turn === "cw" ? move.quarters : -move.quarters),
          ) ?? chosen.cell);
    case "fire":
      return lane(move.edge, move.lane, move.power - 2 * (view.catapult?.rank ?? 0) - 1);
    default:
      return null;
  }
}

/** Return the cells to point at in a mode, each with the moves that it may mean. */
export function targets(
  offered: readonly Move[],
  view: ShinsaiJimaView,
  mode: Mode,
): ReadonlyMap<Cell, readonly Move[]> {
  const found = new Map<Cell, Move[]>();
  for (const move of offered) {
    const cell = modeOf(move) === mode ? cellOf(move, view) : null;
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), move]);
  }
  return found;
}

/**
 * Return the illegal move that a click on a cell would stand for: the rules then give the reason for their refusal.
 * Return null if it would stand for nothing, or for an advance: the view itself has the reasons for those.
 */
export function attempt(
  offered: readonly Move[],
  view: ShinsaiJimaView,
  mode: Mode,
  cell: Cell,
): Move | null {
  const like = offered.find((move) => modeOf(move) === mode && cellOf(move, view) !== null);
  switch (like?.do) {
    case "build":
    case "place":
    case "wipe":
    case "take":
    case "put":
    case "load":
    case "colour":
      return { ...like, cell };
    case "rockfall":
      return { ...like, source: cell };
    case "select":
    case "save": {
      const here = occupant(view, cell);
      return here === undefined ? null : { ...like, piece: here.id };
    }
    case "swing":
      return swings(view).find((move) => cellOf(move, view) === cell) ?? null;
    default:
      return null;
  }
}

/** Return the swings of the chosen piece that leave their load beside or behind it, legal or not. */
function swings(view: ShinsaiJimaView): Move[] {
  const facing = piece(view, view.turn?.piece)?.facing as Way;
  return ([1, 2, 3] as const).map((quarters) => ({
    do: "swing",
    turn: "cw",
    quarters,
    facing: turned(facing, quarters),
    slam: false,
  }));
}

/**
 * Return the modes of the moves offered, in order; the board begins with the first. Turning belongs to the way on: the
 * directions would cover the cells of a swing.
 */
export function modes(offered: readonly Move[]): readonly Mode[] {
  const all = offered
    .map((move) => (move.do === "rotate" ? "way" : modeOf(move)))
    .filter((mode) => mode !== null);
  return [...new Set(all)].sort((a, b) => Number(b === "way") - Number(a === "way"));
}

/** Properties that tell apart moves on the same cell, in the order of the questions. */
const ASKED = ["kind", "turn", "quarters", "facing", "slam", "piece"] as const;
export type Asked = (typeof ASKED)[number];

/** The next question when a click may mean several moves. */
export interface Question {
  ask: Asked;
  answers: readonly { value: string; moves: readonly Move[] }[];
}

/** Return the question that tells these moves apart; null if there is nothing to ask. */
export function question(moves: readonly Move[]): Question | null {
  for (const ask of ASKED) {
    const groups = new Map<string, Move[]>();
    for (const move of moves) {
      const answer: unknown = Reflect.get(move, ask);
      const value = answer === undefined ? "" : JSON.stringify(answer).replaceAll('"', "");
      groups.set(value, [...(groups.get(value) ?? []), move]);
    }
    if (groups.size > 1)
      return { ask, answers: [...groups].map(([value, same]) => ({ value, moves: same })) };
  }
  return null;
}

/** Return the name of the window for a seat; null for none. After a claim another one opens in the same turn. */
export function windowOf({ seat, view }: { seat: number | null; view: ShinsaiJimaView }): string | null {
  return view.window === null ? null : JSON.stringify([seat, view.turns, view.window.asked, view.queue]);
}
