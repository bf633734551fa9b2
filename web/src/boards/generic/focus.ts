import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { nextBox } from "./keys";

const OPTION = ".gen-option";
const NEXT = [".gen-send.primary", OPTION, ".gen-moves"] as const;

/** Where what had the focus goes away, the focus goes on to what is next to be decided. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  const here = useRef(false);
  useEffect(() => {
    const moved = (event: Event): void => {
      here.current = event.composedPath().some((each) => each === panel.current);
    };
    addEventListener("focusin", moved);
    addEventListener("pointerdown", moved);
    return () => {
      removeEventListener("focusin", moved);
      removeEventListener("pointerdown", moved);
    };
  }, [panel]);
  useLayoutEffect(() => {
    const root = panel.current;
    if (root === null || !here.current || document.activeElement !== document.body) return;
    for (const each of NEXT) {
      const next = root.matches(each) ? root : root.querySelector<HTMLElement>(each);
      if (next === null) continue;
      next.focus({ preventScroll: true });
      return;
    }
  });
}

/** Moves the focus among the options, as they stand on the page. */
export function goAmongOptions(panel: HTMLElement, across: number, down: number): void {
  const options = [...panel.querySelectorAll<HTMLElement>(OPTION)];
  const here = options.findIndex((option) => option === document.activeElement);
  const boxes = options.map((option) => option.getBoundingClientRect());
  options[nextBox(boxes, here, across, down)]?.focus();
}
