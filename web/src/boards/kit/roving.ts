import { arrow } from "./keys";

/** How keys go over the spots of a board, of which one is in the order of the page. */
interface Ways<Spot> {
  /** The spot that a key leads to; null for other keys, and beyond the edge. */
  next: (from: Spot, key: string) => Spot | null;
  /** The selector of a spot. */
  find: (spot: Spot) => string;
  /** Enter and Space press the spot. */
  press: (spot: Spot) => void;
}

/** Does what a key asks on a spot: arrows move the focus, Enter and Space press. `at` is null beside the spots. */
export function rove<Spot>(key: KeyboardEvent, at: Spot | null, { next, find, press }: Ways<Spot>): void {
  if (at === null || key.ctrlKey || key.metaKey || key.altKey) return;
  const to = next(at, key.key);
  const pressed = key.key === "Enter" || key.key === " ";
  // At the edge the page stays where it is, too.
  if (!pressed && to === null && arrow(key.key) === null) return;
  key.preventDefault();
  if (pressed) press(at);
  if (to !== null && key.currentTarget instanceof Element)
    key.currentTarget.querySelector<SVGElement>(find(to))?.focus();
}

/** What a spot's attribute says where an event happened; null beside the spots. */
export function spotAt(target: EventTarget | null, attribute: string): string | null {
  const found = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  return found?.getAttribute(attribute) ?? null;
}
