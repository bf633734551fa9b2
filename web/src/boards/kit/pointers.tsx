import type { ComponentChild, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./pointers.css";

/** A place of a board: a selector of an element in it. */
export type Spot = string;

/** An arrow on a board, or, without a `from`, a ring around a place. */
export interface Pointer {
  from: Spot | null;
  to: Spot;
}

/** A game's function from a line of moves to arrows on the board that shows a view; pure. */
export type Pointing<View, Move> = (line: readonly Move[], view: View, seat: number) => Pointer[];

/** Time between two looks at the places, in milliseconds: boards zoom and turn without notice. */
const LOOK_MS = 250;
/** Gap between the end of an arrow and the middle of its place, in px. */
const SHORT = 8;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Drawn {
  from: Box | null;
  to: Box;
}

/** Arrows and rings over a board. They take no clicks, and screen readers skip them: the line also stands in words. */
export function Pointers({ pointers }: { pointers: readonly Pointer[] }): JSX.Element {
  const layer = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const asked = JSON.stringify(pointers);
  useEffect(() => {
    let last = "";
    const look = (): void => {
      const found = layer.current === null ? [] : placed(layer.current, pointers);
      const now = JSON.stringify(found);
      if (now !== last) setDrawn(found);
      last = now;
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
    // The pointers are compared by value.
  }, [asked]);
  return (
    <svg ref={layer} class="pointers" aria-hidden="true">
      {drawn.map((each, place) => (
        <g key={place}>{shape(each)}</g>
      ))}
    </svg>
  );
}

/** Return the pointers with their boxes in the layer, without those whose end is not on the board now. */
function placed(layer: SVGSVGElement, pointers: readonly Pointer[]): Drawn[] {
  const board = layer.parentElement;
  const at = layer.getBoundingClientRect();
  const box = (spot: Spot | null): Box | null => {
    const found = spot === null ? null : (board?.querySelector(spot) ?? null);
    if (found === null) return null;
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x - at.x, y: y - at.y, width, height };
  };
  return pointers.flatMap(({ from, to }) => {
    const end = box(to);
    return end === null ? [] : [{ from: box(from), to: end }];
  });
}

function shape({ from, to }: Drawn): ComponentChild {
  const end = middle(to);
  const start = from === null ? null : middle(from);
  const way = start === null ? 0 : Math.hypot(end.x - start.x, end.y - start.y);
  if (start === null || way < 2 * SHORT) {
    const radius = Math.max(10, Math.min(to.width, to.height, 80) / 2);
    return <circle cx={end.x} cy={end.y} r={radius} />;
  }
  const x = end.x - ((end.x - start.x) / way) * SHORT;
  const y = end.y - ((end.y - start.y) / way) * SHORT;
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return (
    <>
      <path d={`M${start.x} ${start.y}L${x} ${y}`} />
      <path class="head" d="M0 0L-14 -8L-14 8Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
    </>
  );
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
