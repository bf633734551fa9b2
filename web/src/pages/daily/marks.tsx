import type { JSX } from "preact";
import { t } from "../../ui/i18n";

const STAR =
  "M12 2.500L14.800 9 21.500 9.700 16.400 14.200 18 21 12 17.400 6 21 7.600 14.200 2.500 9.700 9.200 9Z";

/** The marks of a try, one for each part: a star or a cross. */
export function Marks({ game, marks }: { game: string; marks: string }): JSX.Element {
  const told = Array.from(marks)
    .map((mark) => t(`${game}-day-${mark === "W" ? "good" : "bad"}`))
    .join(", ");
  return (
    <span class="marks" role="img" aria-label={told === "" ? t("daily-mark-none") : told}>
      {Array.from(marks).map((mark, index) => (
        <svg key={index} viewBox="0 0 24 24" class={mark === "W" ? "won" : "lost"} aria-hidden="true">
          <path d={mark === "W" ? STAR : "M5.500 5.500L18.500 18.500M18.500 5.500L5.500 18.500"} />
        </svg>
      ))}
      {marks === "" && "–"}
    </span>
  );
}
