import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { warn } from "../../ui/notices";
import { refusal } from "../../ui/refusals";
import { visit } from "../../ui/route";
import { calendarDay } from "../../ui/times";
import { useTitle } from "../../ui/title";
import type { DayPage } from "../../wire/http";
import { Board } from "./board";
import "./daily.css";
import { Mine } from "./mine";
import { Night } from "./night";
import { Proof } from "./proof";

/** The challenge of a day: the same house for everybody, one ranked try. */
export function DailyPage({ day }: { day: string | null }): JSX.Element {
  const page = useSignal<DayPage | null>(null);
  const failed = useSignal<Failure | null>(null);
  useTitle(t("daily-title"));
  useEffect(() => {
    void learnGames();
    void api.day(day).then(
      (found) => (page.value = found),
      (failure: unknown) => (failed.value = failure instanceof Failure ? failure : null),
    );
  }, [day, page, failed]);
  if (failed.value !== null)
    return (
      <section class="sheet narrow">
        <h1>{t("daily-title")}</h1>
        <p>{refusal(failed.value.refused, null)}</p>
        <a class="button primary" href="/daily">
          {t("daily-today")}
        </a>
      </section>
    );
  return page.value === null ? <p class="wait">{t("loading")}</p> : <Day page={page.value} />;
}

function Day({ page }: { page: DayPage }): JSX.Element {
  const over = page.secret !== null;
  const busy = useSignal(false);

  async function begin(): Promise<void> {
    busy.value = true;
    try {
      const { id } = await api.begin();
      visit(`/t/${id}`);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, "hidden-rooms"));
    } finally {
      busy.value = false;
    }
  }

  return (
    <div class="daily">
      <section class="daily-head">
        <Night day={page.day} />
        <div>
          <h1>{t("daily-title")}</h1>
          <p class="daily-date">{calendarDay(page.day)}</p>
          <p>{over ? t("daily-over") : t("daily-line", { hours: hoursLeft(page.ends) })}</p>
          {page.unranked !== null && (page.mine !== null || !over) && (
            <p class="daily-unranked">
              {t(`daily-unranked-${page.unranked}`)}{" "}
              {page.unranked === "guest" && <a href="/account">{t("daily-to-account")}</a>}
            </p>
          )}
          {page.mine !== null && <Mine day={page.day} mine={page.mine} />}
          {page.mine === null && !over && (
            <button
              type="button"
              class="button primary"
              aria-disabled={busy.value}
              onClick={() => !busy.value && void begin()}
            >
              {t("daily-begin")}
            </button>
          )}
          <p class="daily-others">
            {over && <a href="/daily">{t("daily-today")}</a>}{" "}
            {page.before !== null && (
              <a href={`/daily/${page.before}`}>{t("daily-before", { day: page.before })}</a>
            )}
          </p>
        </div>
      </section>
      <Board page={page} />
      <Proof page={page} />
    </div>
  );
}

function hoursLeft(ends: number): number {
  return Math.max(1, Math.ceil((ends - Date.now() / 1000) / 3600));
}
