import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Nearer to the end than this, the reader wants to see what comes. */
const NEAR_PX = 60;

/** A list that follows its newest line, unless the reader has scrolled up to read. */
export function Scroll({ newest, children }: { newest: number; children: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    if (box.current !== null && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    <div
      class="scroll"
      ref={box}
      tabIndex={0}
      onScroll={({ currentTarget: list }) => {
        follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
      }}
    >
      {children}
    </div>
  );
}
