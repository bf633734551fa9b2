import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";

/** How a try went, for others to read: nothing of the deal is given away. */
export function boast(day: string, marks: string, turns: number): string {
  const nights = Array.from(marks)
    .map((mark) => (mark === "W" ? "⭐" : "🌑"))
    .join("");
  const url = new URL(`/daily/${day}`, location.origin).href;
  return `${gameName("hidden-rooms")} ${day}\n${nights} ${t("daily-turns", { turns })}\n${url}`;
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
