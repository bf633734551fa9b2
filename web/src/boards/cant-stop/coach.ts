import type { Mark } from "../kit/coach";
import type { Hand } from "./hand";
import { prefs } from "./prefs";
import { nothingLive } from "./selection";
import type { CantStopView } from "../../wire/cant-stop";

interface State {
  view: CantStopView;
  hand: Hand;
}

/** Return a mark for the reader's own turn. */
function mine(name: string, at: string, when: (view: CantStopView, hand: Hand) => boolean): Mark<State> {
  return { name, at, when: ({ view, hand }) => hand.seat !== null && when(view, hand) };
}

const first = ({ climbers }: CantStopView): boolean => climbers.length === 0;

/** Hints for a player's first turns. */
export const MARKS: readonly Mark<State>[] = [
  mine("drop", ".act.drop", nothingLive),
  mine("goal", ".cell.top[data-route='7']", first),
  mine("pairs", ".choices", (view, hand) => first(view) && hand.selection?.pinned !== true),
  mine("go", ".act.go", first),
  mine("out", ".climbers .climber", ({ climbers }) => climbers.length === 3),
  mine(
    "risk",
    ".chip.chosen .bust",
    (view, { choice }) =>
      !first(view) && choice?.live === true && choice.bust > 0 && prefs.odds.value === "before",
  ),
  mine("stop", ".act.stop", (view, { choice }) => !first(view) && choice?.stop === true),
];
