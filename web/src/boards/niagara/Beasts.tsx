import type { JSX } from "preact";

/** The antlers of the moose: on its bank, or aboard. */
export function Antlers({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g class="moose" transform={`translate(${x} ${y})`}>
      <path
        d="M-3 1C-9 1 -13 -2 -15 -9L-11.5 -6L-11 -12L-7.6 -7L-5.4 -11L-4 -4ZM3 1C9 1 13 -2 15 -9L11.5 -6L11 -12L7.6 -7L5.4 -11L4 -4Z"
        class="antler"
      />
      <path d="M-4.6 -3C-4.6 -6 4.6 -6 4.6 -3L3.4 6C3 9.6 -3 9.6 -3.4 6Z" class="head" />
      <circle cx="-2" cy="-0.6" r="0.9" class="eye" />
      <circle cx="2" cy="-0.6" r="0.9" class="eye" />
      <path d="M-1.6 6.4H1.6" class="mouth" />
    </g>
  );
}

/** The moose on its bank. */
export function Moose(): JSX.Element {
  return (
    <g class="moose standing">
      <ellipse cx="0" cy="15" rx="17" ry="4" class="cast" />
      <path d="M-9 0C-9 -6 9 -6 10 -1L11 14H7.6L6.4 5H-4.4L-5.6 14H-9Z" class="body" />
      <g transform="translate(-9 -9) scale(0.95)">
        <Antlers x={0} y={0} />
      </g>
    </g>
  );
}

/** The beaver, swimming or on the weather display. */
export function Beaver(): JSX.Element {
  return (
    <g class="beaver">
      <path d="M-15 9C-8 12 8 12 15 9" class="wave" />
      <path d="M8 3C14 -2 20 0 21 4S16 11 9 7Z" class="tail" />
      <path d="M-12 4C-12 -7 9 -9 11 2C11 8 -10 9 -12 4Z" class="body" />
      <circle cx="-10" cy="-1" r="6.6" class="body" />
      <circle cx="-8" cy="-6.6" r="2.2" class="body" />
      <circle cx="-11.6" cy="-2.4" r="1.1" class="eye" />
      <ellipse cx="-16" cy="0" rx="1.7" ry="1.3" class="nose" />
      <path d="M-14.6 2.2H-12V5H-14.6Z" class="tooth" />
    </g>
  );
}

const SPIRAL = Array.from({ length: 46 }, (_, n) => {
  const angle = n * 0.36;
  const radius = 3 + n * 0.72;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join("L");

/** The whirlpool, turning. */
export function Whirlpool(): JSX.Element {
  return (
    <g class="whirlpool">
      <ellipse rx="46" ry="33" class="eddy" />
      <g transform="scale(1.24 0.9)">
        <g class="turning">
          <path d={`M${SPIRAL}`} />
          <path d={`M${SPIRAL}`} transform="rotate(120)" />
          <path d={`M${SPIRAL}`} transform="rotate(240)" />
        </g>
      </g>
      <ellipse rx="7" ry="5" class="eye" />
    </g>
  );
}

/** The arrow at the fork: it points to the arm that takes the next unit of water. */
export function Arrow(): JSX.Element {
  return (
    <g class="ni-arrow">
      <path
        d="M-31 0L-10 -15V-7H22C26 -7 28 -4 28 0S26 7 22 7H-10V15Z"
        class="cast"
        transform="translate(2 3)"
      />
      <path d="M-31 0L-10 -15V-7H22C26 -7 28 -4 28 0S26 7 22 7H-10V15Z" class="body" />
      <path d="M-24 0L-12 -8.6M-8 0H20" class="grain" />
    </g>
  );
}
