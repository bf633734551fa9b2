import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  class?: string;
  "aria-live"?: "polite";
  children: ComponentChildren;
  /** The selector of elements in the list that can have the focus. */
  stops: string;
  /** The selector of the stop to which Tab comes; else it is the last one. */
  start?: string;
}

/**
 * A long list that is one stop on the way through the page by Tab. Arrows up and down, Home and End go from one of its
 * stops to the next.
 */
export function OneStop({ stops, start, ...list }: Props): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  const settle = (): void => {
    const all = stopsOf(box.current, stops);
    const held = all.find((each) => each === document.activeElement);
    const first = start === undefined ? undefined : all.find((each) => each.matches(start));
    const one = held ?? first ?? all.at(-1);
    for (const each of all) each.tabIndex = each === one ? 0 : -1;
  };
  useLayoutEffect(settle);
  return (
    <ol
      {...list}
      ref={box}
      onFocusIn={settle}
      onFocusOut={settle}
      onKeyDown={(press) => {
        if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return;
        const all = stopsOf(box.current, stops);
        const at = all.findIndex((each) => each === document.activeElement);
        const to = at < 0 ? undefined : led(press.key, at, all.length);
        if (to === undefined) return;
        press.preventDefault();
        all[to]?.focus();
      }}
    />
  );
}

function stopsOf(list: HTMLElement | null, stops: string): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(stops) ?? [])];
}

/** The place to which a key leads from the place `at`, of `count`; undefined for other keys. */
function led(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "ArrowDown") return Math.min(count - 1, at + 1);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
