import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { NiagaraView } from "../../wire/niagara";
import { Arrow, Beaver, Moose, Whirlpool } from "./Beasts";
import { CanoeShape, JoeShape } from "./Canoe";
import { DISCS, FORK, MOOSE, REACHES, WEATHER, type Point } from "./geometry";
import { inRiver, type Place } from "./places";
import { pieceOf, spots, type Spot } from "./spots";

interface Props {
  view: NiagaraView;
  seats: readonly SeatLook[];
  /** The canoes that I may pick now, and the one picked. */
  ready: readonly string[];
  picked: string | null;
  pick: (canoe: number) => void;
}

/** Everything that floats: canoes, Diamond Joe, the whirlpool, the beaver. */
export function Pieces({ view, seats, ready, picked, pick }: Props): JSX.Element {
  const where = spots(view);
  const joe = where.get("joe");
  return (
    <g class="pieces" aria-hidden="true">
      {view.whirlpool !== null && (
        <g class="piece" style={moved(middle(view.whirlpool))}>
          <Whirlpool />
        </g>
      )}
      {view.players.map((player, seat) =>
        player.canoes.map((canoe, index) => {
          const name = pieceOf(seat, index);
          const spot = where.get(name);
          const look = seats[seat];
          if (spot === undefined || look === undefined) return null;
          const mine = ready.includes(name);
          const state = [name === picked && "picked", mine && "ready", canoe.place === "falls" && "fallen"];
          return (
            <g key={name} class={["piece", ...state.filter(Boolean)].join(" ")} style={moved(spot)}>
              {spot.moored && <Rope />}
              {mine && (
                <rect x="-34" y="-40" width="68" height="80" class="grip" onClick={() => pick(index)} />
              )}
              <CanoeShape
                look={look}
                canoe={index}
                tandem={canoe.tandem}
                cargo={canoe.cargo}
                moose={canoe.moose}
              />
            </g>
          );
        }),
      )}
      {view.joe !== null && joe !== undefined && (
        <g class="piece" style={moved(joe)}>
          <JoeShape gem={view.joe.gem} />
        </g>
      )}
      {view.variant.flussgeister && (
        <g class="piece" style={moved(beaverAt(view))}>
          <Beaver />
        </g>
      )}
      {view.moose === "bank" && (
        <g transform={`translate(${MOOSE.x} ${MOOSE.y})`}>
          <Moose />
        </g>
      )}
    </g>
  );
}

/** The discs of water that carry everything; they move on by one with each unit of flow. */
export function Discs({ moving, unit }: { moving: "L" | "R" | null; unit: number }): JSX.Element {
  return (
    <g class="discs" aria-hidden="true">
      {DISCS.map(({ place, from }) => {
        const at = REACHES[place];
        const start = moving === null ? null : from[moving];
        return (
          <g key={place} transform={`translate(${at.x} ${at.y})`}>
            <ellipse
              key={start === null ? "still" : unit}
              rx={at.half - 13}
              ry="34"
              class={start === null ? "disc" : "disc sliding"}
              style={start === null ? {} : { "--dx": `${start.x - at.x}px`, "--dy": `${start.y - at.y}px` }}
            />
            <text x={-at.half + 24} y="25" text-anchor="middle">
              {place}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The arrow at the head of the island. */
export function Fork({ arrow }: { arrow: NiagaraView["arrow"] }): JSX.Element | null {
  if (arrow === null) return null;
  return (
    <g transform={`translate(${FORK.x} ${FORK.y})`} aria-hidden="true">
      <g class={`fork to-${arrow}`} data-arrow={arrow}>
        <Arrow />
      </g>
    </g>
  );
}

function Rope(): JSX.Element {
  return (
    <g class="moored">
      <path d="M0 -26C10 -36 18 -34 25 -30" class="rope" />
      <rect x="22" y="-38" width="7" height="16" rx="2" class="post" />
    </g>
  );
}

/** The middle of an area, or of the basin. */
export function middle(place: Place): Point {
  return inRiver(place) ? REACHES[place] : { x: 300, y: place === "land" ? 62 : 724 };
}

function beaverAt(view: NiagaraView): Point {
  if (view.beaver === null) return { x: WEATHER.x + 3 * WEATHER.step, y: WEATHER.y - 34 };
  const { x, y } = middle(view.beaver);
  return { x: x + (inRiver(view.beaver) ? REACHES[view.beaver].half : 60) - 34, y: y + 16 };
}

function moved({ x, y, turn }: Point & Partial<Spot>): Record<string, string> {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn ?? 0}deg)` };
}
