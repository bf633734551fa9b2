import type { NiagaraView } from "../../wire/niagara";
import { afloat, berth, mooring, type Point } from "./geometry";
import { inRiver, PLACES, type Place } from "./places";

/** Where a piece is drawn. */
export interface Spot extends Point {
  /** Degrees. */
  turn: number;
  moored: boolean;
}

/** The name of a canoe among the pieces. */
export function pieceOf(seat: number, canoe: number): string {
  return `${seat}.${canoe}`;
}

/** Where every canoe is drawn, Diamond Joe's too (`joe`). */
export function spots(view: NiagaraView): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const place of PLACES) {
    const floating: string[] = [];
    const tied: string[] = [];
    view.players.forEach((player, seat) => {
      player.canoes.forEach((canoe, index) => {
        const piece = pieceOf(seat, index);
        if (canoe.place !== place) return;
        if (place === "land") found.set(piece, { ...berth(view.seats, seat, index), turn: 0, moored: false });
        else if (canoe.moored && inRiver(place)) tied.push(piece);
        else floating.push(piece);
      });
    });
    if (view.joe?.place === place) floating.push("joe");
    floating.forEach((piece, index) => {
      found.set(piece, {
        ...afloat(place, floating.length, index),
        turn: heading(place, index),
        moored: false,
      });
    });
    tied.forEach((piece, index) => found.set(piece, { ...mooring(place, index), turn: 0, moored: true }));
  }
  return found;
}

/** How a canoe lies on the water: along the current, and any way in the basin. */
function heading(place: Place, index: number): number {
  if (place === "falls") return [74, -66, 62, -78, 68][index % 5] ?? 0;
  if (place.endsWith("L")) return 4;
  return place.endsWith("R") ? -4 : 0;
}

/** The place beside those that lie there already. */
export function beside(view: NiagaraView, place: Place, seat: number, canoe: number): Point {
  if (place === "land") return berth(view.seats, seat, canoe);
  const there = view.players.flatMap((player, owner) =>
    player.canoes.filter(
      (is, index) => is.place === place && !is.moored && !(owner === seat && index === canoe),
    ),
  ).length;
  const joe = view.joe?.place === place ? 1 : 0;
  return afloat(place, there + joe + 1, there + joe);
}
