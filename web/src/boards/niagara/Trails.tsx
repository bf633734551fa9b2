import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Event, NiagaraView } from "../../wire/niagara";
import { middle } from "./Pieces";
import { berth, line, type Point } from "./geometry";
import { transposed, translate, useGround } from "./lie";
import type { Place } from "./places";
import { spots } from "./spots";
import { trails } from "./trails";

interface Props {
  view: NiagaraView;
  seats: readonly SeatLook[];
  /** Events since the reader's last move. */
  events: readonly Event[];
}

/** The way of each canoe, in its player's colour, with their shape at its start. */
export function Trails({ view, seats, events }: Props): JSX.Element {
  const { lie } = useGround();
  const where = spots(view);
  const began = (place: Place | undefined, piece: string): Point => {
    const [seat = 0, canoe = 0] = piece.split(".").map(Number);
    return place === "land" ? berth(view.seats, seat, canoe) : middle(place ?? "land");
  };
  return (
    <g class="trails" aria-hidden="true">
      {trails(view, events).map(({ piece, seat, places }) => {
        const end = where.get(piece);
        const look = seat === null ? undefined : seats[seat];
        if (end === undefined) return null;
        // Ways lie side by side, as the canoes do.
        const aside = end.x - middle(places.at(-1) ?? "land").x;
        const shifted = (at: Point): Point => ({ x: at.x + aside * 0.6, y: at.y });
        const start = places[0] === "land" ? began("land", piece) : shifted(began(places[0], piece));
        const way = line([start, ...places.slice(1, -1).map((place) => shifted(middle(place))), end]);
        return (
          <g key={piece} style={{ "--own": look?.colour ?? "#efe3c6" }}>
            <path d={way} transform={transposed(lie)} class="under" />
            <path d={way} transform={transposed(lie)} class="over" />
            <path
              d={look?.shape ?? "M-8 0L0 -8L8 0L0 8Z"}
              transform={`${translate(lie, start)} scale(0.8)`}
              class="began"
            />
          </g>
        );
      })}
    </g>
  );
}
