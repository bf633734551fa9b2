import { t } from "../../ui/i18n";
import type { Way } from "./grid";
import { stack } from "./grid";
import type { Hand } from "./hand";
import { aroundPiece, type Around } from "./pins";

/** The directions that the player can choose now, and their place. */
export interface Choice {
  around: Around;
  label: string;
  open: readonly Way[];
  chosen: Way | null;
  choose: (way: Way) => void;
}

/** Return the directions to choose from now, for a placement, a turn of the piece, or a shot; null for none. */
export function directions(hand: Hand): Choice | null {
  const { view, offered, seat } = hand.draft;
  if (seat === null) return null;
  const { asked } = hand;
  if (asked !== null) {
    if (asked.ask !== "facing") return null;
    const move = asked.answers[0]?.moves[0];
    const around =
      move?.do === "place" ? { cell: move.cell, height: stack(view, move.cell).length } : aroundPiece(view);
    return {
      around: around ?? "edges",
      label: t("shinsai-jima-ui-ask-facing"),
      open: asked.answers.map(({ value }) => value as Way),
      chosen: null,
      choose: (way) => hand.choose(asked.answers.find(({ value }) => value === way)?.moves ?? []),
    };
  }
  const shots = hand.modes.filter((mode) => mode.startsWith("fire-"));
  if (shots.length > 0)
    return {
      around: "edges",
      label: t("shinsai-jima-ui-edges"),
      open: shots.map((mode) => mode.slice(5) as Way),
      chosen: hand.mode.slice(5) as Way,
      choose: (way) => hand.setMode(`fire-${way}`),
    };
  const turns = offered.filter((move) => move.do === "rotate");
  const around = aroundPiece(view);
  if (turns.length === 0 || around === null || hand.mode !== "way") return null;
  return {
    around,
    label: t("shinsai-jima-ui-rotate"),
    open: turns.map(({ facing }) => facing),
    chosen: null,
    choose: (way) => hand.choose(turns.filter(({ facing }) => facing === way)),
  };
}
