import type { ComponentChildren, JSX, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./screen.css";

interface Props {
  /** The window, in pixels, for which the board is laid out before it is made small. */
  width: number;
  height: number;
  /** On less room than this the board is laid out for the room there is, as high as a telephone: it stays legible. */
  least?: number;
  /** Where the screen stands on the page, for who looks at it. */
  place?: RefObject<HTMLDivElement | null>;
  children: ComponentChildren;
}

/** So many times as high as wide is the room of a board on a telephone. */
const UPRIGHT = 1.6;

/** Shows a board that is made for a large window on a small one; nothing in it can be pressed. */
export function Screen({ width, height, least = 0, place, children }: Props): JSX.Element {
  const own = useRef<HTMLDivElement>(null);
  const screen = place ?? own;
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (screen.current === null) return;
    const sized = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    sized.observe(screen.current);
    return () => sized.disconnect();
  }, [screen]);
  const small = room > 0 && room < least;
  const wide = small ? room : width;
  const high = small ? room * UPRIGHT : height;
  const style = { width: `${wide}px`, height: `${high}px`, transform: `scale(${room / wide})` };
  return (
    <div class="screen" ref={screen} style={{ aspectRatio: `${wide} / ${high}` }} inert aria-hidden="true">
      <div class="screen-window board" style={style}>
        {children}
      </div>
    </div>
  );
}
