import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../ui/announce";
import type { SeatLook } from "../../ui/seats";
import { told } from "./words";

interface Made<Event> {
  game: string;
  seats: readonly SeatLook[];
  /** The events of the turn in the making so far. */
  events: readonly Event[];
  /** The question to the reader now; null while there is none, and while a film runs. */
  asked: string | null;
}

/** Tell screen readers the effects of a turn in the making and the next question: the board shows both plainly. */
export function useVoice<Event extends { event: string }>({ game, seats, events, asked }: Made<Event>): void {
  const before = useRef<Pick<Made<Event>, "events" | "asked">>({ events, asked: null });
  useEffect(() => {
    const was = before.current;
    before.current = { events, asked };
    if (asked === null) return;
    const said = events.slice(was.events.length).map((event) => told(game, event, seats));
    if (asked !== was.asked) said.push(asked);
    const text = said.filter((words) => words !== null && words !== "").join(" ");
    if (text !== "") announce(text);
  }, [events, asked]);
}
