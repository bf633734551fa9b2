import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Radial } from "../kit/gradient";
import { corner, turnTo } from "./squares";

/** The child in its nightgown with a candle; a star shines on it after the first escape (HR-S-12). */
export function Child({
  square,
  starred,
  dim,
}: {
  square: string;
  starred: boolean;
  dim: boolean;
}): JSX.Element {
  const { x, y } = corner(square);
  return (
    <g class={`hr-child${dim ? " hr-caught" : ""}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <ChildFigure starred={starred} />
    </g>
  );
}

/** The drawing alone, in a square of 100. */
export function ChildFigure({ starred }: { starred: boolean }): JSX.Element {
  return (
    <g class="hr-child-figure">
      <defs>
        <Radial id="hr-candle-near" stops="0 #ffe7ad 0.6, 1 #ffd98a 0" />
      </defs>
      <circle class="hr-candle-light" cx="80" cy="54" r="36" />
      <ellipse class="hr-piece-shadow" cx="62" cy="90" rx="24" ry="5" />
      <path class="hr-slipper" d="M50 84h10v6H47c0-3 1-5 3-6ZM64 84h10c2 1 3 3 3 6H64Z" />
      <path class="hr-gown" d="M62 48C51 48 49 58 47 68L43 85C55 90 69 90 81 85L77 68C75 58 73 48 62 48Z" />
      <path class="hr-gown-fold" d="M56 62C55 71 53 79 52 86M68 62C69 71 71 79 72 86" />
      <path class="hr-sleeve" d="M72 55C78 57 81 62 82 67L76 70C74 65 72 62 69 60Z" />
      <path class="hr-sleeve" d="M52 55C46 58 44 64 44 70L50 71C50 66 52 63 55 60Z" />
      {starred && (
        <path
          class="hr-star"
          d="M62 56L65 62.500L72 63.300L66.800 68L68.200 75L62 71.500L55.800 75L57.200 68L52 63.300L59 62.500Z"
        />
      )}
      <circle class="hr-skin" cx="62" cy="37" r="14" />
      <circle class="hr-cheek" cx="55" cy="41" r="2.600" />
      <circle class="hr-cheek" cx="69" cy="41" r="2.600" />
      <path class="hr-ink" d="M57 36.500v2.200M67 36.500v2.200" />
      <path class="hr-smile" d="M60 43q2 1.600 4 0" />
      <path
        class="hr-cap"
        d="M47.500 33C48 21 56 13 66 14C76 15 84 22 88 32C83 29 78 28 75 29C77 31 77 33 76.500 34C67 28 57 28 47.500 33Z"
      />
      <path class="hr-cap-hem" d="M46.500 33.500C56 27 68 27 77.500 34" />
      <circle class="hr-pompom" cx="88.500" cy="34" r="4.500" />
      <rect class="hr-candle" x="78" y="60" width="5" height="9" rx="1" />
      <path class="hr-flame" d="M80.500 50C84 54 84 59 80.500 59C77 59 77 54 80.500 50Z" />
    </g>
  );
}

/** The monster: an eye that looks one way (HR-S-12). */
export function Eye({ square, facing }: { square: string; facing: string }): JSX.Element {
  const { x, y } = corner(square);
  const angle = useRef(turnTo(0, facing));
  angle.current = turnTo(angle.current, facing);
  return (
    <g class="hr-eye" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <ellipse class="hr-piece-shadow" cx="50" cy="88" rx="28" ry="6" />
      <g class="hr-eye-body" style={{ transform: `rotate(${angle.current}deg)` }}>
        <path
          class="hr-smoke"
          d="M50 8C66 5 78 16 84 30C94 36 96 44 92 50C96 57 94 64 84 70C78 84 66 95 50 92C40 97 26 92 20 82C10 80 4 70 9 62C2 56 2 44 9 38C4 30 10 20 20 18C26 8 40 3 50 8Z"
        />
        <path class="hr-gaze" d="M86 38L99 50L86 62Z" />
        <path class="hr-eye-white" d="M18 50C30 27 68 25 86 50C68 75 30 73 18 50Z" />
        <circle class="hr-iris" cx="63" cy="50" r="16.500" />
        <circle class="hr-iris-ring" cx="63" cy="50" r="11" />
        <ellipse class="hr-pupil" cx="66.500" cy="50" rx="4.600" ry="10.500" />
        <circle class="hr-glint" cx="59" cy="43.500" r="3.600" />
        <path class="hr-veins" d="M22 50C30 49 35 46 41 45M24 54C32 55 36 57 43 57" />
      </g>
    </g>
  );
}
