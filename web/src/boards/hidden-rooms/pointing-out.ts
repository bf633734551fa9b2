import type { HiddenRoomsView, Move } from "../../wire/hidden-rooms";
import type { Pointer, Pointing } from "../kit/pointers";

/** The child's way, and the rooms that it explores. */
export const pointing: Pointing<HiddenRoomsView, Move> = (line, view) => {
  const found: Pointer[] = [];
  let at = view.child;
  for (const move of line) {
    if (move.do !== "walk" && move.do !== "explore") continue;
    found.push({ from: at === null ? null : spot(at), to: spot(move.to) });
    at = move.to;
  }
  return found;
};

function spot(square: string): string {
  return `[data-square="${square}"]`;
}
