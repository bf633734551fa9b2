import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { COLOURS, type Colour } from "./places";

/** A cut: its outline and its table, the flat face on top, as corners around the origin within radius 10. */
interface Cut {
  outline: readonly (readonly [number, number])[];
  table: readonly (readonly [number, number])[];
  /** The y of the letter's middle. */
  letter: number;
}

const ring = (corners: number, radius: number, turn = 0): [number, number][] =>
  Array.from({ length: corners }, (_, n) => {
    const angle = ((n + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const scaled = (corners: readonly (readonly [number, number])[], by: number): [number, number][] =>
  corners.map(([x, y]) => [x * by, y * by]);

const DROP: [number, number][] = [
  [0, -11],
  [6.2, -3],
  [8.6, 3],
  [5, 9],
  [0, 10.6],
  [-5, 9],
  [-8.6, 3],
  [-6.2, -3],
];
const STEP: [number, number][] = [
  [-4.4, -10],
  [4.4, -10],
  [8, -6],
  [8, 6],
  [4.4, 10],
  [-4.4, 10],
  [-8, 6],
  [-8, -6],
];
const TRILLION: [number, number][] = [
  [-7.4, -8.6],
  [0, -9.6],
  [7.4, -8.6],
  [10.2, -4.4],
  [6, 4],
  [0, 10.6],
  [-6, 4],
  [-10.2, -4.4],
];
const KITE: [number, number][] = [
  [0, -10.6],
  [5.4, -5.4],
  [10.6, 0],
  [5.4, 5.4],
  [0, 10.6],
  [-5.4, 5.4],
  [-10.6, 0],
  [-5.4, -5.4],
];

/** A shape for each colour: hexagon, square on its tip, drop, long octagon, triangle. */
const CUTS: Readonly<Record<Colour, Cut>> = {
  violet: { outline: ring(6, 10.4), table: ring(6, 6.4), letter: 0.3 },
  white: { outline: KITE, table: scaled(KITE, 0.62), letter: 0.3 },
  yellow: { outline: DROP, table: scaled(DROP, 0.62).map(([x, y]) => [x, y + 0.8]), letter: 1.6 },
  blue: { outline: STEP, table: scaled(STEP, 0.66), letter: 0.3 },
  pink: { outline: TRILLION, table: scaled(TRILLION, 0.62).map(([x, y]) => [x, y - 0.7]), letter: -1.6 },
};

/** Return the brightness of the facet at an edge, from -1 to 1. The light comes from the top left. */
function light([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const angle = Math.atan2((ay + by) / 2, (ax + bx) / 2);
  return Math.cos(angle + (Math.PI * 3) / 4);
}

/** Height of a gem's letter, in units of its drawing. */
const LETTER = 9.5;

/** Return true if a gem's letter can be read at this scale: `pixels` are CSS pixels per unit of its drawing. */
export function legible(pixels: number): boolean {
  return pixels * LETTER >= 11;
}

/** A cut stone at the origin, 20 units wide. Cut and letter tell its colour to a reader who cannot see colours. */
export function Gem({ colour, letter = true }: { colour: Colour; letter?: boolean }): JSX.Element {
  const { outline, table, letter: at } = CUTS[colour];
  return (
    <g class={`gem ${colour}`}>
      <path d={closed(outline)} class="girdle" />
      {outline.map((corner, n) => {
        const next = (n + 1) % outline.length;
        const facet = [corner, outline[next], table[next], table[n]] as [number, number][];
        const shine = light(corner, outline[next] as [number, number]);
        return (
          <path
            key={n}
            d={closed(facet)}
            class={shine > 0 ? "lit" : "dim"}
            opacity={Math.round(Math.abs(shine) * 60) / 100}
          />
        );
      })}
      <path d={closed(table)} class="face" />
      {letter && (
        <text y={at} text-anchor="middle" dominant-baseline="central">
          {t(`niagara-ui-letter-${colour}`)}
        </text>
      )}
    </g>
  );
}

/** A gem as a picture of its own, beside its word. */
export function GemIcon({ colour }: { colour: Colour }): JSX.Element {
  return (
    <svg class="ni-gem" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <Gem colour={colour} />
    </svg>
  );
}

function closed(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** Return the colour with this index in stocks. */
export function colourOf(index: number): Colour {
  return COLOURS[index] ?? "violet";
}
