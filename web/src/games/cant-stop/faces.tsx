import type { JSX } from "preact";
import { above } from "./geometry";

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export type DieColour = "orange" | "red" | "plain";

/** A die face in a box of 40 × 40 around the origin. Red dice have square pips: colour is never the only sign. */
export function Face({ pips, colour }: { pips: number; colour: DieColour }): JSX.Element {
  return (
    <g class={`cs-face ${colour}`}>
      <rect class="cs-face-side" x="-19" y="-17" width="38" height="38" rx="9" />
      <rect class="cs-face-top" x="-19" y="-19" width="38" height="37" rx="9" />
      <rect class="cs-face-light" x="-17" y="-17" width="34" height="33" rx="7.5" />
      {SPOTS[pips]?.map(([x, y]) =>
        colour === "red" ? (
          <rect key={`${x}${y}`} class="cs-pip" x={x * 10 - 3.6} y={y * 10 - 4.1} width="7.2" height="7.2" rx="1.4" />
        ) : (
          <circle key={`${x}${y}`} class="cs-pip" cx={x * 10} cy={y * 10 - 0.5} r="4.1" />
        ),
      )}
    </g>
  );
}

interface PairsProps {
  dice: readonly number[];
  orange: readonly number[];
  /** Routes whose top is occupied, so that dice hang higher. */
  raised: ReadonlySet<number>;
}

/** The two chosen pairs above their routes (CS-I2). */
export function Pairs({ dice, orange, raised }: PairsProps): JSX.Element {
  const pair = (colour: "orange" | "red"): number[] =>
    dice.filter((_, die) => orange.includes(die) === (colour === "orange"));
  const route = (pips: number[]): number => pips.reduce((sum, one) => sum + one, 0);
  const double = route(pair("orange")) === route(pair("red"));
  return (
    <g class="cs-pairs" aria-hidden="true">
      {(["red", "orange"] as const).map((colour) => {
        const pips = pair(colour);
        const on = route(pips);
        const places = above(on, double && colour === "orange" ? 1 : 0, raised.has(on));
        return pips.map((one, i) => (
          <g key={`${colour}${i}`} transform={`translate(${places[i]?.x ?? 0} ${places[i]?.y ?? 0}) scale(0.94)`}>
            <Face pips={one} colour={colour} />
          </g>
        ));
      })}
    </g>
  );
}
