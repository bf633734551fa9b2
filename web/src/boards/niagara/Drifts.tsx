import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { NiagaraView } from "../../wire/niagara";
import { Arrow, Whirlpool } from "./Beasts";
import { CanoeShape, JoeShape } from "./Canoe";
import { middle } from "./Pieces";
import { drifted } from "./forecast";
import { FORK, line, type Point } from "./geometry";
import { transposed, translate, useGround } from "./lie";
import { inRiver, type Place } from "./places";
import { pieceOf, spots } from "./spots";

interface Props {
  view: NiagaraView;
  seats: readonly SeatLook[];
  flow: number;
}

/** The forecast, drawn over the river: for each piece a trail, and a pale copy where the flow would take it. */
export function Drifts({ view, seats, flow }: Props): JSX.Element | null {
  const { lie } = useGround();
  const end = drifted(view, flow);
  if (end === null) return null;
  const [before, then] = [spots(view), spots(end)];
  const joe = then.get("joe");
  const trail = (piece: string, place: (at: number) => Place | null | undefined): JSX.Element | null => {
    const [from, to] = [before.get(piece), then.get(piece)];
    if (from === undefined || to === undefined) return null;
    const stops: Point[] = view.drifts.slice(1, flow).flatMap((drift) => {
      const at = place(drift.flow);
      return at === null || at === undefined || at === "land" || at === "falls" ? [] : [middle(at)];
    });
    return (
      <path d={line([from, ...stops, to])} transform={transposed(lie)} class="trail" key={`trail ${piece}`} />
    );
  };
  return (
    <g class="drifts" aria-hidden="true">
      {end.whirlpool !== null && end.whirlpool !== view.whirlpool && (
        <g transform={translate(lie, middle(end.whirlpool))} class="pale">
          <Whirlpool />
        </g>
      )}
      {view.players.flatMap((player, seat) =>
        player.canoes.map((canoe, index) => {
          const piece = pieceOf(seat, index);
          const look = seats[seat];
          const to = then.get(piece);
          const place = end.players[seat]?.canoes[index]?.place;
          if (!inRiver(canoe.place) || place === canoe.place || look === undefined || to === undefined)
            return null;
          return (
            <g key={piece}>
              {trail(piece, (at) => view.drifts[at]?.canoes[seat]?.[index])}
              <g transform={translate(lie, to)} class="pale">
                <CanoeShape
                  look={look}
                  canoe={index}
                  tandem={canoe.tandem}
                  cargo={canoe.cargo}
                  turn={to.turn}
                />
              </g>
              {place === "falls" && (
                <path d="M-9 -9L9 9M9 -9L-9 9" transform={translate(lie, to)} class="lost" />
              )}
            </g>
          );
        }),
      )}
      {view.joe !== null && joe !== undefined && (
        <g>
          {trail("joe", (at) => view.drifts[at]?.joe)}
          <g transform={translate(lie, joe)} class="pale">
            <JoeShape gem={view.joe.gem} turn={joe.turn} />
          </g>
        </g>
      )}
      <g transform={translate(lie, FORK)} class="pale">
        <g class={`fork to-${end.arrow ?? "L"}`}>
          <Arrow />
        </g>
      </g>
    </g>
  );
}
