import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { NiagaraView } from "../../wire/niagara";
import { Arrow, Beaver, Moose, Whirlpool } from "./Beasts";
import { CanoeShape, JoeShape } from "./Canoe";
import { DISCS, FORK, label, MOOSE, REACHES, WEATHER, type Point } from "./geometry";
import { laid, letters, translate, useGround, type Lie } from "./lie";
import { AREAS, inRiver, type Arm, type Place } from "./places";
import { pieceOf, spots, type Spot } from "./spots";

interface Props {
  view: NiagaraView;
  seats: readonly SeatLook[];
  /** The canoes that I may pick now. */
  ready: readonly string[];
  /** The canoe that I picked; null for none. */
  picked: string | null;
  /** The canoe whose button I point at; null for none. */
  lit: string | null;
  pick: (canoe: number) => void;
}

/** Everything afloat: canoes, Diamond Joe, the whirlpool, the beaver. */
export function Pieces({ view, seats, ready, picked, lit, pick }: Props): JSX.Element {
  const { lie } = useGround();
  const moved = (spot: Point & Partial<Spot>): Record<string, string> => transform(lie, spot);
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
          const state = [
            name === picked && "picked",
            name === lit && "lit",
            mine && "ready",
            canoe.place === "falls" && "fallen",
          ];
          return (
            <g key={name} class={["piece", ...state.filter(Boolean)].join(" ")} style={moved(spot)}>
              {spot.moored && <Rope lie={lie} />}
              {mine && <circle r="38" class="grip" onClick={() => pick(index)} />}
              <CanoeShape
                look={look}
                canoe={index}
                tandem={canoe.tandem}
                cargo={canoe.cargo}
                moose={canoe.moose}
                turn={spot.turn}
                size={spot.size}
              />
            </g>
          );
        }),
      )}
      {view.joe !== null && joe !== undefined && (
        <g class="piece" style={moved(joe)}>
          <JoeShape gem={view.joe.gem} turn={joe.turn} />
        </g>
      )}
      {view.variant.flussgeister && (
        <g class="piece" style={moved(beaverAt(view))}>
          <Beaver />
        </g>
      )}
      {view.moose === "bank" && (
        <g transform={translate(lie, MOOSE)}>
          <Moose />
        </g>
      )}
    </g>
  );
}

/** The discs of water that carry the pieces. Each unit of flow moves them on by one area. */
export function Discs({ moving, unit }: { moving: Arm | null; unit: number }): JSX.Element {
  const { lie } = useGround();
  return (
    <g class="discs" aria-hidden="true">
      {DISCS.map(({ place, from }) => {
        const at = REACHES[place];
        const half = laid(lie, { x: at.half - 13, y: 34 });
        const start = moving === null ? null : from[moving];
        const { x, y } = laid(lie, { x: (start?.x ?? at.x) - at.x, y: (start?.y ?? at.y) - at.y });
        return (
          <g key={place} transform={translate(lie, at)}>
            <ellipse
              key={start === null ? "still" : unit}
              rx={half.x}
              ry={half.y}
              class={start === null ? "disc" : "disc sliding"}
              style={start === null ? {} : { "--dx": `${x}px`, "--dy": `${y}px` }}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The numbers of the areas, on the bank. */
export function Labels(): JSX.Element {
  const ground = useGround();
  return (
    <g class="labels" aria-hidden="true" style={{ "--ni-letters": `${letters(ground, 17, 12)}px` }}>
      {AREAS.map((area) => (
        <text
          key={area}
          transform={translate(ground.lie, label(area))}
          text-anchor="middle"
          dominant-baseline="central"
        >
          {area}
        </text>
      ))}
    </g>
  );
}

/** The arrow at the head of the island. */
export function Fork({ arrow }: { arrow: NiagaraView["arrow"] }): JSX.Element | null {
  const { lie } = useGround();
  if (arrow === null) return null;
  return (
    <g transform={translate(lie, FORK)} aria-hidden="true">
      <g class={`fork to-${arrow}`} data-arrow={arrow}>
        <Arrow />
      </g>
    </g>
  );
}

/** A rope from the canoe to a post ashore. */
function Rope({ lie }: { lie: Lie }): JSX.Element {
  return (
    <g class="moored" transform={lie === "lying" ? "rotate(-90)" : undefined}>
      <path d="M0 -26C10 -36 18 -34 25 -30" class="rope" />
      <rect x="22" y="-38" width="7" height="16" rx="2" class="post" />
    </g>
  );
}

/** Return the middle of an area, of the basin or of the land. */
export function middle(place: Place): Point {
  return inRiver(place) ? REACHES[place] : { x: 300, y: place === "land" ? 62 : 724 };
}

function beaverAt(view: NiagaraView): Point {
  if (view.beaver === null) return { x: WEATHER.x + 3 * WEATHER.step, y: WEATHER.y - 48 };
  const { x, y } = middle(view.beaver);
  return { x: x + (inRiver(view.beaver) ? REACHES[view.beaver].half : 60) - 34, y: y + 16 };
}

function transform(lie: Lie, spot: Point & Partial<Spot>): Record<string, string> {
  const { x, y } = laid(lie, spot);
  return {
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(spot.size ?? 1).toFixed(2)})`,
  };
}
