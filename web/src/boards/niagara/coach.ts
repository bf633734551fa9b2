import type { Mark } from "../kit/coach";
import type { Hand } from "./hand";

const canoes = ({ task, menu }: Hand): boolean => task === "canoes" && menu !== null;
/** Return true if the turn began with another canoe than the picked one. */
const second = (hand: Hand): boolean => {
  const [first] = hand.draft.moves;
  return canoes(hand) && first !== undefined && "canoe" in first && first.canoe !== hand.menu?.canoe;
};
const laden = ({ seat, view }: Hand): boolean =>
  view.players[seat ?? -1]?.canoes.some(({ cargo }) => cargo.some((gem) => gem !== null)) === true;

/** Hints for a player's first rounds. */
export const MARKS: readonly Mark<Hand>[] = [
  { name: "goal", at: ".sites > g", when: ({ task, view }) => task === "choose" && view.round === 1 },
  { name: "card", at: ".paddles label", when: ({ task, card }) => task === "choose" && card === null },
  { name: "ok", at: ".ni-choose .ok", when: ({ task, card }) => task === "choose" && card !== null },
  { name: "pick", at: ".ni-canoes", when: ({ task, menu }) => task === "canoes" && menu === null },
  { name: "second", at: ".ni-canoes, .targets .target, .ni-actions .end", when: second },
  {
    name: "steal",
    at: ".row-of.steal .chip",
    when: (hand) => canoes(hand) && (hand.menu?.steal.length ?? 0) > 0,
  },
  {
    name: "stop",
    at: ".row-of.done .chip",
    when: (hand) => canoes(hand) && hand.menu?.done === true && hand.menu.steal.length === 0,
  },
  {
    name: "unload",
    at: ".row-of.unload .chip",
    when: (hand) => canoes(hand) && (hand.menu?.unload.length ?? 0) > 0,
  },
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
  { name: "weather", at: ".ni-decide .chip", when: ({ task }) => task === "weather" },
  {
    name: "ransom",
    at: ".ransom .chips .chip",
    when: ({ task, ransom }) => task === "ransom" && ransom.colour === null,
  },
  {
    name: "pay",
    at: ".ransom .ni-actions",
    when: ({ task, ransom }) => task === "ransom" && ransom.colour !== null,
  },
  { name: "home", at: "[data-place='land']", when: (hand) => canoes(hand) && laden(hand) },
  { name: "end", at: ".ni-actions .end", when: ({ task }) => task === "confirm" },
  { name: "river", at: ".forecast-button", when: ({ task, view }) => task === "choose" && view.round === 2 },
];
