import type { ComponentChildren, JSX } from "preact";
import "./die.css";

interface FaceProps {
  /** 1 to 6. */
  value: number;
  /** A class for its colours: `--die`, `--die-edge` and `--die-pip`. */
  class?: string;
  /** The radius of its corners. */
  round?: number;
  /** Marks on the face, under the pips. */
  children?: ComponentChildren;
}

const FAR = 9.2;
/** Places of the pips, row by row, and the places that each value has. */
const PLACES = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x: x * FAR, y: y * FAR })));
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die around the origin of a drawing, 40 units wide. */
export function DieFace({ value, class: colours = "", round = 10, children }: FaceProps): JSX.Element {
  return (
    <g class={`die ${colours}`}>
      <rect x="-20" y="-17" width="40" height="40" rx={round} class="edge" />
      <rect x="-20" y="-20" width="40" height="40" rx={round} class="face" />
      {children}
      {(PIPS[value - 1] ?? []).map((place) => (
        <circle key={place} cx={PLACES[place]?.x} cy={PLACES[place]?.y} r="4" class="pip" />
      ))}
    </g>
  );
}

interface Props extends FaceProps {
  /** The words that screen readers speak; null where they read the surroundings instead. */
  label: string | null;
}

/** A die as a picture by itself. */
export function Die({ label, ...face }: Props): JSX.Element {
  const read =
    label === null ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg viewBox="-24 -24 48 52" {...read}>
      <DieFace {...face} />
    </svg>
  );
}
