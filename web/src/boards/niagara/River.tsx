import type { JSX } from "preact";
import { settings } from "../../net/settings";
import { t } from "../../ui/i18n";
import type { NiagaraView } from "../../wire/niagara";
import { Areas } from "./Areas";
import { Drifts } from "./Drifts";
import { Landscape } from "./Landscape";
import { Discs, Fork, Pieces } from "./Pieces";
import { Sites } from "./Sites";
import { Targets } from "./Targets";
import { WeatherTrack } from "./Weather";
import { discs, type Projected } from "./film";
import { VIEW_BOX } from "./geometry";
import type { Hand, Props } from "./hand";
import { pieceOf } from "./spots";

interface RiverProps extends Pick<Props, "seats" | "mine"> {
  shown: Projected;
  hand: Hand;
  /** The flow of the forecast to draw, or null. */
  foretold: number | null;
  lit: string | null;
}

/** The river with everything on it. */
export function River({ shown, hand, seats, mine, foretold, lit }: RiverProps): JSX.Element {
  const { scene: view, frame } = shown;
  const still = frame === null;
  const menu = still ? hand.menu : null;
  const look = hand.seat === null ? undefined : seats[hand.seat];
  const seat = hand.seat ?? 0;
  const speed = settings.speed.value;
  const beat = frame === null ? 260 : Math.min(frame.lasts, 720) / speed;
  return (
    <svg
      class={still ? "ni-river board-picture" : "ni-river board-picture filmed"}
      viewBox={VIEW_BOX}
      role="group"
      aria-label={t("niagara-ui-board")}
      style={{ "--ni-beat": `${beat}ms`, "--ni-unit": `${720 / speed}ms` }}
    >
      <Landscape />
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
      <Pieces
        view={view}
        seats={seats}
        ready={still && hand.task === "canoes" ? ready(hand.view, seat) : []}
        picked={menu === null ? null : pieceOf(seat, menu.canoe)}
        pick={hand.pick}
      />
      {menu !== null && look !== undefined && (
        <Targets view={view} menu={menu} seat={seat} look={look} lit={lit} tap={hand.tap} />
      )}
    </svg>
  );
}

function ready(view: NiagaraView, seat: number): string[] {
  return view.menus.map(({ canoe }) => pieceOf(seat, canoe));
}

function unitOf({ frame }: Projected): number {
  return frame?.event.event === "flowed" ? frame.event.unit : 0;
}
