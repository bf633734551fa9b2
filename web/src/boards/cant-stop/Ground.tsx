import type { JSX } from "preact";
import { Linear, Radial } from "../kit/gradient";
import { Makie } from "./Makie";
import { FIELD, REACH, ROUTES, channel, octagon, place, points, type Point } from "./geometry";

const OUTER = octagon(REACH);
const INNER = octagon(FIELD);
const LIP = octagon(FIELD - 5);

/** The light on each side of the rim, clockwise from the top: it comes from the upper left. */
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

/** Return the corners of one of the eight boards of the rim. */
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
      <Linear id="cs-walnut" x2={1} stops="0 #8a5a34, 0.5 #5f3a20, 1 #3d2312" />
      <Radial id="cs-lacquer" cx={0.4} cy={0.3} r={0.85} stops="0 #c8352a, 0.5 #a92019, 1 #781011" />
      <Linear id="cs-gloss" x1={0.1} x2={0.6} stops="0 #fff 0.2, 0.35 #fff 0.04, 0.36 #fff 0" />
      <Linear id="cs-notch" stops="0 #3c0507, 0.3 #560b0c, 1 #701512" />
      <Linear id="cs-white" stops="0 #d9cdb4, 0.22 #faf5e8, 1 #fffefa" />
      <Linear id="cs-deep" stops="0 #000 0.42, 0.28 #000 0.08, 1 #fff 0.12" />
      <Linear id="cs-ivory" x2={1} y2={0} stops="0 #fff, 0.45 #fffdf7, 1 #cfc4ae" />
      <Linear id="cs-sheen" stops="0 #fff 0.42, 0.5 #fff 0, 1 #000 0.22" />
    </defs>
  );
}
