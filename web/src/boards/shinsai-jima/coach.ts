import type { Mark } from "../kit/coach";
import type { Hand } from "./hand";

/** A mark for the reader's own turn, in some phases. */
function mine(
  name: string,
  at: string,
  phases: readonly string[],
  when: (hand: Hand) => boolean = () => true,
): Mark<Hand> {
  return {
    name,
    at,
    when: (hand) => hand.draft.seat !== null && phases.includes(hand.draft.view.phase) && when(hand),
  };
}

const chosen = ({ draft }: Hand): boolean => draft.view.turn?.piece != null;
const gone = ({ draft }: Hand): boolean => draft.view.turn?.advanced === true;
const open = ({ draft, asked }: Hand): boolean => !draft.whole && asked === null;

/** What somebody needs in their first turns. */
export const MARKS: readonly Mark<Hand>[] = [
  mine("build", ".sj-now", ["build"]),
  mine("rest", ".sj-placing .act", ["build", "place", "native"], (hand) => !hand.rests),
  mine("place", ".sj-now", ["place", "native"], open),
  mine("facing", ".sj-way", ["place", "native"], ({ asked }) => asked?.ask === "facing"),
  mine("select", ".sj-now", ["piece"], (hand) => open(hand) && !chosen(hand)),
  mine("view", ".sj-views", ["piece"], (hand) => open(hand) && !chosen(hand)),
  mine(
    "go",
    ".sj-stage [data-goal], .sj-way",
    ["piece"],
    (hand) => open(hand) && chosen(hand) && !gone(hand),
  ),
  mine("done", ".sj-do-done", ["piece"], (hand) => open(hand) && gone(hand)),
  mine("cube", ".sj-now", ["cube"], (hand) => open(hand) && hand.draft.view.source === null),
  mine("put", ".sj-now", ["cube"], (hand) => open(hand) && hand.draft.view.source !== null),
  mine("send", ".sj-ok", ["piece", "cube", "window", "survival"], ({ draft }) => draft.whole),
];
