import type { JSX } from "preact";
import { Paints } from "./Paints";
import {
  ENTRANCE,
  EXIT,
  OUTLINE,
  U,
  WALL,
  WALLS,
  corner,
  outside,
  points,
  spot,
  towards,
  type Layout,
  type Point,
  type Wall,
} from "./geometry";

/** The hall itself: walls, floor and doors. */
export function Ground({ layout }: { layout: Layout }): JSX.Element {
  const outline = points(OUTLINE.map(([x, y]) => corner(layout, x, y)));
  return (
    <g class="ground" aria-hidden="true">
      <Paints />
      <Doorway layout={layout} square={EXIT} door="exit" />
      <Doorway layout={layout} square={ENTRANCE} door="entrance" />
      <polygon points={outline} class="shade" />
      <polygon points={outline} class="wall" stroke-width={2 * WALL} />
      <polygon points={outline} class="beam" stroke-width={2 * WALL - 7} />
      <polygon points={outline} class="panel" stroke-width={2 * WALL - 13} />
      <Threshold layout={layout} square={EXIT} door="exit" />
      <Threshold layout={layout} square={ENTRANCE} door="entrance" />
      <polygon points={outline} class="skirting" />
      <polygon points={outline} class="grout" />
    </g>
  );
}

/** The shadow over the floor, darkest along the walls. */
export function Gloom({ layout }: { layout: Layout }): JSX.Element {
  return (
    <polygon
      points={points(OUTLINE.map(([x, y]) => corner(layout, x, y)))}
      fill="url(#ff-gloom)"
      class="gloom"
      aria-hidden="true"
    />
  );
}

/** The letters on the walls: the monster walks in at a letter and comes out at its twin. */
export function Letters({ layout, lit }: { layout: Layout; lit: ReadonlySet<string> }): JSX.Element {
  return (
    <g class="letters" aria-hidden="true">
      {WALLS.map((wall) => {
        const at = letterAt(layout, wall);
        const on = lit.has(wall.label);
        return (
          <g key={`${wall.square}${wall.heading}`} class={on ? "letter lit" : "letter"}>
            <circle cx={at.x} cy={at.y} r="10.5" />
            <text
              x={at.x}
              y={at.y + 1}
              text-anchor="middle"
              dominant-baseline="central"
              data-wall={wall.label}
            >
              {wall.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Return the middle of a piece of wall, where its letter stands. */
function letterAt(layout: Layout, { square, heading }: Wall): Point {
  const { x, y } = spot(layout, square);
  const out = towards(layout, heading);
  const far = U / 2 + WALL / 2;
  return { x: x + out.x * far, y: y + out.y * far };
}

interface DoorProps {
  layout: Layout;
  square: string;
  door: "exit" | "entrance";
}

/** The light behind a door: moonlight at the exit, lamplight at the entrance. */
function Doorway({ layout, door }: DoorProps): JSX.Element {
  const { x, y } = outside(layout, door);
  return <circle cx={x} cy={y} r={U * 0.95} fill={`url(#ff-${door})`} />;
}

/** The opening in the wall. */
function Threshold({ layout, square, door }: DoorProps): JSX.Element {
  const { x, y } = spot(layout, square);
  const out = towards(layout, door === "exit" ? "W" : "E");
  const far = U / 2 + WALL / 2;
  const at = { x: x + out.x * far, y: y + out.y * far };
  const across = out.x === 0 ? { width: U - 8, height: WALL } : { width: WALL, height: U - 8 };
  return (
    <rect
      class={`threshold ${door}`}
      x={at.x - across.width / 2}
      y={at.y - across.height / 2}
      width={across.width}
      height={across.height}
      rx="3"
    />
  );
}
