import type { Mark } from "../kit/coach";
import type { Hand } from "./hand";

/** Return a mark for the reader's own turn, in some phases. */
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
const may = ({ draft }: Hand, deed: string): boolean => draft.offered.some((move) => move.do === deed);
const loaded = ({ draft }: Hand): boolean => (draft.view.catapult?.loaded.length ?? 0) > 0;
const open = ({ draft, asked }: Hand): boolean => !draft.whole && asked === null;

/** Hints for a player's first turns. */
export const MARKS: readonly Mark<Hand>[] = [
  mine("build", ".sj-now", ["build"], ({ rests }) => !rests),
  mine("rest", ".sj-placing .act", ["build", "place", "native"], (hand) => !hand.rests),
  mine("place", ".sj-now", ["place", "native"], (hand) => open(hand) && !hand.rests),
  mine("facing", ".sj-way", ["place", "native", "piece"], ({ asked }) => asked?.ask === "facing"),
  mine("select", ".sj-now", ["piece"], (hand) => open(hand) && !chosen(hand)),
  mine("view", ".sj-views", ["piece"], (hand) => open(hand) && !chosen(hand)),
  mine(
    "go",
    ".sj-stage [data-goal], .sj-way",
    ["piece"],
    (hand) => open(hand) && chosen(hand) && !gone(hand) && !may(hand, "done"),
  ),
  mine("done", ".sj-do-done", ["piece"], (hand) => open(hand) && may(hand, "done")),
  mine("cube", ".sj-now", ["cube"], (hand) => open(hand) && hand.draft.view.source === null),
  mine("put", ".sj-now", ["cube"], (hand) => open(hand) && hand.draft.view.source !== null),
  mine(
    "which",
    ".sj-asking .act",
    ["piece", "cube"],
    ({ asked }) => asked !== null && asked.ask !== "facing",
  ),
  mine("starve", ".sj-do-die", ["survival"], (hand) => open(hand) && may(hand, "die")),
  mine("window", ".sj-window .act", ["window"], (hand) => may(hand, "pass")),
  mine("load", ".sj-now", ["load"], (hand) => open(hand) && may(hand, "load") && !loaded(hand)),
  mine("aim", ".sj-do-aim", ["load"], (hand) => open(hand) && may(hand, "aim")),
  mine("shoot", ".sj-stage [data-goal], .sj-way", ["aim"], open),
  mine("cease", ".sj-do-stop", ["load"], (hand) => open(hand) && may(hand, "stop")),
  { name: "send", at: ".sj-ok", when: ({ draft }) => draft.seat !== null && draft.whole },
];
