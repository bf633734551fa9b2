import type { JSX } from "preact";
import { WEATHER } from "./geometry";
import { laid, letters, useGround } from "./lie";

export const CELLS = [-1, 0, 1, 2] as const;
type Cell = (typeof CELLS)[number];

/** The sky of a cell of the weather track. */
export function Sky({ cell }: { cell: number }): JSX.Element {
  switch (cell as Cell) {
    case -1:
      return <Sun x={0} y={0} r={7.5} />;
    case 0:
      return (
        <>
          <Sun x={-4} y={-3} r={5.5} />
          <Cloud x={3} y={4} size={0.72} />
        </>
      );
    case 1:
      return (
        <>
          <Cloud x={-4} y={-4} size={0.7} dark />
          <Cloud x={2} y={3} size={0.95} />
        </>
      );
    case 2:
      return (
        <>
          <Cloud x={0} y={-3} size={1.05} dark />
          <path d="M1 1L-5 10H-1L-3 17L6 7H1.6L4 1Z" class="bolt" />
          <path d="M-10 7L-12 13M8 8L6 14" class="rain" />
        </>
      );
  }
}

export function signed(cell: number): string {
  return cell > 0 ? `+${cell}` : cell < 0 ? `−${-cell}` : "±0";
}

interface Props {
  weather: number;
  /** Steps that the player may choose now, 1 or -1. */
  shifts: readonly number[];
  shift: (by: number) => void;
}

/** The weather track: four cells in a row or a column, and a frame around the one in force. */
export function WeatherTrack({ weather, shifts, shift }: Props): JSX.Element {
  const ground = useGround();
  const { lie } = ground;
  const { step } = WEATHER;
  const start = laid(lie, WEATHER);
  const on = laid(lie, { x: step, y: 0 });
  const written = letters(ground, 15);
  // Along the track a cell is as long as a step. In a column its words stand beside its sky.
  const column = lie === "lying";
  const wide = column ? Math.max(60, 32 + written * 1.4) : step;
  const high = column ? step : 60;
  const sky = column ? { x: 16 - wide / 2, y: 0 } : { x: 0, y: -12 };
  const text = column ? { x: wide / 2 - 3 - written * 0.65, y: 0 } : { x: 0, y: 16 };
  const box = (grow: number): Record<"x" | "y" | "width" | "height", number> => ({
    x: -wide / 2 - grow,
    y: -high / 2 - grow,
    width: wide + 2 * grow,
    height: high + 2 * grow,
  });
  return (
    <g
      class="weather"
      transform={`translate(${start.x} ${start.y})`}
      style={{ "--ni-letters": `${written}px` }}
      aria-hidden="true"
    >
      <rect {...box(6)} width={wide + 12 + 3 * on.x} height={high + 12 + 3 * on.y} rx="8" class="board" />
      {CELLS.map((cell, index) => {
        const open = shifts.includes(cell - weather);
        return (
          <g
            key={cell}
            transform={`translate(${index * on.x} ${index * on.y})`}
            class={open ? "cell open" : "cell"}
            onClick={open ? () => shift(cell - weather) : undefined}
          >
            <rect {...box(-1.5)} rx="5" class={`sky sky-${index}`} />
            <g transform={`translate(${sky.x} ${sky.y})`}>
              <Sky cell={cell} />
            </g>
            <text {...text} text-anchor="middle" dominant-baseline="central">
              {signed(cell)}
            </text>
          </g>
        );
      })}
      <g
        class="marker"
        style={{ transform: `translate(${(weather + 1) * on.x}px, ${(weather + 1) * on.y}px)` }}
      >
        <rect {...box(0)} rx="7" class="outer" />
        <rect {...box(0)} rx="7" class="inner" />
      </g>
    </g>
  );
}

function Sun({ x, y, r }: { x: number; y: number; r: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class="sun">
      {Array.from({ length: 8 }, (_, n) => (
        <path key={n} d={`M0 ${-r - 2}V${-r - 5}`} transform={`rotate(${n * 45})`} />
      ))}
      <circle r={r} />
    </g>
  );
}

interface CloudProps {
  x: number;
  y: number;
  size: number;
  dark?: boolean;
}

export function Cloud({ x, y, size, dark = false }: CloudProps): JSX.Element {
  return (
    <path
      d="M-10 6C-16 6 -16 -2 -10 -2C-10 -9 1 -10 3 -4C9 -7 14 -1 11 2C13 4 11 6 9 6Z"
      transform={`translate(${x} ${y}) scale(${size})`}
      class={dark ? "cloud dark" : "cloud"}
    />
  );
}
