import type { Mark } from "../kit/coach";
import type { Hand } from "./hand";
import { standing } from "./route";
import type { View } from "./words";

interface State {
  view: View;
  hand: Hand;
  /** True while no film runs. */
  free: boolean;
}

/** Return a mark for the reader's own turn. */
function mine(name: string, at: string, when: (view: View, hand: Hand) => boolean): Mark<State> {
  return { name, at, when: ({ view, hand, free }) => free && hand.seat !== null && when(view, hand) };
}

const choosing = ({ stage, taken }: View): boolean => stage === "moving" && taken === null;
/** Return true if the taken piece can go to another square. */
const goes = (view: View): boolean =>
  view.taken !== null && view.reach.some(({ square }) => square !== standing(view));
const inside = ({ pieces, mover }: View): boolean =>
  pieces.some(({ seat, place }) => seat === mover && place === "hall");

/** Hints for a player's first turns. */
export const MARKS: readonly Mark<State>[] = [
  mine("lay", ".ff-box button", (view) => view.stage === "laying" && view.item === null),
  mine("exit", ".cell.door[data-square='exit']", (view) => view.reach.some(({ square }) => square === null)),
  mine("take", ".ff-own button.ff-piece", (view) => choosing(view) && !inside(view)),
  mine("way", ".reach circle", (view, hand) => goes(view) && !hand.begunWay),
  mine("stay", ".ff-hand .ok", (view) => view.taken !== null && !goes(view) && view.trail.length < 2),
  mine("ok", ".ff-hand .ok", (view, hand) => view.stage === "moving" && hand.begunWay && hand.ready),
  mine("tiles", ".ff-more .tile:not(.up), .ff-chips .chip", (view) => choosing(view) && inside(view)),
  mine("sight", ".beast", (view) => choosing(view) && view.round > 1),
];
