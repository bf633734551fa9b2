import type { JSX } from "preact";
import { Makie } from "./Makie";
import { FIELD, REACH, ROUTES, channel, octagon, place, points, type Point } from "./geometry";

const OUTER = octagon(REACH);
const INNER = octagon(FIELD);
const LIP = octagon(FIELD - 5);

/** How much light falls on each side of the rim, clockwise from the top: it comes from the upper left. */
const LIGHT = [0.34, 0.12, -0.1, -0.3, -0.38, -0.22, 0.06, 0.28] as const;

/** The board itself: a rim of walnut around a field of red lacquer, a channel cut for each route (CS-I2). */
export function Ground(): JSX.Element {
  return (
    <g class="ground" aria-hidden="true">
      <Paints />
      <polygon points={points(OUTER.map(({ x, y }) => ({ x, y: y + 10 })))} class="shade" />
      <polygon points={points(OUTER)} fill="url(#cs-walnut)" />
      {LIGHT.map((light, side) => (
        <polygon
          key={side}
          points={points(board(side))}
          fill={light > 0 ? "#ffd9a0" : "#120500"}
          opacity={Math.abs(light)}
        />
      ))}
      {GRAIN.map((d, n) => (
        <path key={n} d={d} class="grain" />
      ))}
      <polygon points={points(OUTER)} class="edge" />
      <polygon points={points(INNER)} fill="url(#cs-lacquer)" />
      <polygon points={points(INNER)} fill="url(#cs-gloss)" />
      <Makie />
      <polygon points={points(INNER)} class="sunk" />
      <polygon points={points(LIP)} class="lip" />
      {ROUTES.map((route) => (
        <polygon key={route} points={points(channel(route))} class="channel" />
      ))}
      {ROUTES.map((route) => (
        <circle key={route} cx={place(route, 0.24).x} cy={place(route, 0.24).y} r="3.4" class="peg" />
      ))}
    </g>
  );
}

/** One of the eight boards of the rim. */
function board(side: number): Point[] {
  const next = (side + 1) % 8;
  return [OUTER[side], OUTER[next], INNER[next], INNER[side]].filter((corner) => corner !== undefined);
}

const GRAIN = [6, 12, 17].map(
  (inset) =>
    `M${octagon(REACH - inset)
      .map(({ x, y }) => `${x} ${y}`)
      .join("L")}Z`,
);

function Paints(): JSX.Element {
  return (
    <defs>
      <linearGradient id="cs-walnut" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#8a5a34" />
        <stop offset="0.5" stop-color="#5f3a20" />
        <stop offset="1" stop-color="#3d2312" />
      </linearGradient>
      <radialGradient id="cs-lacquer" cx="0.4" cy="0.3" r="0.85">
        <stop offset="0" stop-color="#c8352a" />
        <stop offset="0.5" stop-color="#a92019" />
        <stop offset="1" stop-color="#781011" />
      </radialGradient>
      <linearGradient id="cs-gloss" x1="0.1" y1="0" x2="0.6" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.2" />
        <stop offset="0.35" stop-color="#fff" stop-opacity="0.04" />
        <stop offset="0.36" stop-color="#fff" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="cs-notch" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#3c0507" />
        <stop offset="0.3" stop-color="#560b0c" />
        <stop offset="1" stop-color="#701512" />
      </linearGradient>
      <linearGradient id="cs-white" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#d9cdb4" />
        <stop offset="0.22" stop-color="#faf5e8" />
        <stop offset="1" stop-color="#fffefa" />
      </linearGradient>
      <linearGradient id="cs-deep" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#000" stop-opacity="0.42" />
        <stop offset="0.28" stop-color="#000" stop-opacity="0.08" />
        <stop offset="1" stop-color="#fff" stop-opacity="0.12" />
      </linearGradient>
      <linearGradient id="cs-ivory" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#fff" />
        <stop offset="0.45" stop-color="#fffdf7" />
        <stop offset="1" stop-color="#cfc4ae" />
      </linearGradient>
      <linearGradient id="cs-sheen" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.42" />
        <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.22" />
      </linearGradient>
    </defs>
  );
}
