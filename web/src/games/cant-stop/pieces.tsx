import type { JSX } from "preact";
import type { Choice, Climb } from "../../wire/cant-stop";
import type { SeatLook } from "../board";
import type { Shown } from "./animate";
import { CELL, centre, heightOf, ROUTES, spots, stance, type Point } from "./geometry";

const BODY =
  "M-18 21C-18 13-12 12-9.5 4C-7-5-6.5-12-6-20H6C6.5-12 7-5 9.5 4C12 12 18 13 18 21C12 26.5-12 26.5-18 21Z";

const at = ({ x, y }: Point): { transform: string } => ({ transform: `translate(${x}px, ${y}px)` });

/** A climber: tall and white (CS-I2). Its foot stands a little below the origin. */
function Climber({ look }: { look: "real" | "orange" | "red" }): JSX.Element {
  return (
    <g class={`cs-climber ${look}`}>
      {look === "real" && <ellipse class="cs-shade" cx="4" cy="22" rx="22" ry="7" />}
      <path d={BODY} />
      <circle cx="0" cy="-31" r="13.5" />
      {look === "real" && <path class="cs-gleam" d="M-4.5-40.5A10 10 0 0 0-9.5-31M-3-13C-3.5-4-5 4-8 11" />}
    </g>
  );
}

interface TokenProps {
  look: SeatLook;
  size: number;
  /** Sides share a band; null when every seat is a side of its own. */
  band: number | null;
}

/** A bivouac: the seat's shape, colour and letter. */
export function Token({ look, size, band }: TokenProps): JSX.Element {
  const scale = 2.6 * size;
  return (
    <g class="cs-token" transform={`scale(${scale})`} style={{ color: look.ink }}>
      <path class="cs-token-side" d={look.shape} transform="translate(0.5 1.6)" />
      <path class={`cs-token-top${band === null ? "" : ` band-${band}`}`} d={look.shape} style={{ fill: look.colour }} />
      <path class="cs-token-light" d={look.shape} transform="scale(0.8) translate(0 -0.6)" />
      <text class="cs-letter" y={look.seat % 5 === 2 ? 4.9 : 3.9}>
        {look.letter}
      </text>
    </g>
  );
}

interface PiecesProps {
  shown: Shown;
  seats: readonly SeatLook[];
  owners: ReadonlyMap<number, SeatLook>;
  teams: boolean;
  winners: readonly number[];
}

/** Everything that stands on the board. */
export function Pieces({ shown, seats, owners, teams, winners }: PiecesProps): JSX.Element {
  const camps = shown.bivouacs
    .flatMap((climbs, seat) => climbs.map((climb) => ({ ...climb, seat })))
    .filter(({ route }) => !owners.has(route));
  const band = (look: SeatLook): number | null => (teams ? look.side % 2 : null);
  return (
    <g class="cs-pieces" aria-hidden="true" style={{ "--beat": `${shown.beat}ms` }}>
      {camps.map(({ route, cell, seat }) => {
        const look = seats[seat];
        const crowd = camps.filter((other) => other.route === route && other.cell === cell);
        const climbed = shown.climbers.some((climb) => climb.route === route && climb.cell === cell);
        const spot = spots(crowd.length, climbed)[crowd.findIndex((other) => other.seat === seat)];
        if (look === undefined || spot === undefined) return null;
        const { x, y } = centre(route, cell);
        return (
          <g key={`${seat}/${route}`} class="cs-piece cs-bivouac" style={at({ x: x + spot.x, y: y + spot.y })}>
            <Token look={look} size={spot.size} band={band(look)} />
          </g>
        );
      })}
      {[...owners].map(([route, look]) => (
        <g key={route} class="cs-piece" style={at(centre(route, heightOf(route)))}>
          {winners.includes(look.seat) && <Glory />}
          <g class="cs-pop">
            <Token look={look} size={1.22} band={band(look)} />
          </g>
        </g>
      ))}
      {shown.climbers.map((climb) => (
        <Standing key={climb.route} climb={climb} crowded={camps.some((camp) => sits(camp, climb))} />
      ))}
      {shown.falling.map((climb) => (
        <g key={`fall${climb.route}`} class="cs-piece" style={at(centre(climb.route, climb.cell))}>
          <g class="cs-fall">
            <Climber look="real" />
          </g>
        </g>
      ))}
    </g>
  );
}

function sits(a: Climb, b: Climb): boolean {
  return a.route === b.route && a.cell === b.cell;
}

function Standing({ climb, crowded }: { climb: Climb; crowded: boolean }): JSX.Element {
  const { x, y } = centre(climb.route, climb.cell);
  const side = stance(crowded);
  return (
    <g class="cs-piece" style={at({ x: x + side.x, y: y + side.y })}>
      <g key={climb.cell} class="cs-hop">
        <Climber look="real" />
      </g>
    </g>
  );
}

interface NumbersProps {
  usable: readonly number[];
  /** Routes with a piece on the number. */
  covered: ReadonlySet<number>;
}

/** The numbers of the routes, on their top cells; above them once a piece stands there (CS-I2). */
export function Numbers({ usable, covered }: NumbersProps): JSX.Element {
  return (
    <g class="cs-numbers" aria-hidden="true">
      {ROUTES.map((route) => {
        const { x, y } = centre(route, heightOf(route));
        const over = covered.has(route);
        return (
          <text
            key={route}
            class={`cs-number${over ? " over" : usable.includes(route) ? " usable" : ""}`}
            x={over ? x + 4 : x}
            y={over ? y - CELL.height / 2 - 12 : y + 13}
          >
            {route}
          </text>
        );
      })}
    </g>
  );
}

/** A slow golden light around the pieces that won. */
function Glory(): JSX.Element {
  return (
    <g class="cs-glory">
      <circle r="46" />
      <path d="M0-64V-50M0 50V64M-64 0H-50M50 0H64M-45-45L-36-36M36 36L45 45M45-45L36-36M-36 36L-45 45" />
    </g>
  );
}

/** Where the climbers of a choice would land. */
export function Ghosts({ choice, taken }: { choice: Choice; taken: (climb: Climb) => boolean }): JSX.Element {
  return (
    <g class="cs-ghosts" aria-hidden="true">
      {choice.climbs.map((climb) => {
        const { x, y } = centre(climb.route, climb.cell);
        const side = stance(taken(climb));
        return (
          <g key={climb.route} transform={`translate(${x + side.x} ${y + side.y})`}>
            <Climber look={climb.route === choice.orange ? "orange" : "red"} />
          </g>
        );
      })}
    </g>
  );
}
