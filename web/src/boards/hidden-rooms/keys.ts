import { announce } from "../../ui/announce";
import { arrow, useShortcuts, type Way } from "../kit/keys";
import { askedOf } from "./Say";
import type { Hand } from "./hand";
import { prefs } from "./prefs";
import { beside } from "./squares";

/** Whether a key belongs to the square, tab or button that has the focus. */
function taken(press: KeyboardEvent): boolean {
  const { target } = press;
  if (!(target instanceof Element)) return false;
  if (target.closest("[role='tablist']") !== null) return true;
  const onSquare = target.closest("[data-square]") !== null;
  if (arrow(press.key) !== null) return onSquare && !press.shiftKey;
  return press.key === "Enter" && (onSquare || target.closest("button, a, summary") !== null);
}

/** Keys of the whole page (HR-U-12): arrows walk, Shift and an arrow aims, 0 to 5 choose the tile, Enter ends the turn. */
export function useKeys(hand: Hand, open: boolean, hint: (() => void) | null): void {
  useShortcuts((press) => {
    if (!prefs.keys.value || taken(press)) return;
    if (press.key.toLowerCase() === "d") prefs.danger.value = !prefs.danger.value;
    else if (open && obey(press, hand, hint)) press.preventDefault();
  });
}

/** Does what a key asks; true when it asked something. */
export function obey(
  press: Pick<KeyboardEvent, "key" | "shiftKey">,
  hand: Hand,
  hint: (() => void) | null,
): boolean {
  const way = arrow(press.key);
  if (way !== null) return towards(way, press.shiftKey, hand);
  if (/^[0-5]$/.test(press.key)) return source(Number(press.key), hand);
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

function towards(way: Way, aim: boolean, hand: Hand): boolean {
  const { child } = hand.view;
  const square = child === null ? null : beside(child, way.x, way.y);
  if (square === null || !(aim ? hand.targets : hand.walks).has(square)) {
    // Nothing is there for who does not see it: what can be done is told once more.
    announce(askedOf(hand));
    return false;
  }
  if (square !== hand.target) hand.pick(square);
  return true;
}

/** 0 is the supply, 1 to 5 a slot of the memory; before the start, 1 and 2 are the two tiles. */
function source(key: number, hand: Hand): boolean {
  if (hand.view.phase === "place") {
    const tile = hand.view.pair[key - 1];
    if (tile !== undefined && tile !== hand.chosen) hand.choose(tile);
    return tile !== undefined;
  }
  const tile = key === 0 ? null : hand.view.memory[key - 1]?.tile;
  if (tile !== undefined) hand.explore(tile);
  return tile !== undefined;
}
