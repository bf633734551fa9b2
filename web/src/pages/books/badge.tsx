import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { Badge as Measured } from "../../wire/http";

/** The difficulty of a book: the share of attempts that bots win at each stage, and the progress of measuring. */
export function Badge({ badge }: { badge: Measured }): JSX.Element | null {
  if (badge.total === 0) return null;
  const running = badge.done < badge.total;
  return (
    <section class="book-badge" aria-labelledby="book-badge">
      <h2 id="book-badge">{t("books-badge")}</h2>
      {badge.grade !== null && <p class="badge">{t(`books-grade-${badge.grade}`)}</p>}
      {running && (
        <p class="soft">
          <progress max={badge.total} value={badge.done} aria-label={t("books-badge-running")} />{" "}
          {t("books-badge-progress", { done: badge.done, total: badge.total })}
        </p>
      )}
      {badge.rates.length > 0 && (
        <div class="table-frame" role="group" tabIndex={0} aria-labelledby="book-badge">
          <table class="rates">
            <thead>
              <tr>
                <th scope="col">{t("books-level")}</th>
                {[1, 2, 3, 4, 5].map((stage) => (
                  <th scope="col" key={stage}>
                    {t("hidden-rooms-ui-stage", { stage })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {badge.rates.map((rates) => (
                <tr key={rates.level}>
                  <th scope="row">{t(`level-${rates.level}`)}</th>
                  {rates.wins.map((won, stage) => (
                    <td key={stage}>
                      {rates.tries === 0
                        ? "–"
                        : t("books-rate", { percent: Math.round((won / rates.tries) * 100) })}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
