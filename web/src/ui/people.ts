import type { Meta } from "../wire/types";
import { t } from "./i18n";
import type { SeatLook } from "./seats";
import { apart, chairName, looks, paint, seatOf } from "./seats";
import type { People } from "./words";

/** What a bot is called. */
export function botName(level: string): string {
  return t("bot-name", { level: t(`level-${level}`) });
}

/** How the seats of a table look in the reader's language. */
export function seatLooks(meta: Meta): SeatLook[] {
  const seats = apart(looks(meta, botName));
  // Who practises has every seat: a name would not tell them apart.
  return meta.practice
    ? seats.map((look) => ({ ...look, name: t("practice-seat", { letter: look.letter }), lettered: true }))
    : seats;
}

/** Who is who at a table, for sentences. */
export function people(meta: Meta): People {
  const seats = seatLooks(meta);
  return {
    game: meta.game,
    seats,
    chair: (chair) => chairLook(meta, seats, chair),
    player: (id) => meta.people[id] ?? "?",
    goal: meta.goal,
  };
}

/** How the owner of a chair looks: in the colour of the chair's first seat. */
export function chairLook(meta: Meta, seats: readonly SeatLook[], chair: number): SeatLook {
  const seat = seatOf(meta, chair);
  const name = chairName(meta, chair, botName);
  return seats[seat] ?? { seat, name, ...paint(seat), side: seat, bot: meta.chairs[chair]?.bot ?? null };
}
