import type { JSX } from "preact";
import { ChildFigure } from "../../boards/hidden-rooms/Pieces";
import "../../boards/hidden-rooms/pieces.css";

const STARS: readonly (readonly [number, number, number])[] = [
  [30, 30, 1.6],
  [62, 64, 1.1],
  [96, 22, 1.4],
  [138, 58, 1],
  [40, 96, 1.2],
  [164, 30, 1.7],
  [206, 82, 1.1],
  [228, 28, 1.3],
  [196, 20, 0.9],
];

/** A window on the night of that day, with the moon as it stands then, and the child awake before it. */
export function Night({ day }: { day: string }): JSX.Element {
  const age = moonAge(day);
  return (
    <svg class="daily-night" viewBox="0 0 260 200" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="daily-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1d1b43" />
          <stop offset="1" stop-color="#4f4687" />
        </linearGradient>
        <clipPath id="daily-pane">
          <path d="M20 200V84C20-8 240-8 240 84V200Z" />
        </clipPath>
      </defs>
      <g clip-path="url(#daily-pane)">
        <rect width="260" height="200" fill="url(#daily-sky)" />
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill="#fff6d8" />
        ))}
        <g transform="translate(178 62)">
          <circle r="26" fill="#3a356b" />
          <path d={moon(age)} fill="#ffeebc" />
        </g>
        <path d="M0 150C40 128 70 140 96 150C130 122 190 128 260 152V200H0Z" fill="#2b2658" />
        <path d="M0 172C60 158 160 160 260 174V200H0Z" fill="#171436" />
        <path d="M130 0V200M20 104H240" stroke="#6d4a2c" stroke-width="7" />
      </g>
      <path d="M20 200V84C20-8 240-8 240 84V200" fill="none" stroke="#6d4a2c" stroke-width="10" />
      <g transform="translate(28 88) scale(1.15)">
        <ChildFigure starred />
      </g>
    </svg>
  );
}

const SYNODIC = 29.530588853;
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);

/** Return the age of the moon, 0 (new) to 1. */
export function moonAge(day: string): number {
  const days = (Date.parse(`${day}T12:00:00Z`) - NEW_MOON) / 86_400_000;
  return (((days / SYNODIC) % 1) + 1) % 1;
}

/** The lit part of a moon of radius 26. */
export function moon(age: number): string {
  const waxing = age < 0.5;
  const bulge = Math.cos(2 * Math.PI * age) * 26;
  const outer = waxing ? 1 : 0;
  const inner = bulge > 0 === waxing ? 0 : 1;
  return `M0-26A26 26 0 0 ${outer} 0 26A${Math.abs(bulge).toFixed(2)} 26 0 0 ${inner} 0-26Z`;
}
