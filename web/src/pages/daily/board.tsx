import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { DayPage } from "../../wire/http";
import { Marks } from "./marks";

/** The leaderboard, in the order of its game. */
export function Board({ page }: { page: DayPage }): JSX.Element {
  const over = page.secret !== null;
  return (
    <section class="sheet" aria-labelledby="daily-board">
      <h2 id="daily-board">{t("daily-board")}</h2>
      <p class="soft">{t("daily-tries", { count: page.tries })}</p>
      {page.board.length === 0 ? (
        <p class="empty">{t("daily-nobody")}</p>
      ) : (
        <div class="table-frame" role="group" tabIndex={0} aria-labelledby="daily-board">
          <table class="daily-ranks">
            <thead>
              <tr>
                <th scope="col">{t("daily-col-place")}</th>
                <th scope="col">{t("daily-col-name")}</th>
                <th scope="col">{t(`${page.game}-day-marks`)}</th>
                <th scope="col">{t(`${page.game}-day-turns`)}</th>
                {over && <th scope="col">{t("daily-col-replay")}</th>}
              </tr>
            </thead>
            <tbody>
              {page.board.map((line) => (
                <tr key={line.place} class={line.mine ? "mine" : undefined}>
                  <td>{line.place}</td>
                  <td>
                    <bdi>{line.name}</bdi>
                    {line.mine && <span class="soft small"> {t("mark-you")}</span>}
                  </td>
                  <td>
                    <Marks game={page.game} marks={line.marks} />
                  </td>
                  <td>{line.turns}</td>
                  {line.table !== null && (
                    <td>
                      <a
                        href={`/t/${line.table}/replay/1`}
                        aria-label={t("daily-replay-of", { name: line.name })}
                      >
                        {t("watch-replay")}
                      </a>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p class="soft small">{t(`${page.game}-day-order`)}</p>
    </section>
  );
}
