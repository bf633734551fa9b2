import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Event } from "../../wire/cant-stop";
import { place } from "./geometry";
import { prefs } from "./prefs";

interface Props {
  /** The latest events of the other players; absent while they are hidden. */
  recent: readonly Event[] | undefined;
  seats: readonly SeatLook[];
}

/** The progress of the others' bivouacs in their last turns: a line in their colour up each route. */
export function Trail({ recent = [], seats }: Props): JSX.Element | null {
  if (!prefs.trail.value) return null;
  return (
    <g class="trail" aria-hidden="true">
      {recent.map((event, index) => {
        if (event.event !== "banked") return null;
        const from = place(event.route, event.start || 0.24);
        const to = place(event.route, event.cell);
        const look = seats[event.seat];
        return (
          <g key={index} style={{ "--own": look?.colour }}>
            <path class="rim" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <path class="line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <circle cx={to.x} cy={to.y} r="27" />
          </g>
        );
      })}
    </g>
  );
}
