import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Event } from "../../wire/fearsome-floors";
import { told } from "../kit/words";
import { GAME } from "./words";

interface Props {
  event: Event;
  seats: readonly SeatLook[];
  /** True for a caption at the top, because the action is below. */
  high: boolean;
}

/** The current event of the film, in a sentence of the log. The log and the live region have it too. */
export function Caption({ event, seats, high }: Props): JSX.Element | null {
  const said = told(GAME, event, seats);
  return said === null ? null : (
    <p class={high ? "ff-caption high" : "ff-caption"} aria-hidden="true" data-event={event.event}>
      {said}
    </p>
  );
}
