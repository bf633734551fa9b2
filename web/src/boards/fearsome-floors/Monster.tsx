import type { JSX } from "preact";
import { degrees, towards, type Layout } from "./geometry";
import type { Heading } from "./words";

interface Props {
  layout: Layout;
  heading: Heading;
}

/** Fur all around: spikes between two radii. */
const FUR = Array.from({ length: 36 }, (_, n) => {
  const far = n % 2 === 0 ? 25 : 20.5 + (n % 3);
  const angle = (Math.PI * n) / 18 + 0.06 * (n % 4);
  return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle) + 1).toFixed(1)}`;
}).join("L");

/** The monster, its middle at the origin: it looks in its heading. */
export function Monster({ layout, heading }: Props): JSX.Element {
  const to = towards(layout, heading);
  const eyes = { x: to.x * 3.2, y: to.y * 3.2 };
  return (
    <g class="monster">
      <ellipse cx="2" cy="22" rx="22" ry="7" class="cast" />
      <g class="pointer" style={{ transform: `rotate(${degrees(layout, heading)}deg)` }}>
        <path d="M0 -39L11 -25Q0 -30 -11 -25Z" />
      </g>
      <path d="M-17 -14Q-25 -22 -22 -31Q-14 -28 -9 -20ZM17 -14Q25 -22 22 -31Q14 -28 9 -20Z" class="horn" />
      <path d={`M${FUR}Z`} fill="url(#ff-fur)" class="fur" />
      <g transform={`translate(${to.x * 2.4} ${to.y * 2})`}>
        <path d="M-13 6Q0 2 13 6Q11 18 0 18Q-11 18 -13 6Z" class="mouth" />
        <path
          d="M-11 6L-8 12L-5 5L-2 11L1 4.5L4 11L7 5L10 11L12 6M-7 17L-4 12L-1 18M3 18L6 12L8 16"
          class="teeth"
        />
        <ellipse cx="-8.5" cy="-6" rx="7.5" ry="8.5" class="eye" />
        <ellipse cx="8.5" cy="-6" rx="7.5" ry="8.5" class="eye" />
        <circle cx={-8.5 + eyes.x} cy={-6 + eyes.y} r="3.6" class="pupil" />
        <circle cx={8.5 + eyes.x} cy={-6 + eyes.y} r="3.6" class="pupil" />
        <path d="M-17 -14L-4 -11M17 -14L4 -11" class="brow" />
      </g>
    </g>
  );
}
