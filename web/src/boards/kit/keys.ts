import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { Still } from "./still";

/** Elements that take all keys while they have the focus. */
const OWNERS = "textarea, select, [contenteditable='true'], dialog, [role='dialog']";
const TICKED = ["radio", "checkbox"];

/** Return true for a key that a field or open dialog takes. A radio button or checkbox takes only arrows and Space. */
export function isTaken({ key, target }: Pick<KeyboardEvent, "key" | "target">): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(OWNERS) !== null) return true;
  const input = target.closest("input");
  if (input === null) return false;
  return !TICKED.includes(input.type) || key === " " || key.startsWith("Arrow");
}

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** A step on the screen: `x` to the right, `y` down. */
export interface Way {
  x: number;
  y: number;
}

/** Return the way an arrow key points; null for other keys. */
export function arrow(key: string): Way | null {
  return ARROWS[key] ?? null;
}

/** Hear keys that are pressed alone anywhere on the page, unless something else there takes them. */
export function useShortcuts(pressed: (press: KeyboardEvent) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  const still = useContext(Still);
  // Heard from the first picture on: an effect would come after it, on a busy machine much later.
  useLayoutEffect(() => {
    if (still) return;
    const hear = (press: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, repeat, defaultPrevented } = press;
      if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || isTaken(press)) return;
      latest.current(press);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [still]);
}
