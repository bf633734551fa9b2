import type { JSX } from "preact";
import { settings } from "../../net/settings";
import { t } from "../../ui/i18n";
import type { Event, NiagaraView } from "../../wire/niagara";
import { Areas } from "./Areas";
import { Drifts } from "./Drifts";
import { Landscape } from "./Landscape";
import { Discs, Fork, Labels, Pieces } from "./Pieces";
import { Rainbow } from "./Rainbow";
import { Sites } from "./Sites";
import { Targets } from "./Targets";
import { Trails } from "./Trails";
import { WeatherTrack } from "./Weather";
import { discs, type Projected } from "./film";
import type { Hand, Props } from "./hand";
import { GroundOf, viewBox, type Ground } from "./lie";
import type { Place } from "./places";
import { prefs } from "./prefs";
import { pieceOf } from "./spots";

/** The place or canoe on the river that a button points at. */
export interface Lit {
  place?: Place;
  canoe?: number;
}

interface RiverProps extends Pick<Props, "seats" | "mine" | "outcome"> {
  ground: Ground;
  shown: Projected;
  hand: Hand;
  /** Events since the reader's last move. */
  recent: readonly Event[];
  /** The flow of the forecast to draw; null for none. */
  foretold: number | null;
  lit: Lit;
}

/** The river with everything on it. */
export function River(props: RiverProps): JSX.Element {
  const { ground, shown, hand, seats, mine, foretold, lit, outcome, recent } = props;
  const { scene: view, frame } = shown;
  const still = frame === null;
  const menu = still ? hand.menu : null;
  const look = hand.seat === null ? undefined : seats[hand.seat];
  const seat = hand.seat ?? 0;
  const speed = settings.speed.value;
  const beat = frame === null ? 260 : Math.min(frame.lasts, 720) / speed;
  const trailed = still && foretold === null && menu === null && hand.draft.moves.length === 0;
  return (
    <GroundOf.Provider value={ground}>
      <svg
        class={["ni-river board-picture", ground.lie, !still && "filmed"].filter(Boolean).join(" ")}
        viewBox={viewBox(ground.lie)}
        role="group"
        aria-label={t("niagara-ui-board")}
        style={{ "--ni-beat": `${beat}ms`, "--ni-unit": `${720 / speed}ms` }}
      >
        <Landscape lie={ground.lie} />
        <Discs moving={frame === null ? null : discs(frame)} unit={unitOf(shown)} />
        <Sites sites={view.sites} />
        <WeatherTrack
          weather={view.weather}
          shifts={still && hand.task === "weather" ? hand.view.shifts : []}
          shift={(by) => hand.add({ do: "weather", by })}
        />
        <Fork arrow={foretold === null || !still ? view.arrow : null} />
        <Areas scene={{ view, seats, mine }} hand={hand} />
        {still && foretold !== null && <Drifts view={view} seats={seats} flow={foretold} />}
        {trailed && prefs.trails.value && <Trails view={view} seats={seats} events={recent} />}
        <Labels />
        <Pieces
          view={view}
          seats={seats}
          ready={still && hand.task === "canoes" ? ready(hand.view, seat) : []}
          picked={menu === null ? null : pieceOf(seat, menu.canoe)}
          lit={still && lit.canoe !== undefined ? pieceOf(seat, lit.canoe) : null}
          pick={hand.pick}
        />
        {menu !== null && look !== undefined && (
          <Targets view={view} menu={menu} seat={seat} look={look} lit={lit.place ?? null} tap={hand.tap} />
        )}
        <Rainbow outcome={outcome} seats={seats} mine={mine} />
      </svg>
    </GroundOf.Provider>
  );
}

function ready(view: NiagaraView, seat: number): string[] {
  return view.menus.map(({ canoe }) => pieceOf(seat, canoe));
}

function unitOf({ frame }: Projected): number {
  return frame?.event.event === "flowed" ? frame.event.unit : 0;
}
