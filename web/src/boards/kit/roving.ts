import { arrow } from "./keys";

/** Roving tabindex: keys move over the spots of a board, and Tab reaches a single one of them. */
interface Ways<Spot> {
  /** Return the spot that a key leads to; null for other keys, and beyond the edge. */
  next: (from: Spot, key: string) => Spot | null;
  /** Return the selector of a spot. */
  find: (spot: Spot) => string;
  /** Press the spot, for Enter and Space. */
  press: (spot: Spot) => void;
}

/** Handle a key on a spot: arrows move the focus, Enter and Space press. `at` is null outside the spots. */
export function rove<Spot>(key: KeyboardEvent, at: Spot | null, { next, find, press }: Ways<Spot>): void {
  if (at === null || key.ctrlKey || key.metaKey || key.altKey) return;
  const to = next(at, key.key);
  const pressed = key.key === "Enter" || key.key === " ";
  // At the edge of the board the page does not scroll, either.
  if (!pressed && to === null && arrow(key.key) === null) return;
  key.preventDefault();
  if (pressed) press(at);
  if (to !== null && key.currentTarget instanceof Element)
    key.currentTarget.querySelector<SVGElement>(find(to))?.focus();
}

/** Return the attribute of the spot where an event happened; null outside the spots. */
export function spotAt(target: EventTarget | null, attribute: string): string | null {
  const found = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  return found?.getAttribute(attribute) ?? null;
}
