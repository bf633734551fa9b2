import type { Event, NiagaraView } from "../../wire/niagara";
import type { Place } from "./places";
import { pieceOf } from "./spots";

/** The way of a piece, from the place where it was to the place where it is. */
export interface Trail {
  /** As among `spots`. */
  piece: string;
  /** Its owner; null for Diamond Joe. */
  seat: number | null;
  /** The first is where it was. */
  places: readonly Place[];
}

/** The ways of all pieces that these events moved, and which are now where their way ends. */
export function trails(view: NiagaraView, events: readonly Event[]): Trail[] {
  const found = new Map<string, Trail & { places: Place[] }>();
  const go = (seat: number | null, canoe: number | null, start: Place, path: readonly Place[]): void => {
    const piece = seat === null ? "joe" : pieceOf(seat, canoe ?? 0);
    const trail = found.get(piece);
    // What was elsewhere in between, because an event was left out, sets out anew.
    if (trail?.places.at(-1) === start) trail.places.push(...path);
    else found.set(piece, { piece, seat, places: [start, ...path] });
  };
  for (const event of events) {
    if (event.event === "paddled") go(event.seat, event.canoe, event.start, event.path);
    else if (event.event === "joe-paddled") go(null, null, event.start, event.path);
    else if (event.event === "pushed-out") go(event.seat, event.canoe, event.start, [event.to]);
    else if (event.event === "flowed")
      for (const { what, seat, canoe, start, to } of event.swims)
        if (what === "joe" || what === "canoe") go(seat, canoe, start, [to]);
  }
  const now = (piece: string): Place | undefined => {
    if (piece === "joe") return view.joe?.place;
    const [seat, canoe] = piece.split(".").map(Number);
    return view.players[seat ?? -1]?.canoes[canoe ?? -1]?.place;
  };
  return [...found.values()].filter(
    ({ piece, places }) => places.at(-1) === now(piece) && places[0] !== places.at(-1),
  );
}
