import { t } from "../../ui/i18n";
import type { Move, PieceSight, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { stack, type Cell } from "./grid";
import { occupant, piece as pieceOf } from "./sides";

/** Return a figure in words: its name, condition and direction, and the side that makes it stuck, if any. */
export function pieceName(piece: PieceSight): string {
  const words = [
    t("shinsai-jima-ui-piece", { piece: piece.id, status: piece.status, facing: piece.facing }),
    piece.stuck
      ? t("shinsai-jima-ui-stuck", { by: piece.stuck_by === "-" ? "none" : (piece.stuck_by ?? "none") })
      : "",
  ];
  return words.filter((word) => word !== "").join(", ");
}

/** Return a cell in words: its name, its height, the piece on it, and the effect of a click. */
export function cellName(
  view: ShinsaiJimaView,
  cell: Cell,
  moves: readonly Move[],
  why: string | null,
): string {
  const cubes = stack(view, cell);
  const here = occupant(view, cell);
  const coloured = Array.from(cubes).filter((cube) => cube !== "n");
  return [
    t("shinsai-jima-ui-cell", { cell, height: cubes.length }),
    here === undefined ? "" : pieceName(here),
    coloured.length > 0 ? t("shinsai-jima-ui-coloured", { sides: coloured.join(", ") }) : "",
    deedNames(view, cell, moves).join(", "),
    why ?? "",
  ]
    .filter((word) => word !== "")
    .join(". ");
}

/** Return the effects of a press on a cell, each once. A swing on the swinger's own cell throws its load off the grid. */
export function deedNames(view: ShinsaiJimaView, cell: Cell, moves: readonly Move[]): string[] {
  const own = pieceOf(view, view.turn?.piece)?.cell === cell;
  const out = (move: Move): boolean => own && move.do === "swing";
  return [...new Set(moves.map((move) => (out(move) ? t("shinsai-jima-ui-do-swing-out") : deedName(move))))];
}

/** Return a move in a few words, for a button. */
export function deedName(move: Move): string {
  switch (move.do) {
    case "advance":
      return t(`shinsai-jima-ui-do-${move.kind}`, { distance: move.distance });
    case "interrupt":
      return move.corpse == null
        ? t("shinsai-jima-ui-do-interrupt")
        : t("shinsai-jima-ui-do-interrupt-eat", { corpse: move.corpse });
    case "ration":
    case "boost":
    case "eat":
      return t(`shinsai-jima-ui-do-${move.do}`, { corpse: move.corpse });
    case "save":
    case "select":
      return t(`shinsai-jima-ui-do-${move.do}`, { piece: move.piece });
    case "surge":
    case "colour":
      return t(`shinsai-jima-ui-do-${move.do}`, { side: move.side });
    case "rotate":
      return t("shinsai-jima-ui-do-rotate", { facing: move.facing });
    default:
      return t(`shinsai-jima-ui-do-${move.do}`);
  }
}
