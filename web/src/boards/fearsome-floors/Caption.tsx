import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import { plain, sentence, type People, type Said } from "../../ui/words";
import type { Event } from "../../wire/fearsome-floors";
import { GAME } from "./words";

interface Props {
  event: Event;
  seats: readonly SeatLook[];
  /** At the top: below is where it happens. */
  high: boolean;
}

/** What is happening just now, in a sentence of the log. The log and the live region have it too. */
export function Caption({ event, seats, high }: Props): JSX.Element | null {
  const nobody = seats[0];
  if (nobody === undefined) return null;
  const who: People = {
    game: GAME,
    seats,
    chair: (chair) => seats[chair] ?? nobody,
    player: () => "–",
    goal: 1,
  };
  const said = sentence(event as unknown as Said, who);
  return said === null ? null : (
    <p class={high ? "ff-caption high" : "ff-caption"} aria-hidden="true" data-event={event.event}>
      {plain(said)}
    </p>
  );
}
