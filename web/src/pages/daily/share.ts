import { copy } from "../../ui/copy";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import type { Card } from "../../ui/share-card/card";
import type { Tried } from "../../wire/http";
import { calendarDay } from "../../ui/dialect";

/** Return one mark for each part of a try. */
function stars(marks: string): string {
  return Array.from(marks)
    .map((mark) => (mark === "W" ? "⭐" : "🌑"))
    .join("");
}

/** Return the result of a try in a sentence. */
export function outcome(game: string, { marks, turns, won }: Tried): string {
  const told = { turns: turns ?? 0, attempts: marks?.length ?? 0 };
  return t(`${game}-day-${won === true ? "won" : "lost"}`, told);
}

/** Return the result of a try as a picture to share, which gives nothing of the deal away. */
export function cardOf(game: string, day: string, mine: Tried): Card {
  const place = mine.place === null ? "" : t("daily-place", { place: mine.place });
  return {
    game,
    title: `${gameName(game)} · ${t("daily-title")}`,
    date: calendarDay(day, "long"),
    said: `${stars(mine.marks ?? "")} ${place}`.trim(),
    decided: outcome(game, mine),
    places: [],
  };
}

/** Return the result of a try as a text to share, which gives nothing of the deal away. */
export function boast(game: string, day: string, mine: Tried): string {
  const url = new URL(`/daily/${game}/${day}`, location.origin).href;
  return `${gameName(game)} ${day}\n${`${stars(mine.marks ?? "")} ${outcome(game, mine)}`.trim()}\n${url}`;
}

/** Hand a text to the device's own sharing, or to the clipboard. Return the outcome. */
export async function handOut(text: string): Promise<"shared" | "copied" | "failed"> {
  if (matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function")
    return navigator.share({ text }).then(
      () => "shared",
      () => "failed",
    );
  return (await copy(text)) ? "copied" : "failed";
}
