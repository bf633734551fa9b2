import type { Meta } from "../wire/types";
import { character } from "./faces/characters";
import { t } from "./i18n";
import type { SeatLook } from "./seats";
import { apart, chairFace, chairName, looks, paint, seatOf } from "./seats";
import type { People } from "./words";

/** The name of the bot on a chair. */
export function botName(level: string, chair: number): string {
  return t(`character-${character(level, chair)}`);
}

/** Words beside the name of a bot: that it is a bot, and its level. */
export function botLevel(level: string): string {
  return t("bot-level-is", { level: t(`level-${level}`) });
}

/** The temper of the bot on a chair, in a sentence. */
export function temper(level: string, chair: number): string {
  return t(`temper-${character(level, chair)}`);
}

/** The looks of a table's seats, in the reader's language. */
export function seatLooks(meta: Meta): SeatLook[] {
  const seats = apart(looks(meta, botName));
  // In practice one person has every seat: a name would not tell them apart.
  return meta.practice
    ? seats.map((look) => ({ ...look, name: t("practice-seat", { letter: look.letter }), lettered: true }))
    : seats;
}

/** The people of a table, for sentences. */
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

/** The look of a chair's owner, in the colour of the chair's first seat. */
export function chairLook(meta: Meta, seats: readonly SeatLook[], chair: number): SeatLook {
  const seat = seatOf(meta, chair);
  const name = chairName(meta, chair, botName);
  // A chair that had no part in the game has the number of a seat that may be somebody else's.
  const plays = meta.seats.length === 0 || meta.seats.includes(chair);
  return (
    (plays ? seats[seat] : undefined) ?? {
      seat,
      name,
      ...paint(seat),
      side: seat,
      bot: meta.chairs[chair]?.bot ?? null,
      ...chairFace(meta, chair),
    }
  );
}
