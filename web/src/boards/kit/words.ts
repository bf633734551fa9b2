import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import { atSeats, plain, sentence } from "../../ui/words";
import type { Outcome } from "../../wire/types";

/** Return several texts as a list in the reader's language. */
export function list(parts: readonly string[]): string {
  return parts.join(t("comma"));
}

/** Return the seats of the sides that came first. */
export function winners({ ranking, sides }: Outcome): number[] {
  return (ranking[0] ?? []).flatMap((side) => sides[side] ?? []);
}

/** Return the names of the players in these seats, as a list. */
export function namesOf(seats: readonly SeatLook[], who: readonly number[]): string {
  return list(who.map((seat) => seats[seat]?.name ?? "?"));
}

/** Return an event in the words of the log, as plain text; null for an event that the log leaves out. */
export function told(game: string, event: { event: string }, seats: readonly SeatLook[]): string | null {
  const said = sentence(event, atSeats(game, seats));
  return said === null ? null : plain(said);
}
