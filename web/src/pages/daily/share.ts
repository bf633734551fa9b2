import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import type { Card } from "../../ui/share-card/card";
import type { Tried } from "../../wire/http";
import { dialect } from "../../ui/dialect";

/** One mark for each night of a try. */
function stars(marks: string): string {
  return Array.from(marks)
    .map((mark) => (mark === "W" ? "⭐" : "🌑"))
    .join("");
}

/** How a try went, as a picture: nothing of the deal is given away. */
export function cardOf(day: string, { marks, turns, won, place }: Tried): Card {
  const told = { turns: turns ?? 0, attempts: marks?.length ?? 0 };
  const date = new Intl.DateTimeFormat(dialect(), { dateStyle: "long", timeZone: "UTC" });
  return {
    game: "hidden-rooms",
    title: `${gameName("hidden-rooms")} · ${t("daily-title")}`,
    date: date.format(new Date(`${day}T00:00:00Z`)),
    said: `${stars(marks ?? "")} ${place === null ? "" : t("daily-place", { place })}`.trim(),
    decided: t(won === true ? "daily-won" : "daily-lost", told),
    places: [],
  };
}

/** How a try went, for others to read: nothing of the deal is given away. */
export function boast(day: string, marks: string, turns: number): string {
  const url = new URL(`/daily/${day}`, location.origin).href;
  return `${gameName("hidden-rooms")} ${day}\n${stars(marks)} ${t("daily-turns", { turns })}\n${url}`;
}

/** Hands a text to the device's own sharing, or to the clipboard; how it went. */
export async function handOut(text: string): Promise<"shared" | "copied" | "failed"> {
  if (matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function")
    return navigator.share({ text }).then(
      () => "shared",
      () => "failed",
    );
  return navigator.clipboard.writeText(text).then(
    () => "copied",
    () => "failed",
  );
}
