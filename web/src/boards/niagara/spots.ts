import type { NiagaraView } from "../../wire/niagara";
import { afloat, berth, mooring, REACHES, type Point } from "./geometry";
import { AREAS, canoesAt, type Place } from "./places";

/** The place at which a piece is drawn. */
export interface Spot extends Point {
  /** Degrees. */
  turn: number;
  moored: boolean;
  /** Scale of the piece; 1 is its full size. */
  size: number;
}

/** Return the name of a canoe among the pieces. */
export function pieceOf(seat: number, canoe: number): string {
  return `${seat}.${canoe}`;
}

/** Return the spot of every canoe by its name; Diamond Joe's is `joe`. */
export function spots(view: NiagaraView): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const { seat, canoe } of canoesAt(view, "land"))
    found.set(pieceOf(seat, canoe), { ...berth(view.seats, seat, canoe), turn: 0, moored: false });
  for (const place of [...AREAS, "falls"] as const) {
    const here = canoesAt(view, place);
    const floating = here.filter(({ is }) => !is.moored).map(({ seat, canoe }) => pieceOf(seat, canoe));
    if (view.joe?.place === place) floating.push("joe");
    floating.forEach((piece, index) => {
      const at = afloat(place, floating.length, index);
      found.set(piece, { ...at, turn: heading(place, index), moored: false, size: 1 });
    });
    if (place === "falls") continue;
    here
      .filter(({ is }) => is.moored)
      .forEach(({ seat, canoe }, index) =>
        found.set(pieceOf(seat, canoe), { ...mooring(place, index), turn: 0, moored: true, size: 1 }),
      );
  }
  return found;
}

/** Return the turn of a canoe in degrees: along the current in the river, at odd angles in the basin. */
function heading(place: Place, index: number): number {
  if (place === "falls") return [74, -66, 62, -78, 68][index % 5] ?? 0;
  if (place.endsWith("L")) return 4;
  return place.endsWith("R") ? -4 : 0;
}

/** Return the point for a canoe that could come to a place, beside the canoes already there. */
export function beside(view: NiagaraView, place: Place, seat: number, canoe: number): Point {
  if (place === "land") return berth(view.seats, seat, canoe);
  const there = canoesAt(view, place).filter(
    (other) => !other.is.moored && !(other.seat === seat && other.canoe === canoe),
  ).length;
  const count = there + (view.joe?.place === place ? 1 : 0);
  if (count === 0 || place === "falls") return afloat(place, 1, 0);
  const last = afloat(place, count, count - 1);
  const { x, half } = REACHES[place];
  return { x: Math.min(last.x + 42, x + half - 16), y: last.y };
}
