import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { CantStopView, Choice } from "../../wire/cant-stop";
import { height, move, place, slots, type Point } from "./geometry";
import { CELLS, campers, climbed, owner, standing } from "./position";

/** A tall white climber; its foot is at the origin (CS-I2). */
export function Climber({ ghost }: { ghost?: "orange" | "red" | "both" }): JSX.Element {
  return (
    <g class={ghost === undefined ? "climber" : `climber ghost ${ghost}`}>
      <ellipse cx="3" cy="14" rx="19" ry="6" class="cast" />
      <path d="M-15 12C-15 6 -7 4 -6 -4L-4.6 -25C-10 -28 -11.5 -33 -11.5 -36A11.5 11.5 0 0 1 11.5 -36C11.5 -33 10 -28 4.6 -25L6 -4C7 4 15 6 15 12C15 18.5 -15 18.5 -15 12Z" />
    </g>
  );
}

/** The smallest scale at which a bivouac's letter can be read; colour and shape always identify it. */
const LEGIBLE = 1.5;

/** A bivouac in the colour, shape and letter of its seat. */
export function Camp({ look, scale }: { look: SeatLook; scale: number }): JSX.Element {
  return (
    <g class="camp" transform={`scale(${scale})`} style={{ "--own": look.colour, "--own-ink": look.ink }}>
      <path d={look.shape} transform="translate(0.3 1.7)" class="body" />
      <path d={look.shape} class="face" />
      <path d={look.shape} class="sheen" />
      {scale >= LEGIBLE && (
        <text y={look.shape.includes("L9 7.5") ? 2.4 : 0.4} dominant-baseline="central" text-anchor="middle">
          {look.letter}
        </text>
      )}
    </g>
  );
}

/** The owner's piece upon the number of a claimed route; the number stays readable on it. */
function Crown({ look, route }: { look: SeatLook; route: number }): JSX.Element {
  return (
    <g class="camp crown" style={{ "--own": look.colour, "--own-ink": look.ink }}>
      <path d={look.shape} transform="scale(2.7) translate(0.3 1.7)" class="body" />
      <path d={look.shape} transform="scale(2.7)" class="face" />
      <path d={look.shape} transform="scale(2.7)" class="sheen" />
      <text y="1" dominant-baseline="central" text-anchor="middle">
        {route}
      </text>
    </g>
  );
}

interface CampsProps {
  view: CantStopView;
  seats: readonly SeatLook[];
  choice: Choice | null;
  /** The arrival times of the pieces that are still on their way, see `arrivals`. */
  arriving: ReadonlyMap<string, number>;
}

/** Every bivouac, and on each claimed route its owner's piece upon the number. */
export function Camps({ view, seats, choice, arriving }: CampsProps): JSX.Element {
  return (
    <g class="camps" aria-hidden="true">
      {CELLS.flatMap(({ route, cell }) => {
        const by = owner(view, route);
        const here = by === null ? campers(view, route, cell) : cell === height(route) ? [by] : [];
        const beside = by === null && climbed(view, choice, route, cell);
        const room = slots(here.length);
        const at = place(route, cell);
        return here.map((seat, n) => {
          const look = seats[seat];
          const slot = room[n];
          if (look === undefined || slot === undefined) return null;
          const x = beside ? at.x - 11 + slot.x * 0.6 : at.x + slot.x;
          return (
            <g
              key={`${route}:${seat}`}
              transform={move({ x, y: at.y + slot.y })}
              {...late(arriving.get(`camp:${seat}:${route}`))}
            >
              {by === null ? (
                <Camp look={look} scale={beside ? slot.scale * 0.72 : slot.scale} />
              ) : (
                <Crown look={look} route={route} />
              )}
            </g>
          );
        });
      })}
    </g>
  );
}

interface ClimbersProps {
  view: CantStopView;
  arriving: ReadonlyMap<string, number>;
}

/** The climbers on the board. */
export function Climbers({ view, arriving }: ClimbersProps): JSX.Element {
  return (
    <g class="climbers" aria-hidden="true">
      {[...view.climbers]
        .sort((a, b) => place(a.route, a.cell).y - place(b.route, b.cell).y)
        .map(({ route, cell }) => (
          <g
            key={route}
            transform={move(footing(view, route, cell))}
            {...late(arriving.get(`climber:${route}`))}
          >
            <Climber />
          </g>
        ))}
    </g>
  );
}

/** Return the place of a climber in a cell: to the right where a bivouac or the number is. */
export function footing(view: CantStopView, route: number, cell: number): Point {
  const { x, y } = place(route, cell);
  return cell === height(route) || campers(view, route, cell).length > 0 ? { x: x + 13, y } : { x, y };
}

/** The climbers of the selected choice where they would land, and their ways there. */
export function Ghosts({ view, choice }: { view: CantStopView; choice: Choice }): JSX.Element {
  return (
    <g class="ghosts" aria-hidden="true">
      {choice.climbs.map(({ route, cell }) => {
        const from = place(route, standing(view, route) || 0.24);
        const to = footing(view, route, cell);
        const tone = choice.orange === choice.red ? "both" : route === choice.orange ? "orange" : "red";
        return (
          <g key={route}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} class={`way ${tone}`} />
            <g transform={move(to)}>
              <Climber ghost={tone} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function late(delay: number | undefined): { class?: string; style?: Record<string, string> } {
  return delay === undefined ? {} : { class: "arriving", style: { "animation-delay": `${delay}ms` } };
}
