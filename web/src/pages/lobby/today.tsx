import type { JSX } from "preact";
import { now } from "../../net/hall";
import { gameCard } from "../../ui/house";
import { t } from "../../ui/i18n";
import { calendarDay } from "../../ui/dialect";

const GAME = "hidden-rooms";

/** Today's challenge. */
export function Today(): JSX.Element | null {
  if (gameCard(GAME) === undefined) return null;
  const day = new Date(now() * 1000).toISOString().slice(0, 10);
  return (
    <section class="sheet today" aria-labelledby="today">
      <h2 id="today">{t("daily-title")}</h2>
      <p class="soft small">{calendarDay(day)}</p>
      <p>{t("today-line")}</p>
      <p class="today-links">
        <a class="button primary" href="/daily">
          {t("daily-today")}
        </a>
        <a class="button plain" href="/books">
          {t("books-title")}
        </a>
      </p>
    </section>
  );
}
