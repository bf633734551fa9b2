import type { Mark } from "../kit/coach";
import type { Hand } from "./hand";

const turn = ({ mine, view }: Hand): boolean => mine && view.phase === "child";
const aims = (hand: Hand): boolean => turn(hand) && hand.target !== null;
const walked = ({ draft }: Hand): boolean => draft.moves.length > 0;

/** Hints for a player's first turns. */
export const MARKS: readonly Mark<Hand>[] = [
  { name: "goal", at: "[data-square='a1']", when: ({ mine, view }) => mine && view.phase === "place" },
  { name: "pair", at: ".hr-two", when: (hand) => hand.may("place") && hand.chosen === null },
  { name: "lay", at: ".hr-main", when: (hand) => hand.may("place") && hand.chosen !== null },
  { name: "monster", at: ".hr-eye", when: (hand) => turn(hand) && hand.target === null },
  { name: "source", at: ".hr-hold", when: aims },
  { name: "full", at: ".hr-slots", when: (hand) => turn(hand) && hand.view.memory.length >= 5 },
  {
    name: "target",
    at: ".hr-explorable",
    when: (hand) => turn(hand) && hand.targets.size > 0 && hand.target === null,
  },
  { name: "walk", at: ".hr-walkable", when: (hand) => turn(hand) && hand.walks.size > 0 && !walked(hand) },
  {
    name: "end",
    at: ".hr-main",
    when: (hand) => turn(hand) && hand.may("end-turn") && (walked(hand) || hand.targets.size === 0),
  },
  { name: "next", at: ".hr-main", when: (hand) => hand.mine && hand.may("next-attempt") },
];
