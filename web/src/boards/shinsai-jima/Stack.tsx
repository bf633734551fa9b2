import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Cell } from "./grid";
import { beside, corners, polygon, type Gaze } from "./projection";
import { paint } from "./sides";

interface Props {
  cell: Cell;
  /** Cubes bottom to top: 'n', or the letter of a coloured one. */
  cubes: string;
  gaze: Gaze;
  seats: readonly SeatLook[];
}

/** The cubes of a cell with the number of its height; the sea on a cell without cubes. */
export function Stack({ cell, cubes, gaze, seats }: Props): JSX.Element {
  const height = cubes.length;
  const mark = beside(gaze, cell, height, gaze.flat ? -0.3 : -0.27, gaze.flat ? 0.29 : 0.27);
  return (
    <g class={`sj-stack h${height}`}>
      {height === 0 ? (
        <polygon class="sj-sea" points={polygon(corners(gaze, cell, 0, 0.485))} />
      ) : (
        Array.from(cubes).map((cube, level) => (
          <Cube
            key={level}
            cell={cell}
            cube={cube}
            level={level + 1}
            top={level + 1 === height}
            gaze={gaze}
            seats={seats}
          />
        ))
      )}
      {height > 1 && (
        <text class="sj-height" x={mark.x} y={mark.y} dominant-baseline="central" text-anchor="middle">
          {height}
        </text>
      )}
    </g>
  );
}

interface CubeProps {
  cell: Cell;
  cube: string;
  level: number;
  top: boolean;
  gaze: Gaze;
  seats: readonly SeatLook[];
}

function Cube({ cell, cube, level, top, gaze, seats }: CubeProps): JSX.Element {
  const [, right, front, left] = corners(gaze, cell, level);
  const [, rightFoot, frontFoot, leftFoot] = corners(gaze, cell, level - 1);
  const own = cube === "n" ? undefined : paint(cube, seats);
  const face = (...points: (typeof right)[]): string =>
    polygon(points.filter((point) => point !== undefined));
  return (
    <g class={own === undefined ? `sj-cube l${level}` : `sj-cube l${level} own`} style={own}>
      {!gaze.flat && (
        <>
          <polygon class="sj-left" points={face(left, front, frontFoot, leftFoot)} />
          <polygon class="sj-right" points={face(front, right, rightFoot, frontFoot)} />
        </>
      )}
      {top && (
        <polygon class="sj-top" points={polygon(corners(gaze, cell, level, gaze.flat ? 0.485 : 0.5))} />
      )}
      {top && own !== undefined && (
        <polygon class="sj-brand" points={polygon(corners(gaze, cell, level, 0.34))} />
      )}
    </g>
  );
}
