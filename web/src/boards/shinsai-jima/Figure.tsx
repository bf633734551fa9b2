import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { PieceSight } from "../../wire/shinsai-jima";
import type { Way } from "./grid";
import { bearing, type Gaze } from "./projection";
import { paint } from "./sides";

interface Props {
  piece: Pick<PieceSight, "id" | "side" | "status" | "facing" | "stuck" | "stuck_by">;
  gaze: Gaze;
  seats: readonly SeatLook[];
  chosen?: boolean;
}

/** A figure with its side, its direction and its condition. The origin is the middle of its cell. */
export function Figure({ piece, gaze, seats, chosen = false }: Props): JSX.Element {
  const lying = piece.status !== "alive";
  return (
    <g class={`sj-figure ${piece.status} ${chosen ? "chosen" : ""}`} style={paint(piece.side, seats)}>
      {chosen && <Ring gaze={gaze} />}
      {piece.status !== "corpse" && <Nose way={piece.facing as Way} gaze={gaze} />}
      {gaze.flat ? <Above lying={lying} /> : lying ? <Lying /> : <Standing />}
      {!gaze.flat && !lying && <Eyes way={piece.facing as Way} gaze={gaze} />}
      <text
        class="sj-id"
        y={gaze.flat ? 0 : lying ? -6 : -14}
        text-anchor="middle"
        dominant-baseline="central"
      >
        {piece.id}
      </text>
      {piece.status === "stunned" && <Stars y={gaze.flat ? -22 : -20} />}
      {piece.status === "corpse" && <Cross y={gaze.flat ? -20 : -17} />}
      {piece.stuck && <Chain y={gaze.flat ? -24 : -50} by={piece.stuck_by} seats={seats} />}
    </g>
  );
}

/** An arrow on the ground in the direction of a figure. */
function Nose({ way, gaze }: { way: Way; gaze: Gaze }): JSX.Element {
  const { x, y } = bearing(gaze, way);
  const length = Math.hypot(x, y);
  const [ux, uy] = [x / length, y / length];
  const tip = length * (gaze.flat ? 0.46 : 0.53);
  const foot = length * (gaze.flat ? 0.26 : 0.28);
  const half = gaze.flat ? 11 : 12;
  // In the view from the side, depth is foreshortened.
  const [px, py] = gaze.flat ? [-uy, ux] : [-uy * 1.3, ux * 0.75];
  return (
    <path
      class="sj-nose"
      d={`M${ux * tip} ${uy * tip}L${ux * foot + px * half} ${uy * foot + py * half}L${ux * foot - px * half} ${uy * foot - py * half}Z`}
    />
  );
}

/** The face of a figure that looks towards the reader; null for one that looks away. */
function Eyes({ way, gaze }: { way: Way; gaze: Gaze }): JSX.Element | null {
  const { x, y } = bearing(gaze, way);
  if (y < 0) return null;
  const aside = Math.sign(x) * 4;
  return (
    <g class="sj-eyes">
      <circle cx={aside - 3} cy="-33" r="1.9" />
      <circle cx={aside + 3} cy="-33" r="1.9" />
    </g>
  );
}

function Ring({ gaze }: { gaze: Gaze }): JSX.Element {
  return <ellipse class="sj-ring" rx={gaze.flat ? 29 : 27} ry={gaze.flat ? 29 : 15.5} />;
}

function Standing(): JSX.Element {
  return (
    <>
      <ellipse class="sj-cast" cx="3" cy="1.5" rx="16" ry="7.5" />
      <path
        class="sj-body"
        d="M-13 -1C-13 -7 -8 -10 -6.500 -24C-9.500 -26 -10.500 -29 -10.500 -32.500A10.500 10.500 0 0 1 10.500 -32.500C10.500 -29 9.500 -26 6.500 -24C8 -10 13 -7 13 -1C13 5.500 -13 5.500 -13 -1Z"
      />
      <path class="sj-sheen" d="M-5.500 -38C-9 -34 -8 -29 -6 -27" />
    </>
  );
}

function Lying(): JSX.Element {
  return (
    <>
      <ellipse class="sj-cast" cx="1" cy="2" rx="25" ry="8" />
      <path
        class="sj-body"
        d="M-24 -5A8 8 0 0 1 -9.500 -10L16 -14C24 -14 26 4 17 4L-9.500 1.500A8 8 0 0 1 -24 -5Z"
      />
    </>
  );
}

function Above({ lying }: { lying: boolean }): JSX.Element {
  return lying ? (
    <rect class="sj-body" x="-22" y="-9" width="44" height="18" rx="9" />
  ) : (
    <circle class="sj-body" r="17" />
  );
}

function Stars({ y }: { y: number }): JSX.Element {
  return (
    <text class="sj-stars" y={y} text-anchor="middle">
      ✶ ✶ ✶
    </text>
  );
}

function Cross({ y }: { y: number }): JSX.Element {
  return <path class="sj-cross" d={`M-5 ${y - 5}L5 ${y + 5}M5 ${y - 5}L-5 ${y + 5}`} />;
}

/** The sign of a stuck figure, which cannot move by itself. The dot has the colour of the side that caused it. */
function Chain({ y, by, seats }: { y: number; by: string | null; seats: readonly SeatLook[] }): JSX.Element {
  return (
    <g class="sj-chain" transform={`translate(0 ${y})`}>
      <circle r="9" />
      <path d="M-4 -2.500H-1.500A2.500 2.500 0 0 1 -1.500 2.500H-4A2.500 2.500 0 0 1 -4 -2.500ZM1.500 -2.500H4A2.500 2.500 0 0 1 4 2.500H1.500A2.500 2.500 0 0 1 1.500 -2.500Z" />
      {by !== null && by !== "-" && <circle class="sj-by" cx="8" cy="-6" r="4" style={paint(by, seats)} />}
    </g>
  );
}
