import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { calendarDay } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import type { DayPage, Calendar as Days, Marked } from "../../wire/http";

const WEEK = 7;
const DAY_MS = 86_400_000;
/** Weeks that are shown. */
const WEEKS = 6;

/** The calendar of the reader's tries at a game, of six weeks, with the number of days in a row. */
export function Calendar({ page }: { page: DayPage }): JSX.Element | null {
  const days = useSignal<Days | null>(null);
  useEffect(() => {
    // Without an answer the page of the day names the problem.
    void api.calendar(page.game).then(
      (found) => (days.value = found),
      () => undefined,
    );
  }, [page, days]);
  if (days.value === null) return null;
  const { streak, longest, days: marked } = days.value;
  const known = new Map(marked.map((each) => [each.day, each]));
  return (
    <section class="sheet daily-days" aria-labelledby="daily-days">
      <h2 id="daily-days">{t("daily-calendar")}</h2>
      <p>
        {t("daily-streak", { days: streak })} {longest > streak && t("daily-longest", { days: longest })}
      </p>
      <ol class="daily-weeks">
        {squares(new Date()).map((day) => (
          <li key={day}>
            <Square game={page.game} day={day} marked={known.get(day)} here={day === page.day} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SquareProps {
  game: string;
  day: string;
  marked: Marked | undefined;
  here: boolean;
}

function Square({ game, day, marked, here }: SquareProps): JSX.Element {
  const date = new Date(`${day}T00:00:00Z`);
  const number = date.getUTCDate();
  if (marked === undefined) return <span class="daily-square unset">{number}</span>;
  const how = marked.won === null ? "open" : !marked.counted ? "late" : marked.won ? "won" : "lost";
  const full = calendarDay(day, "medium");
  return (
    <a
      class={`daily-square ${how}`}
      href={`/daily/${game}/${day}`}
      aria-label={t(`daily-day-${how}`, { day: full })}
      aria-current={here ? "date" : undefined}
    >
      {number}
    </a>
  );
}

/** Return the days of the last weeks, from a Monday to the end of this week. */
export function squares(now: Date): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((new Date(today).getUTCDay() + WEEK - 1) % WEEK) * DAY_MS;
  const first = monday - (WEEKS - 1) * WEEK * DAY_MS;
  return Array.from({ length: WEEKS * WEEK }, (_, n) =>
    new Date(first + n * DAY_MS).toISOString().slice(0, 10),
  );
}
