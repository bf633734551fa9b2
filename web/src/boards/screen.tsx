import type { ComponentChildren, JSX, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./screen.css";

interface Props {
  /** The window, in pixels, for which the board is laid out before it is made small. */
  width: number;
  height: number;
  /** Where the screen stands on the page, for who looks at it. */
  place?: RefObject<HTMLDivElement | null>;
  children: ComponentChildren;
}

/** Shows a board that is made for a large window on a small one; nothing in it can be pressed. */
export function Screen({ width, height, place, children }: Props): JSX.Element {
  const own = useRef<HTMLDivElement>(null);
  const screen = place ?? own;
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    if (screen.current === null) return;
    const sized = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    sized.observe(screen.current);
    return () => sized.disconnect();
  }, [screen, width]);
  return (
    <div class="screen" ref={screen} style={{ aspectRatio: `${width} / ${height}` }} inert aria-hidden="true">
      <div
        class="screen-window board"
        style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
