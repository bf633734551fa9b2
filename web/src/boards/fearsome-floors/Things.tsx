import type { JSX } from "preact";
import type { Ground } from "../../wire/fearsome-floors";
import { U, degrees, spot, type Layout } from "./geometry";
import type { Item } from "./words";

/** A stone or crystal, its middle at the origin. */
export function Stone({ item }: { item: Item }): JSX.Element {
  if (item === "crystal") return <Crystal />;
  return (
    <g class="stone">
      <rect x="-23" y="-17" width="46" height="43" rx="10" class="cast" />
      <rect x="-23" y="-18" width="46" height="42" rx="10" class="side" />
      <rect x="-23" y="-24" width="46" height="42" rx="10" fill="url(#ff-granite)" class="top" />
      <path d="M-15 -17Q-8 -20 4 -19" class="glint" />
      {item === "stone" ? (
        <path d="M-12 6L-4 1L-1 8M8 -12L13 -5L10 1" class="crack" />
      ) : (
        <path d={item === "u-turn" ? U_TURN : RIGHT_TURN} class="rune" />
      )}
    </g>
  );
}

const RIGHT_TURN = "M-9 9V-4Q-9 -11 -2 -11H9M4 -17L10 -11L4 -5";
const U_TURN = "M-9 9V-5A8.5 8.5 0 0 1 8 -5V6M2 1L8 8L14 1";

function Crystal(): JSX.Element {
  return (
    <g class="crystal">
      <ellipse cx="2" cy="20" rx="22" ry="7" class="cast" />
      <path d="M-20 8L-13 -15L0 -25L14 -14L20 9L9 21H-10Z" fill="url(#ff-crystal)" class="body" />
      <path d="M-13 -15L-4 -3L14 -14M-4 -3L-10 21M-4 -3L20 9M-4 -3L-20 8" class="facet" />
    </g>
  );
}

/** A pool of blood over its squares, or a teleporter on its square. */
export function Laid({ layout, ground }: { layout: Layout; ground: Ground }): JSX.Element {
  return ground.item.startsWith("pool") ? (
    <Pool layout={layout} squares={ground.squares} />
  ) : (
    <Teleporter layout={layout} ground={ground} />
  );
}

const RIM = 5;

export function Pool({ layout, squares }: { layout: Layout; squares: readonly string[] }): JSX.Element {
  const spots = squares.map((square) => spot(layout, square));
  const left = Math.min(...spots.map(({ x }) => x)) - U / 2 + RIM;
  const top = Math.min(...spots.map(({ y }) => y)) - U / 2 + RIM;
  const width = Math.max(...spots.map(({ x }) => x)) + U / 2 - RIM - left;
  const height = Math.max(...spots.map(({ y }) => y)) + U / 2 - RIM - top;
  return (
    <g class="pool">
      <rect x={left - 2} y={top - 2} width={width + 4} height={height + 4} rx="24" class="bank" />
      <rect x={left} y={top} width={width} height={height} rx="22" fill="url(#ff-blood)" class="blood" />
      <path
        d={`M${left + 12} ${top + height * 0.42}Q${left + 10} ${top + 12} ${left + width * 0.42} ${top + 10}`}
        class="gloss"
      />
      <ellipse cx={left + width * 0.7} cy={top + height * 0.66} rx={width * 0.14} ry="3.5" class="ripple" />
      <circle cx={left + width * 0.3} cy={top + height * 0.72} r="3" class="bubble" />
      <circle cx={left + width * 0.56} cy={top + height * 0.3} r="2" class="bubble" />
    </g>
  );
}

export function Teleporter({ layout, ground }: { layout: Layout; ground: Ground }): JSX.Element | null {
  const [square] = ground.squares;
  if (square === undefined) return null;
  const { x, y } = spot(layout, square);
  const kind = ground.item === "teleporter-a" ? "a" : "b";
  return (
    <g class={`teleporter ${kind}`} transform={`translate(${x} ${y})`}>
      {kind === "a" ? <circle r="24" /> : <rect x="-22" y="-22" width="44" height="44" rx="6" />}
      {kind === "a" ? (
        <circle r="18" class="ring" />
      ) : (
        <rect x="-16" y="-16" width="32" height="32" rx="4" class="ring" />
      )}
      <path
        d="M0 -14L9 0H3.5V12H-3.5V0H-9Z"
        transform={`rotate(${degrees(layout, ground.heading)})`}
        class="arrow"
      />
    </g>
  );
}
