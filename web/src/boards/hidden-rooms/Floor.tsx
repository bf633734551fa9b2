import type { JSX } from "preact";
import { Linear, Radial } from "../kit/gradient";
import { Dreamt } from "./Dream";
import { prefs } from "./prefs";
import { BOARD, COLUMNS, corner, LINES, ROWS, SIDE } from "./squares";

const NIGHT = "0 var(--hr-night-1), 0.35 var(--hr-night-2), 1 var(--hr-night-3)";

/** The house by night: the frame, the dark squares, the door and the bed. It never changes during a game. */
export function Floor(): JSX.Element {
  return (
    <g class="hr-floor" aria-hidden="true">
      <defs>
        <Radial id="hr-night" cx={0.12} cy={0.1} r={1.25} stops={NIGHT} />
        <Radial id="hr-candle" stops="0 #ffdf9a 0.62, 0.45 #f6b765 0.2, 1 #f6b765 0" />
        <clipPath id="hr-walls">
          <rect x="-5" y="-5" width="610" height="610" rx="16" />
        </clipPath>
        <Linear id="hr-door" stops="0 #fff6d2, 1 #cfe0ff" />
        <pattern
          id="hr-hatch"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.400" height="10" fill="currentColor" />
        </pattern>
      </defs>
      <rect class="hr-frame-shadow" x="-33" y="-30" width="668" height="668" rx="30" />
      <rect class="hr-frame" x="-34" y="-34" width="668" height="668" rx="30" />
      <rect class="hr-frame-line" x="-26" y="-26" width="652" height="652" rx="24" />
      <rect class="hr-dark" x="-8" y="-8" width="616" height="616" rx="18" />
      <Dreamt dream={prefs.dream.value} />
      {ROWS.flat().map((square, index) => {
        const { x, y } = corner(square);
        return (
          <rect
            key={square}
            class={`hr-square hr-shade-${(index * 7 + Math.floor(index / 6) * 3) % 4}`}
            x={x + 2}
            y={y + 2}
            width={SIDE - 4}
            height={SIDE - 4}
            rx="13"
          />
        );
      })}
      <Letters />
      <Door />
      <Bed />
    </g>
  );
}

/** The names of columns and rows on the frame, as the log uses them. */
function Letters(): JSX.Element {
  return (
    <g class="hr-letters">
      {COLUMNS.map((letter, index) => (
        <text key={letter} x={index * SIDE + SIDE / 2} y="-13">
          {letter}
        </text>
      ))}
      {LINES.map((digit, index) => (
        <text key={digit} x="-17" y={index * SIDE + SIDE / 2 + 5}>
          {digit}
        </text>
      ))}
    </g>
  );
}

/** The way out: a door ajar, and the moon behind it. */
function Door(): JSX.Element {
  return (
    <g class="hr-exit">
      <path class="hr-beam" d="M30 88L-2 100V40L30 30ZM72 88L104 104 96 88Z" />
      <path class="hr-door-way" d="M26 90V44C26 20 74 20 74 44V90Z" />
      <circle class="hr-moon" cx="55" cy="43" r="9" />
      <circle class="hr-moon-shade" cx="59" cy="40" r="8" />
      <path class="hr-door-leaf" d="M26 90V44C26 34 33 28 42 26V96Z" />
      <circle class="hr-knob" cx="38" cy="66" r="2.600" />
      <path class="hr-door-frame" d="M22 90V44C22 14 78 14 78 44V90" />
    </g>
  );
}

/** Where the child wakes up: its bed. */
function Bed(): JSX.Element {
  const at = BOARD - SIDE;
  return (
    <g class="hr-bed" transform={`translate(${at} ${at})`}>
      <rect class="hr-bed-wood" x="20" y="18" width="60" height="70" rx="8" />
      <rect class="hr-linen" x="25" y="22" width="50" height="60" rx="6" />
      <rect class="hr-pillow" x="31" y="26" width="38" height="18" rx="8" />
      <path class="hr-blanket" d="M25 52C40 46 60 46 75 52V80A6 6 0 0 1 69 86H31A6 6 0 0 1 25 80Z" />
      <path class="hr-blanket-line" d="M25 60C40 54 60 54 75 60" />
    </g>
  );
}
