import { boards } from "../../../boards";
import type { BoardModule } from "../../../boards/kit/board";
import { useModule } from "../../../ui/lazy";
import { sentence, type People, type Word } from "../../../ui/words";
import type { Outcome } from "../../../wire/types";

/** The board of a game, once it is loaded; null for a game without one of its own. */
export function useBoard(game: string): BoardModule | null {
  const board = useModule<BoardModule>(boards[game]);
  return board.is === "there" ? board.module : null;
}

/** Return the reason for the win of a game that ended by its rules, in the words of its board. */
export function decided(
  board: BoardModule | null,
  people: People,
  view: unknown,
  outcome: Outcome | null,
  ended: string,
): Word[][] {
  if (outcome === null || ended !== "rules" || view === null) return [];
  const told = board?.ending?.(view, outcome) ?? [];
  return told.map((said) => sentence(said, people, "decided")).filter((words) => words !== null);
}
