import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { announce } from "../../ui/announce";
import { t } from "../../ui/i18n";
import type { Piece } from "../../wire/fearsome-floors";
import { arrow, useShortcuts } from "../kit/keys";
import { notNow } from "../kit/not-now";
import { rove, spotAt } from "../kit/roving";
import { aimed, edge, emptiness, meaning, pointOf } from "./aim";
import { EXIT, headingOf, isDoor, neighbour, under, type Layout } from "./geometry";
import type { Hand } from "./hand";
import { intent, type KeyIntent } from "./keys";
import { ownPiece } from "./names";
import { prefs } from "./prefs";

export interface Pointing {
  /** The square that the arrow keys have reached. */
  focus: string;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Remember the square with the focus. Listen outside the drawing: an SVG with a focus listener takes the focus. */
  reached: (event: FocusEvent) => void;
  /** The square under the mouse or with the focus, where a click would lay an item; null for none. */
  over: string | null;
}

const squareOf = (target: EventTarget | null): string | null => spotAt(target, "data-square");

/** Handle mouse, touch and arrow keys on the squares. The item in hand may lie on the squares in `lays`. */
export function usePointing(hand: Hand, layout: Layout, lays: ReadonlySet<string>): Pointing {
  const focus = useSignal(EXIT);
  const over = useSignal<string | null>(null);
  const touching = useRef(false);
  const target = (event: MouseEvent): string | null => {
    const svg = event.currentTarget;
    const on = squareOf(event.target);
    const at = svg instanceof SVGSVGElement && event.detail > 0 ? pointOf(svg, event) : null;
    // A click without a pointer comes from a screen reader: it means the square it is on.
    if (at === null || (on !== null && isDoor(on))) return on;
    const means = meaning(hand.view, hand.seat, lays);
    return aimed(under(layout, at), touching.current, means, emptiness(hand.view));
  };
  return {
    focus: focus.value,
    over: over.value,
    handlers: {
      onPointerDown: (event) => (touching.current = event.pointerType !== "mouse"),
      onPointerMove: (event) => {
        const at = event.pointerType === "mouse" ? squareOf(event.target) : null;
        if (at !== over.value) over.value = at;
      },
      onPointerLeave: () => (over.value = null),
      onClick: (event) => {
        const square = target(event);
        if (square !== null) hand.click(square);
      },
      onKeyDown: (event) =>
        rove(event, squareOf(event.target), {
          next: (at, key) => next(layout, at, key),
          find: (to) => `[data-square="${to}"]`,
          press: hand.click,
        }),
    },
    reached: (event) => {
      const at = squareOf(event.target);
      if (at === null) return;
      focus.value = at;
      over.value = at;
    },
  };
}

/** Return the square to which a key moves the focus: arrows by one, Home and End to the walls; null for other keys. */
function next(layout: Layout, at: string, key: string): string | null {
  if (key === "Home" || key === "End") return isDoor(at) ? null : edge(at, key === "Home" ? -1 : 1);
  const to = arrow(key);
  const heading = to === null ? null : headingOf(layout, to);
  return heading === null ? null : neighbour(at, heading);
}

/** Listen to the keys of the page. */
export function useKeys(hand: Hand, layout: Layout): void {
  useShortcuts((press) => {
    const asked = prefs.keys.value && hand.seat !== null ? intent(press) : null;
    if (asked !== null) obey(asked, hand, layout);
  });
}

/** Carry out the intent of a key. */
export function obey(asked: KeyIntent, hand: Hand, layout: Layout): void {
  switch (asked.ask) {
    case "step": {
      if (!hand.laying && hand.view.taken === null) {
        announce(t("fearsome-floors-ui-take"));
        break;
      }
      const heading = headingOf(layout, asked.to);
      if (heading !== null) hand.step(heading);
      break;
    }
    case "take": {
      const mine = hand.view.pieces.filter(({ seat }) => seat === hand.seat);
      const piece = mine[asked.nth];
      if (piece === undefined) break;
      // Taking it would drop the way in the making, and the rules would then refuse it.
      if (hand.view.taken !== null && !free(piece)) notNow(ownPiece(piece));
      else hand.take(piece.piece);
      break;
    }
    case "ok":
      hand.agree();
      break;
    case "back":
    case "cancel":
    case "turn":
      hand[asked.ask]();
  }
}

/** Return true for a piece that may still move in this round. */
function free({ moved, place }: Piece): boolean {
  return !moved && (place === "hall" || place === "waiting");
}
