import type { JSX } from "preact";
import { Cloud } from "./Weather";
import type { Card } from "./places";

const BLADE = "M-17 -12C-17 -31 -11 -40 0 -40S17 -31 17 -12C17 3 9 10 4 14H-4C-9 10 -17 3 -17 -12Z";

/** A paddle card with its effect on the blade; null shows its back. */
export function Paddle({ card }: { card: Card | null }): JSX.Element {
  return (
    <svg
      class={card === null ? "ni-paddle back" : "ni-paddle"}
      viewBox="-22 -44 44 92"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-3.4 10H3.4L3 38H-3Z" class="shaft" />
      <path d="M-8 38C-8 35 8 35 8 38L6.4 44C4 46 -4 46 -6.4 44Z" class="grip" />
      <path d={BLADE} class="blade" />
      <path d="M-12 -13C-12 -27 -8 -35 0 -35" class="sheen" />
      {card === null ? <Back /> : <Face card={card} />}
    </svg>
  );
}

function Face({ card }: { card: Card }): JSX.Element {
  switch (card) {
    case "cloud":
      return (
        <g transform="translate(0 -13) scale(1.05)">
          <Cloud x={0} y={0} size={1.05} />
        </g>
      );
    case "rope":
      return (
        <g class="coil">
          <ellipse cx="0" cy="-14" rx="11" ry="13" />
          <ellipse cx="0" cy="-14" rx="6.5" ry="8.5" />
          <path d="M11 -14C11 -4 6 0 9 6" />
        </g>
      );
    case "any":
      return (
        <g class="thirds">
          {[1, 2, 3].map((n) => (
            <text
              key={n}
              x={[-8, 0, 8][n - 1]}
              y={[-8, -19, -8][n - 1]}
              text-anchor="middle"
              dominant-baseline="central"
            >
              {n}
            </text>
          ))}
        </g>
      );
    default:
      return (
        <text y="-13" text-anchor="middle" dominant-baseline="central" class="number">
          {card}
        </text>
      );
  }
}

function Back(): JSX.Element {
  return (
    <g class="waves">
      {[-26, -16, -6, 4].map((y) => (
        <path key={y} d={`M-11 ${y}c3 -5 6 -5 7.4 0s5 5 7.4 0s4 -4 7 0`} />
      ))}
    </g>
  );
}

/** The life ring of the start player. */
export function LifeRing(): JSX.Element {
  return (
    <svg class="ni-ring" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <circle r="8" class="white" />
      <circle r="8" class="red" />
      <circle r="10.6" class="edge" />
      <circle r="5.4" class="edge" />
    </svg>
  );
}
