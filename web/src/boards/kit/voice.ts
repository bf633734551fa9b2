import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../ui/announce";
import type { SeatLook } from "../../ui/seats";
import { told } from "./words";

interface Made<Event> {
  game: string;
  seats: readonly SeatLook[];
  /** What the turn in the making has done so far. */
  events: readonly Event[];
  /** What the reader is asked now; null while nothing is, and while a film runs. */
  asked: string | null;
}

/** Tells screen readers what a turn in the making does, and what is asked next: on the board both are plain to see. */
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
