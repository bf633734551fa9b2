import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { warn } from "../../ui/notices";
import { refusal } from "../../ui/refusals";
import { visit } from "../../ui/route";
import { calendarDay } from "../../ui/dialect";
import { useTitle } from "../../ui/title";
import type { DayPage } from "../../wire/http";
import { Board } from "./board";
import { Calendar } from "./calendar";
import "./daily.css";
import { Games } from "./games";
import { Mine } from "./mine";
import { Night } from "./night";
import { Proof } from "./proof";

/** Milliseconds after which the page looks at the clock again. */
const TICK_MS = 60_000;

/** The challenge of a day: the same deal for everybody, one ranked try. */
export function DailyPage({ game, day }: { game: string; day: string | null }): JSX.Element {
  const page = useSignal<DayPage | null>(null);
  const failed = useSignal<Failure | null>(null);
  const now = useSignal(Date.now() / 1000);
  const turns = useSignal(0);
  useTitle(t("daily-title"));
  useEffect(() => {
    const look = (): void =>
      void api.day(game, day).then(
        (found) => {
          const shown = page.peek();
          // A device whose clock is fast asks before the day has ended.
          if (shown !== null && shown.day === found.day && found.secret === null) return;
          if (shown !== null) turns.value += 1;
          page.value = found;
        },
        (failure: unknown) => {
          if (page.peek() === null) failed.value = failure instanceof Failure ? failure : null;
        },
      );
    const tick = (): void => {
      if (document.hidden) return;
      now.value = Date.now() / 1000;
      const shown = page.peek();
      // The day has ended while the page was open: another one is today's, and this one shows its secret.
      if (shown !== null && shown.secret === null && now.value >= shown.ends) look();
    };
    void learnGames();
    look();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [game, day, page, failed, now, turns]);
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
  return (
    <div class="daily">
      <Games key={turns.value} game={game} />
      {page.value === null ? (
        <p class="wait">{t("loading")}</p>
      ) : (
        <Day page={page.value} left={page.value.ends - now.value} />
      )}
    </div>
  );
}

interface DayProps {
  page: DayPage;
  /** Seconds until the day ends. */
  left: number;
}

function Day({ page, left }: DayProps): JSX.Element {
  const { game, day, mine, rivals } = page;
  const over = page.secret !== null;
  return (
    <>
      <section class="daily-head">
        <Window page={page} />
        <div>
          <h1>
            {t("daily-title")} <span class="daily-game">{gameName(game)}</span>
          </h1>
          <p class="daily-date">{calendarDay(day)}</p>
          <p>
            {t(`${game}-day-line`)} {rivals.length > 0 && against(rivals)}
          </p>
          <p>{over ? t("daily-over") : t("daily-left", { hours: Math.max(1, Math.ceil(left / 3600)) })}</p>
          {page.unranked !== null && (mine !== null || !over) && (
            <p class="daily-unranked">
              {t(`daily-unranked-${page.unranked}`)}{" "}
              {page.unranked === "guest" && <a href="/account">{t("daily-to-account")}</a>}
            </p>
          )}
          {mine !== null && <Mine game={game} day={day} mine={mine} />}
          {mine === null && !over && (
            <Begin game={game} name="daily-begin" begin={() => api.begin(game)} primary />
          )}
          {over && (
            <>
              <Begin game={game} name="daily-again" begin={() => api.again(game, day)} />
              <p class="small">{t("daily-again-line")}</p>
              <p class="daily-others">
                <a href={`/daily/${game}`}>{t("daily-today")}</a>
              </p>
            </>
          )}
        </div>
      </section>
      <Board page={page} />
      <Calendar page={page} />
      <Proof page={page} />
    </>
  );
}

/** The picture of a day: the night of Hidden Rooms, the emblem of any other game. */
function Window({ page: { game, day } }: { page: DayPage }): JSX.Element {
  if (game === "hidden-rooms") return <Night day={day} />;
  return <img class="daily-night" src={`/games/${game}.svg`} alt="" width="260" height="178" />;
}

interface BeginProps {
  game: string;
  name: string;
  begin: () => Promise<{ id: string }>;
  primary?: boolean;
}

/** Begins a try and goes to its table. */
function Begin({ game, name, begin, primary = false }: BeginProps): JSX.Element {
  const busy = useSignal(false);
  async function go(): Promise<void> {
    busy.value = true;
    try {
      const { id } = await begin();
      visit(`/t/${id}`);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, game));
    } finally {
      busy.value = false;
    }
  }
  return (
    <button
      type="button"
      class={`button ${primary ? "primary" : "plain"}`}
      aria-disabled={busy.value}
      onClick={() => !busy.value && void go()}
    >
      {t(name)}
    </button>
  );
}

/** The bots of a day; all have one level. */
function against(rivals: readonly string[]): string {
  return t("daily-rivals", { count: rivals.length, level: t(`level-${rivals[0] ?? ""}`) });
}
