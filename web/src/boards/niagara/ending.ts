import type { Said } from "../../ui/words";
import type { NiagaraView, Player } from "../../wire/niagara-view";
import type { Outcome } from "../../wire/types";
import { winners } from "../kit/words";
import { COLOURS } from "./places";

/** Number of gems of one colour that make a set (NI-E1). */
const ALIKE = 4;

/** Return the story of the result: the winning set, and other players with a set in the same round. */
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

/** Return the story after the last round without a set: most gems, or a tie and its tie-breaker (NI-E5). */
function limit({ players }: NiagaraView, seat: number, gems: number): Said {
  const alike = players.flatMap((player, other) => (other !== seat && total(player) === gems ? [other] : []));
  const own = players[seat];
  const dearer = own !== undefined && alike.every((other) => worth(players[other] ?? own) < worth(own));
  if (alike.length === 0) return { event: "most", seat, gems };
  return { event: "tied", seat, seats: alike, by: dearer ? "value" : "seat" };
}

/** Return the value of a player's gems: each from 1 for violet to 5 for pink. */
function worth({ store }: Player): number {
  return store.reduce((sum, count, colour) => sum + count * (colour + 1), 0);
}

function total({ store }: Player): number {
  return store.reduce((sum, count) => sum + count, 0);
}

/** Return the kind of the player's set, checked in the order of NI-E1, and its colour; '' for mixed sets. */
function set({ store }: Player): { set: string; colour: string } {
  const alike = store.findIndex((count) => count >= ALIKE);
  if (alike >= 0) return { set: "alike", colour: COLOURS[alike] ?? "" };
  return { set: store.every((count) => count > 0) ? "colours" : "seven", colour: "" };
}
