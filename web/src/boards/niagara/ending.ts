import type { Said } from "../../ui/words";
import type { NiagaraView, Player } from "../../wire/niagara-view";
import type { Outcome } from "../../wire/types";
import { winners } from "../kit/words";
import { COLOURS } from "./places";

/** Gems of one colour that are a set (NI-E1). */
const ALIKE = 4;

/** The set that won; and who had one, too, in the same round. */
export function ending(view: NiagaraView, outcome: Outcome): Said[] {
  const [seat] = winners(outcome);
  const player = seat === undefined ? undefined : view.players[seat];
  if (player === undefined) return [];
  const gems = total(player);
  if (outcome.clause === "NI-E7" && player.met === 0) return [limit(view, seat ?? 0, gems)];
  const also = view.players.flatMap(({ met }, other) => (met > 0 && other !== seat ? [other] : []));
  const told: Said = { event: "set", seat, gems, ...set(player) };
  return also.length === 0
    ? [told]
    : [told, { event: "also", seats: also, tie: view.variant.winner_tiebreak, seat }];
}

/** After the last round: who had as many gems, and what decided then (NI-E5). */
function limit({ players }: NiagaraView, seat: number, gems: number): Said {
  const alike = players.flatMap((player, other) => (other !== seat && total(player) === gems ? [other] : []));
  const own = players[seat];
  const dearer = own !== undefined && alike.every((other) => worth(players[other] ?? own) < worth(own));
  if (alike.length === 0) return { event: "most", seat, gems };
  return { event: "tied", seat, seats: alike, by: dearer ? "value" : "seat" };
}

/** Violet 1 to pink 5. */
function worth({ store }: Player): number {
  return store.reduce((sum, count, colour) => sum + count * (colour + 1), 0);
}

function total({ store }: Player): number {
  return store.reduce((sum, count) => sum + count, 0);
}

/** Which set it is, in the order of NI-E1. */
function set({ store }: Player): { set: string; colour: string } {
  const alike = store.findIndex((count) => count >= ALIKE);
  if (alike >= 0) return { set: "alike", colour: COLOURS[alike] ?? "" };
  return { set: store.every((count) => count > 0) ? "colours" : "seven", colour: "" };
}
