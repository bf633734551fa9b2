import type { JSX } from "preact";
import type { SeatLook } from "../board";
import { CELL, heightOf, LEANING, octagon, ROUTES, ROW, upright } from "./geometry";

/** The slab of wood and lacquer under everything. */
export function Slab(): JSX.Element {
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id="cs-rim" x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stop-color="#8a5a33" />
          <stop offset="0.35" stop-color="#5d3518" />
          <stop offset="0.62" stop-color="#744622" />
          <stop offset="1" stop-color="#3b1f0d" />
        </linearGradient>
        <radialGradient id="cs-lacquer" cx="0.38" cy="0.26" r="0.9">
          <stop offset="0" stop-color="#cf3a2b" />
          <stop offset="0.45" stop-color="#b0231d" />
          <stop offset="1" stop-color="#7c110f" />
        </radialGradient>
        <linearGradient id="cs-sheen" x1="0" y1="0" x2="0.5" y2="0.75">
          <stop offset="0" stop-color="#fff" stop-opacity="0.26" />
          <stop offset="0.32" stop-color="#fff" stop-opacity="0.05" />
          <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="cs-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f7dd9a" />
          <stop offset="0.5" stop-color="#c99843" />
          <stop offset="1" stop-color="#f0cf86" />
        </linearGradient>
        <linearGradient id="cs-hollow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#000" stop-opacity="0.42" />
          <stop offset="0.22" stop-color="#000" stop-opacity="0.13" />
          <stop offset="0.75" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#fff" stop-opacity="0.12" />
        </linearGradient>
      </defs>
      <path class="cs-slab-side" d={octagon(0, 20)} />
      <path d={octagon(0)} fill="url(#cs-rim)" />
      <path class="cs-rim-light" d={octagon(2.5)} />
      <path class="cs-rim-grain" d={octagon(8)} />
      <path class="cs-rim-grain" d={octagon(13)} />
      <path class="cs-well" d={octagon(22)} />
      <path d={octagon(25)} fill="url(#cs-lacquer)" />
      <path class="cs-ridges" d={RIDGES} />
      <path d={octagon(25)} fill="url(#cs-sheen)" />
      <path class="cs-inlay" d={octagon(36)} />
      <path class="cs-inlay thin" d={octagon(42)} />
    </g>
  );
}

/** Mountain lines in gold on the lacquer, where no route runs. */
const RIDGES = [
  "M62 812L150 690 182 726 226 660 318 812",
  "M108 848L196 742 240 790 272 752 350 880",
  "M682 880L762 730 800 772 848 690 938 812",
  "M660 930L742 806 780 846 830 776 900 870",
  "M300 110L356 62 388 90",
  "M612 90L640 62 704 116",
].join("");

interface CellProps {
  route: number;
  cell: number;
  name: string;
  usable: boolean;
  owner: SeatLook | undefined;
  here: boolean;
}

/** One notch: a recess in the lacquer that can be focused, hovered and clicked. */
function Cell({ route, cell, name, usable, owner, here }: CellProps): JSX.Element {
  const { x, y } = upright(route, cell);
  const box = { x: x - CELL.width / 2, y: y - CELL.height / 2, width: CELL.width, height: CELL.height, rx: CELL.round };
  const look = owner !== undefined ? "owned" : usable ? "usable" : "idle";
  return (
    <g
      class={`cs-cell ${look}`}
      role="gridcell"
      aria-label={name}
      tabIndex={here ? 0 : -1}
      data-route={route}
      data-cell={cell}
    >
      <rect class="cs-lip" {...box} y={box.y + 2.5} />
      <rect class="cs-notch" {...box} style={owner && { fill: owner.colour }} />
      <rect class="cs-hollow" {...box} fill="url(#cs-hollow)" />
      <rect class="cs-ring" {...box} />
    </g>
  );
}

interface RoutesProps {
  usable: readonly number[];
  owners: ReadonlyMap<number, SeatLook>;
  /** The cell that takes the focus. */
  at: readonly [route: number, cell: number];
  name: (route: number, cell: number) => string;
}

/** The eleven routes with their cells, for eyes, hands and screen readers alike. */
export function Routes({ usable, owners, at, name }: RoutesProps): JSX.Element {
  return (
    <g transform={LEANING} role="rowgroup">
      {ROUTES.map((route) => {
        const top = upright(route, heightOf(route));
        const owner = owners.get(route);
        return (
          <g key={route} role="row">
            <rect
              class="cs-groove"
              x={top.x - CELL.width / 2 - 4}
              y={top.y - CELL.height / 2 - 4}
              width={CELL.width + 8}
              height={(heightOf(route) - 1) * ROW + CELL.height + 8}
              rx={CELL.round + 4}
            />
            {Array.from({ length: heightOf(route) }, (_, i) => i + 1).map((cell) => (
              <Cell
                key={cell}
                route={route}
                cell={cell}
                name={name(route, cell)}
                usable={usable.includes(route)}
                owner={owner}
                here={at[0] === route && at[1] === cell}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}
