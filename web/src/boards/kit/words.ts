import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import { atSeats, plain, sentence } from "../../ui/words";
import type { Outcome } from "../../wire/types";

/** Several things said in a row, in the reader's language. */
export function list(parts: readonly string[]): string {
  return parts.join(t("comma"));
}

/** The seats of the sides that came first. */
export function winners({ ranking, sides }: Outcome): number[] {
  return (ranking[0] ?? []).flatMap((side) => sides[side] ?? []);
}

/** The names of those who sit there, in a row. */
export function namesOf(seats: readonly SeatLook[], who: readonly number[]): string {
  return list(who.map((seat) => seats[seat]?.name ?? "?"));
}

/** An event in the words of the log, as plain text; null for what the log does not tell. */
export function told(game: string, event: { event: string }, seats: readonly SeatLook[]): string | null {
  const said = sentence(event, atSeats(game, seats));
  return said === null ? null : plain(said);
}
