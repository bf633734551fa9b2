import type { JSX } from "preact";

/** Gold sprinkled on the lacquer in the corners that no route reaches: mist, and far mountains. */
export function Makie(): JSX.Element {
  return (
    <g class="makie">
      <path d={mist(-318, 206)} />
      <path d={mist(-268, 262)} />
      <path d={mist(196, 286)} />
      <path d={mist(232, 232)} />
      <path d="M-330 -150L-262 -238L-236 -212L-182 -290L-118 -204" />
      <path d="M-262 -238L-268 -214L-256 -220L-246 -204L-236 -212M-182 -290L-190 -262L-176 -270L-166 -252L-158 -258" />
      <path d="M196 -262L244 -200L266 -222L322 -148" />
      <circle cx="262" cy="-272" r="20" />
      <path d={mist(182, -238)} />
    </g>
  );
}

/** A bank of mist as it is drawn on gold screens: bars with round ends, one set back from the other. */
function mist(x: number, y: number): string {
  const bar = (at: number, level: number, wide: number): string =>
    `M${at} ${level}h${wide}a6 6 0 0 1 0 12h${-wide}a6 6 0 0 1 0 -12`;
  return bar(x, y, 74) + bar(x + 34, y + 12, 84);
}
