import type { JSX } from "preact";
import type { Sight } from "../../wire/fearsome-floors";
import type { SeatLook } from "../../ui/seats";
import { U, isDoor, outside, points, spot, towards, type Layout, type Point } from "./geometry";
import { standing } from "./route";
import type { Walk } from "./walks";
import type { View } from "./words";

interface Drawn {
  layout: Layout;
}

/**
 * The squares where the taken piece may end its move, by real search. Their names say the points left.
 * Its own square is left out, even if it may end there: the button offers that, and a press on the square does nothing.
 */
export function Reachable({ layout, view }: Drawn & { view: View }): JSX.Element {
  const others = view.reach.filter(({ square }) => square === null || square !== standing(view));
  return (
    <g class="reach" aria-hidden="true">
      {others.map(({ square }) => {
        const at = square === null ? outside(layout, "exit") : spot(layout, square);
        return <circle key={square} cx={at.x} cy={at.y} r={U * 0.13} data-reach={square ?? "exit"} />;
      })}
    </g>
  );
}

/** The way of the taken piece so far. */
export function Trail({ layout, view, waited }: Drawn & { view: View; waited: boolean }): JSX.Element | null {
  const spots = view.trail.map((square) => spot(layout, square));
  if (waited) spots.unshift(outside(layout, "entrance"));
  const [first] = spots;
  if (first === undefined || spots.length < 2) return null;
  return (
    <g class="trail" aria-hidden="true">
      <polyline points={points(spots)} class="under" />
      <polyline points={points(spots)} class="way" />
      <circle cx={first.x} cy={first.y} r="7" class="from" />
    </g>
  );
}

/** Ways of others and the monster since the reader moved. A player's has their colour and starts with their shape. */
export function Lately({
  layout,
  walks,
  seats,
}: Drawn & { walks: readonly Walk[]; seats: readonly SeatLook[] }): JSX.Element {
  return (
    <g class="lately" aria-hidden="true">
      {walks.map(({ seat, squares }, n) => {
        const look = seat === null ? undefined : seats[seat];
        const at = (square: string): Point =>
          isDoor(square) ? outside(layout, square) : spot(layout, square);
        const [first] = squares;
        if (first === undefined) return null;
        const lines = seat === null ? strides(layout, squares) : [squares.map(at)];
        return (
          <g
            key={n}
            class={seat === null ? "walk beastly" : "walk"}
            style={look === undefined ? undefined : { "--own": look.colour }}
            data-walk={`${seat ?? "monster"} ${squares.join(" ")}`}
          >
            {lines.map((line, part) => (
              <g key={part}>
                <polyline points={points(line)} class="under" />
                <polyline points={points(line)} class="way" />
              </g>
            ))}
            {look !== undefined && (
              <path
                d={look.shape}
                transform={`translate(${at(first).x} ${at(first).y}) scale(0.85)`}
                class="from"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The lines of sight of the monster; the nearest is drawn strongest. */
export function Sights({
  layout,
  from,
  sights,
}: Drawn & { from: string; sights: readonly Sight[] }): JSX.Element {
  const start = spot(layout, from);
  const nearest = Math.min(...sights.map(({ distance }) => distance));
  return (
    <g class="sights" aria-hidden="true">
      {sights.map(({ square, side, distance }) => {
        const end = spot(layout, square);
        const near = distance === nearest;
        return (
          <g key={side} class={near ? "sight near" : "sight"}>
            <polygon points={points(beam(start, end))} />
            <g transform={`translate(${(start.x + end.x) / 2} ${(start.y + end.y) / 2})`}>
              <circle r="13" />
              <text text-anchor="middle" dominant-baseline="central" y="1">
                {distance}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Return the corners of a beam that widens from the eye to the piece seen. */
function beam(from: Point, to: Point): Point[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  return [
    from,
    { x: to.x + side.x * 17, y: to.y + side.y * 17 },
    { x: to.x - side.x * 17, y: to.y - side.y * 17 },
  ];
}

/** The squares that made the rules refuse a move. */
export function InTheWay({ layout, squares }: Drawn & { squares: readonly string[] }): JSX.Element {
  return (
    <g class="in-the-way" aria-hidden="true">
      {squares.map((square) => {
        const { x, y } = spot(layout, square);
        return (
          <g key={square} transform={`translate(${x} ${y})`} data-blocked={square}>
            <rect x={-U / 2 + 2} y={-U / 2 + 2} width={U - 4} height={U - 4} rx="5" />
            <path d="M-13 -13L13 13M13 -13L-13 13" />
          </g>
        );
      })}
    </g>
  );
}

/** Return lines along the monster's way. At a wall that it passes through, a line ends and another begins. */
export function strides(layout: Layout, squares: readonly string[]): Point[][] {
  const lines: Point[][] = [];
  let before: Point | null = null;
  for (const square of squares) {
    const at = spot(layout, square);
    const far = before === null ? Infinity : Math.abs(at.x - before.x) + Math.abs(at.y - before.y);
    if (far > U * 1.01) lines.push([at]);
    else lines.at(-1)?.push(at);
    before = at;
  }
  return lines;
}

/** Return a short line from the middle of a square through its wall; `length` in squares. */
export function stub(layout: Layout, square: string, heading: "N" | "E" | "S" | "W", length = 0.78): Point[] {
  const { x, y } = spot(layout, square);
  const to = towards(layout, heading);
  return [
    { x, y },
    { x: x + to.x * U * length, y: y + to.y * U * length },
  ];
}
