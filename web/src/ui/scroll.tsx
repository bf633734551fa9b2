import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Pixels from the end within which the list follows its newest line. */
const NEAR_PX = 60;

interface Props {
  /** The name of the list. */
  label: string;
  newest: number;
  /** Called when the list comes onto the screen, or leaves it, as in a sheet that is folded up. */
  shown?: (is: boolean) => void;
  children: ComponentChildren;
}

/** A list that follows its newest line, unless the reader has scrolled up to read. */
export function Scroll({ label, newest, shown, children }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const tell = useRef(shown);
  tell.current = shown;
  useLayoutEffect(() => toEnd(box.current, follows.current), [newest]);
  useLayoutEffect(() => {
    if (box.current === null) return;
    // A list that was hidden or gets another height starts at its end again.
    const sized = new ResizeObserver(() => {
      toEnd(box.current, follows.current);
      tell.current?.((box.current?.clientHeight ?? 0) > 0);
    });
    sized.observe(box.current);
    return () => sized.disconnect();
  }, []);
  return (
    <div
      class="scroll"
      ref={box}
      tabIndex={0}
      role="group"
      aria-label={label}
      onScroll={({ currentTarget: list }) => {
        if (list.clientHeight > 0)
          follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
      }}
    >
      {children}
    </div>
  );
}

function toEnd(list: HTMLElement | null, follows: boolean): void {
  if (list !== null && follows) list.scrollTop = list.scrollHeight;
}
