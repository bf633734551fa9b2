import type { JSX } from "preact";
import { FIELD, octagon, points } from "./geometry";

/** Gold sprinkled on the lacquer where no route reaches: far mountains, a moon in the mist. */
export function Makie(): JSX.Element {
  return (
    <g class="makie" clip-path="url(#cs-field)">
      <clipPath id="cs-field">
        <polygon points={points(octagon(FIELD - 8))} />
      </clipPath>
      <linearGradient id="cs-gold" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ffdc92" stop-opacity="0.62" />
        <stop offset="1" stop-color="#f0b455" stop-opacity="0" />
      </linearGradient>
      <path d="M-345 -128L-268 -236L-244 -214L-226 -226L-150 -128Z" />
      <path d="M-290 -150C-240 -190 -208 -262 -178 -318L-164 -306L-152 -322C-128 -270 -92 -214 -40 -170Z" />
      <circle cx="208" cy="-258" r="34" />
      <path d={mist(150, -252)} />
      <path d={mist(214, -214)} />
      <path d={mist(-352, -150)} />
    </g>
  );
}

/** A bank of mist as on gold screens: bars with round ends, one set back from the other. */
function mist(x: number, y: number): string {
  const bar = (at: number, level: number, wide: number): string =>
    `M${at} ${level}h${wide}a6 6 0 0 1 0 12h${-wide}a6 6 0 0 1 0 -12`;
  return bar(x, y, 84) + bar(x + 40, y + 14, 92);
}
