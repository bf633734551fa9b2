import type { Event, NiagaraView } from "../../wire/niagara";
import type { Place } from "./places";
import { pieceOf } from "./spots";

/** The way of a piece, from its first place to its current one. */
export interface Trail {
  /** Its name in `spots`. */
  piece: string;
  /** Its owner; null for Diamond Joe. */
  seat: number | null;
  /** Its places in order, the starting place first. */
  places: readonly Place[];
}

/** Return the ways of all pieces that these events moved and that are still at the end of their way. */
export function trails(view: NiagaraView, events: readonly Event[]): Trail[] {
  const found = new Map<string, Trail & { places: Place[] }>();
  const go = (seat: number | null, canoe: number | null, start: Place, path: readonly Place[]): void => {
    const piece = seat === null ? "joe" : pieceOf(seat, canoe ?? 0);
    const trail = found.get(piece);
    // An event was left out, and the piece was elsewhere in between: its way begins again here.
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
