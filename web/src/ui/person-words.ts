import type { KindTally, Other } from "../wire/http";
import { t } from "./i18n";
import { optionWords } from "./options";
import { botName } from "./people";

/** A class of options in words: the number of seats, and the options that differ from the defaults. */
export function kindName(game: string, { seats, options }: Pick<KindTally, "seats" | "options">): string {
  const changed = Object.entries(options).map(([name, value]) => optionWords(game, name, value));
  return [t("people-seats", { count: seats }), ...changed].join(" · ");
}

/** A season in words: '2026-Q4', or 'ever'. */
export function seasonName(season: string): string {
  const [year = "", quarter] = season.split("-Q");
  return quarter === undefined ? t("season-ever") : t("season-name", { year, quarter });
}

/** Returns true for a game of one seat: it has no places, only a win or a loss. */
export function alone(seats: number): boolean {
  return seats === 1;
}

/** The name of somebody else in a game. */
export function otherName(other: Other): string {
  if (other.id !== null) return other.name;
  return other.bot === null ? t("people-gone") : botName(other.bot, other.chair);
}

/** The address of a person's page. With the `table` where the reader met them, a report carries its chat. */
export function personPath(id: string, table: string | null = null): string {
  const met = table === null ? "" : `?table=${encodeURIComponent(table)}`;
  return `/people/${encodeURIComponent(id)}${met}`;
}
