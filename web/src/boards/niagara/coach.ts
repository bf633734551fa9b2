import type { Mark } from "../kit/coach";
import type { Hand } from "./hand";

const canoes = ({ task, menu }: Hand): boolean => task === "canoes" && menu !== null;
const laden = ({ seat, view }: Hand): boolean =>
  view.players[seat ?? -1]?.canoes.some(({ cargo }) => cargo.some((gem) => gem !== null)) === true;

/** What somebody needs in their first rounds. */
export const MARKS: readonly Mark<Hand>[] = [
  { name: "goal", at: ".sites > g", when: ({ task, view }) => task === "choose" && view.round === 1 },
  { name: "card", at: ".paddles label", when: ({ task, card }) => task === "choose" && card === null },
  { name: "ok", at: ".ni-choose .ok", when: ({ task, card }) => task === "choose" && card !== null },
  { name: "pick", at: ".ni-canoes", when: ({ task, menu }) => task === "canoes" && menu === null },
  {
    name: "load",
    at: ".row-of.load .chip",
    when: (hand) => canoes(hand) && (hand.menu?.load.length ?? 0) > 0,
  },
  {
    name: "paddle",
    at: ".targets .target",
    when: (hand) => canoes(hand) && hand.menu?.targets.length !== 0,
  },
  { name: "home", at: "[data-place='land']", when: (hand) => canoes(hand) && laden(hand) },
  { name: "end", at: ".ni-actions .end", when: ({ task }) => task === "confirm" },
  { name: "river", at: ".forecast-button", when: ({ task, view }) => task === "choose" && view.round === 2 },
];
