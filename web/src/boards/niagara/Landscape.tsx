import type { JSX } from "preact";
import { Linear, Radial } from "../kit/gradient";
import { Cliff, Falls } from "./Falls";
import { BANKS, BEYOND, HIGH, ISLAND, LIP, RIVER, WIDE, stream } from "./geometry";
import { laid, transposed, type Lie } from "./lie";
import { memo } from "./memo";

const PINES = [
  [22, 128, 1.1],
  [52, 148, 0.8],
  [196, 20, 0.7],
  [12, 184, 0.8],
  [160, 160, 0.8],
  [34, 306, 1],
  [62, 322, 0.75],
  [132, 322, 0.7],
  [16, 446, 0.9],
  [40, 470, 0.7],
  [24, 560, 1],
  [404, 16, 0.65],
  [578, 122, 0.9],
  [584, 232, 1],
  [556, 250, 0.75],
  [452, 238, 0.7],
  [566, 366, 1.1],
  [536, 392, 0.8],
  [470, 382, 0.75],
  [580, 452, 0.8],
  [556, 430, 0.65],
  [578, 570, 0.95],
] as const;

/** Trees around the picture, as x, y and size; the same every time. */
const WOODS = Array.from({ length: 64 }, (_, n): readonly [number, number, number] => {
  const across = ((n * 137) % 307) + 24;
  const along = ((n * 211) % 1130) - 530;
  return [n % 2 === 0 ? -across : WIDE + across, along, 0.7 + ((n * 7) % 5) * 0.1];
}).filter(([, y]) => y < -20 || y > 122);

const ROCKS = [
  [214, 116, 0.9],
  [405, 188, 0.7],
  [182, 286, 0.8],
  [418, 352, 0.9],
  [168, 424, 0.8],
  [300, 440, 1],
  [66, 520, 0.7],
  [534, 518, 0.8],
  [232, 596, 0.7],
  [370, 600, 0.8],
] as const;

/** Shores: the banks where canoes lie ashore, and the beaches of the three sites beside the trunk. */
const SHORES = [
  `M-${BEYOND} 8H-10C60 -4 150 6 230 4V126C190 120 130 128 80 122S10 118 -10 124H-${BEYOND}Z`,
  `M${WIDE + BEYOND} 8H610C540 -4 450 6 370 4V126C410 120 470 128 520 122S590 118 610 124H${WIDE + BEYOND}Z`,
  "M206 196C176 200 146 186 100 190S28 214 30 240S70 282 108 280S168 268 200 276Z",
  "M396 262C430 268 456 256 500 260S574 280 572 308S530 350 490 346S430 336 396 344Z",
  "M190 342C160 342 130 332 88 336S16 356 18 384S56 424 92 424S136 410 176 420Z",
].join("");

const STREAMS = [0.14, 0.38, 0.62, 0.86].flatMap((u) => [
  { u, side: -1 as const },
  { u, side: 1 as const },
]);

/** The land and the water of Niagara without pieces. It never changes. */
export const Landscape = memo(function Landscape({ lie }: { lie: Lie }): JSX.Element {
  return (
    <g class="landscape" aria-hidden="true">
      <Paints />
      <g transform={transposed(lie)}>
        <Waters />
      </g>
      {ROCKS.map(([x, y, size]) => (
        <Rock key={`${x}:${y}`} {...laid(lie, { x, y })} size={size} />
      ))}
      <g transform={transposed(lie)}>
        <Falls />
      </g>
      {[...PINES, ...WOODS]
        .map(([x, y, size]) => ({ ...laid(lie, { x, y }), size }))
        .sort((one, other) => one.y - other.y)
        .map((pine) => (
          <Pine key={`${pine.x}:${pine.y}`} {...pine} />
        ))}
    </g>
  );
});

/** The parts of the landscape without an upright direction: they can be transposed. */
function Waters(): JSX.Element {
  return (
    <>
      <rect
        x={-BEYOND}
        y={-BEYOND}
        width={WIDE + 2 * BEYOND}
        height={HIGH + 2 * BEYOND}
        fill="url(#ni-land)"
      />
      <path
        d="M0 96C70 70 120 140 190 128S80 240 0 236S-140 120 0 96ZM600 250C520 262 440 250 430 300S540 420 600 400S760 240 600 250Z"
        class="meadow"
      />
      <path
        d="M0 420C60 410 40 520 70 600H-80C-120 520 -60 430 0 420ZM600 460C550 480 560 560 530 610H680C720 520 650 450 600 460Z"
        class="meadow"
      />
      <path d={RIVER} class="bank far" />
      <path d={RIVER} class="bank sand" />
      <path d={SHORES} class="beach" />
      <path d={SHORES} class="tide" clip-path="url(#ni-dry)" />
      <path d={RIVER} class="bank wet" />
      <Cliff />
      <path d={RIVER} fill="url(#ni-water)" />
      <clipPath id="ni-river">
        <path d={RIVER} />
      </clipPath>
      <g clip-path="url(#ni-river)">
        {["one", "two", "three"].map((depth) => (
          <path key={depth} d={BANKS.join("")} class={`shallow ${depth}`} />
        ))}
        {STREAMS.map(({ u, side }, index) => (
          <path key={index} d={stream(u, side)} class="stream" style={{ "--n": String(index) }} />
        ))}
        <path d={`M60 ${LIP - 14}H240M360 ${LIP - 14}H540`} class="brink" />
      </g>
      <path d={ISLAND} class="island" />
    </>
  );
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

function Pine({ x, y, size }: Spot): JSX.Element {
  return (
    <g class="pine" transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="5" cy="17" rx="15" ry="4.5" class="cast" />
      <path d="M-2 18V8H2V18Z" class="trunk" />
      <path d="M0 -26L13 -2H7L15 10H-15L-7 -2H-13Z" class="leaf" />
      <path d="M0 -26L13 -2H7L15 10H2Z" class="leaf shade" />
    </g>
  );
}

function Rock({ x, y, size }: Spot): JSX.Element {
  return (
    <g class="rock" transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-19 7C-12 13 14 13 20 6" class="foam" />
      <path d="M-16 6L-12 -5L-3 -11L8 -9L15 -1L17 7L6 10H-8Z" class="stone" />
      <path d="M-12 -5L-3 -11L8 -9L2 -3L-6 -1Z" class="light" />
      <path d="M2 -3L8 -9L15 -1L17 7L6 10Z" class="dark" />
    </g>
  );
}

function Paints(): JSX.Element {
  return (
    <defs>
      <Linear
        id="ni-land"
        y2={HIGH}
        gradientUnits="userSpaceOnUse"
        stops="0 var(--ni-land-1), 0.5 var(--ni-land-2), 0.8 var(--ni-land-3), 1 var(--ni-land-3)"
      />
      <Linear
        id="ni-water"
        y2={LIP}
        gradientUnits="userSpaceOnUse"
        stops="0 var(--ni-water-1), 0.55 var(--ni-water-2), 1 var(--ni-water-3)"
      />
      <Linear id="ni-curtain" stops="0 var(--ni-water-3), 0.16 var(--ni-fall-1), 1 var(--ni-fall-2)" />
      <Radial
        id="ni-pool"
        cx={WIDE / 2}
        cy={HIGH - 70}
        r={430}
        gradientUnits="userSpaceOnUse"
        stops="0 var(--ni-pool-1), 1 var(--ni-pool-2)"
      />
    </defs>
  );
}
