import type { JSX } from "preact";
import { BOARD } from "./squares";
import type { Dream } from "./prefs";

type Spot = readonly [x: number, y: number, size: number];

const BUBBLES: readonly Spot[] = [
  [232, 560, 6],
  [242, 520, 9],
  [228, 478, 5],
  [246, 436, 11],
  [238, 380, 7],
  [478, 330, 6],
  [490, 290, 10],
  [474, 248, 5],
  [496, 206, 8],
  [120, 250, 5],
  [132, 214, 8],
  [116, 178, 5],
  [352, 150, 7],
  [366, 108, 10],
  [350, 66, 5],
];

const SHOAL: readonly Spot[] = [
  [300, 250, 1],
  [338, 272, 0.7],
  [292, 292, 0.6],
  [540, 120, -0.8],
  [512, 142, -0.55],
  [64, 372, 0.7],
  [96, 390, 0.5],
];

const FIREFLIES: readonly Spot[] = [
  [72, 262, 3],
  [176, 148, 2.6],
  [238, 342, 3],
  [318, 74, 2.4],
  [352, 228, 3],
  [446, 132, 2.6],
  [470, 318, 3],
  [538, 232, 2.4],
  [150, 452, 2.6],
  [318, 512, 3],
  [430, 462, 2.4],
  [46, 532, 2.6],
];

const WEED =
  "M62 604C40 560 86 536 62 492S82 434 66 404M92 604C112 572 78 548 98 516S84 474 96 452M300 604C276 566 322 540 300 500S320 452 304 424M330 604C350 576 318 556 334 526M420 604C442 560 398 540 420 500S402 462 416 440";
const FRONDS =
  "M40 604C52 556 92 528 138 520M58 572l-16-18M70 556l-10-22M88 542l-4-22M66 576l24 2M80 560l24 6M106 532l-2-16M98 546l22 10M380 604C368 562 334 536 296 530M366 572l16-18M354 556l10-20M338 542l4-20M356 574l-22 4M342 558l-22 8";
const TRUNKS =
  "M126 -10C116 120 136 300 120 610M264 -10C276 160 254 380 270 610M404 -10C394 140 414 330 400 610M548 -10C560 120 540 290 552 610";
const BRANCHES =
  "M124 110C160 92 186 60 196 20M266 210C230 190 206 150 200 110M402 170C440 150 462 112 470 70";
const SHELL =
  "M0 11C-4 8-14 2-14-5A5 5 0 0 1-7-9A6 6 0 0 1 0-12A6 6 0 0 1 7-9A5 5 0 0 1 14-5C14 2 4 8 0 11ZM0 11V-12M0 11L-7-9M0 11L7-9";
const LEAVES = "M0 12C-11 9-17-3-14-14C-3-11 2-1 0 12ZM0 12C11 9 17-3 14-14C3-11-2-1 0 12Z";

/** The pictures of a dream: those in the dark, and those on the corners of the frame. */
export function Dreamt({ dream }: { dream: Dream }): JSX.Element | null {
  if (dream === "house") return null;
  return (
    <g class="hr-dream">
      <g clip-path="url(#hr-walls)">{dream === "sea" ? <Depths /> : <Woods />}</g>
      <Corners ornament={dream === "sea" ? SHELL : LEAVES} />
    </g>
  );
}

function Depths(): JSX.Element {
  return (
    <>
      <path
        class="hr-ray"
        d="M20 -8L150 610H260L70 -8ZM110 -8L420 610H480L140 -8ZM200 -8L610 500V380L230 -8Z"
      />
      <path class="hr-weed" d={WEED} />
      <g class="hr-fish">
        {SHOAL.map(([x, y, size]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}
            d="M-20 0C-10-13 10-13 20 0L32-9Q28 0 32 9L20 0C10 13-10 13-20 0Z"
          />
        ))}
      </g>
      <g class="hr-bubbles">
        {BUBBLES.map(([x, y, size]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
        ))}
      </g>
    </>
  );
}

function Woods(): JSX.Element {
  return (
    <>
      <path class="hr-trunks" d={TRUNKS} />
      <path class="hr-trunks" d={BRANCHES} style={{ strokeWidth: 8 }} />
      <path class="hr-fronds" d={FRONDS} />
      <g class="hr-fireflies">
        {FIREFLIES.flatMap(([x, y, size]) => [
          <circle key={`${x} ${y} light`} cx={x} cy={y} r={size * 3} />,
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />,
        ])}
      </g>
    </>
  );
}

function Corners({ ornament }: { ornament: string }): JSX.Element {
  const [near, far] = [-19, BOARD + 19];
  const corners = [
    [near, near, -45],
    [far, near, 45],
    [far, far, 135],
    [near, far, 225],
  ] as const;
  return (
    <>
      {corners.map(([x, y, turn]) => (
        <path
          key={turn}
          class="hr-corner"
          d={ornament}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(0.9)`}
        />
      ))}
    </>
  );
}
