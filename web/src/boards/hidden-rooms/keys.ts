import { announce } from "../../ui/announce";
import { arrow, useShortcuts, type Way } from "../kit/keys";
import { askedOf } from "./Say";
import type { Hand } from "./hand";
import { prefs } from "./prefs";
import { beside } from "./squares";

/** Return true for a key that belongs to the square, tab or button that has the focus. */
function taken(press: KeyboardEvent): boolean {
  const { target } = press;
  if (!(target instanceof Element)) return false;
  if (target.closest("[role='tablist']") !== null) return true;
  const onSquare = target.closest("[data-square]") !== null;
  if (arrow(press.key) !== null) return onSquare && !press.shiftKey;
  return press.key === "Enter" && (onSquare || target.closest("button, a, summary") !== null);
}

/** Hear keys on the page (HR-U-12): arrows walk, Shift and an arrow aims, 0 to 5 choose a tile, Enter ends the turn. */
export function useKeys(hand: Hand, open: boolean, hint: (() => void) | null): void {
  useShortcuts((press) => {
    if (!prefs.keys.value || taken(press)) return;
    if (press.key.toLowerCase() === "d") prefs.danger.value = !prefs.danger.value;
    else if (open && obey(press, hand, hint)) press.preventDefault();
  });
}

/** Carry out the request of a key. Return true when it had one. */
export function obey(
  press: Pick<KeyboardEvent, "key" | "shiftKey">,
  hand: Hand,
  hint: (() => void) | null,
): boolean {
  const way = arrow(press.key);
  if (way !== null) {
    hand.soon((now) => towards(way, press.shiftKey, now));
    return hand.draft.busy || ahead(way, press.shiftKey, hand) !== null;
  }
  if (/^[0-5]$/.test(press.key)) {
    hand.soon((now) => source(Number(press.key), now));
    return true;
  }
  switch (press.key) {
    case "Enter":
      hand.go();
      return true;
    case "Escape":
    case "u":
    case "U":
      hand.back();
      return true;
    case "h":
    case "H":
      hint?.();
      return hint !== null;
    default:
      return false;
  }
}

/** Return the square that an arrow walks to, or aims at; null for none. */
function ahead({ x, y }: Way, aim: boolean, { view: { child }, targets, walks }: Hand): string | null {
  const square = child === null ? null : beside(child, x, y);
  return square !== null && (aim ? targets : walks).has(square) ? square : null;
}

function towards(way: Way, aim: boolean, hand: Hand): void {
  const square = ahead(way, aim, hand);
  // A player who does not see the board cannot tell that no square is there: speak the question once more.
  if (square === null) announce(askedOf(hand));
  else if (square !== hand.target) hand.pick(square);
}

/** Choose a tile: 0 is the supply, 1 to 5 a slot of the memory; before the start, 1 and 2 are the two tiles. */
function source(key: number, hand: Hand): void {
  if (hand.view.phase === "place") {
    const tile = hand.view.pair[key - 1];
    if (tile !== undefined && tile !== hand.chosen) hand.choose(tile);
    return;
  }
  const tile = key === 0 ? null : hand.view.memory[key - 1]?.tile;
  if (tile !== undefined) hand.explore(tile);
}
