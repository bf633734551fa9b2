import type { Move, NiagaraView } from "../../wire/niagara";
import type { Pointer, Pointing } from "../kit/pointers";

/** Return pointers to the card, along each canoe's way, and to the place where it loads, unloads or steals. */
export const pointing: Pointing<NiagaraView, Move> = (line, view, seat) => {
  const found: Pointer[] = [];
  const places: string[] = (view.players[seat]?.canoes ?? []).map(({ place }) => place);
  for (const move of line) {
    if (move.do === "choose") found.push({ from: null, to: `label:has(input[value="${move.card}"])` });
    if (!("canoe" in move)) continue;
    const at = places[move.canoe];
    if (at === undefined) continue;
    if (move.do === "paddle") {
      found.push({ from: spot(at), to: spot(move.to) });
      places[move.canoe] = move.to;
    } else found.push({ from: null, to: spot(at) });
  }
  return found;
};

function spot(place: string): string {
  return `[data-place="${place}"]`;
}
