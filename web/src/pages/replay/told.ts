import { listed, written } from "../../ui/dialect";
import type { SeatLook } from "../../ui/seats";
import type { Hindsight, Replay } from "../../wire/http";
import type { Player } from "./player";

/** A review as its parts tell it, beside the replay that it is of. */
export interface ToldProps {
  replay: Replay;
  player: Player;
  seats: readonly SeatLook[];
  seen: Hindsight;
  /** True when no part of the review is missing. */
  whole: boolean;
}

/** The look of a side: that of its first seat. */
export function lookOf(side: readonly number[], seats: readonly SeatLook[]): SeatLook | undefined {
  return side[0] === undefined ? undefined : seats[side[0]];
}

/** The names of a side. */
export function namesOf(side: readonly number[], seats: readonly SeatLook[]): string {
  return listed(side.map((seat) => seats[seat]?.name ?? "–"));
}

/** A change of a chance, in whole per cent with its sign. */
export function signed(change: number): string {
  return written(change, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });
}
