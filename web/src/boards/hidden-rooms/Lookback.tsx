import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { t } from "../../ui/i18n";
import type { AttemptReview, Decision, Review } from "../../wire/hidden-rooms";
import { turnName } from "./advice";
import { written } from "../../ui/dialect";

/** The look back after the game: each decision beside the strong player's, and the reader's luck. */
export function Lookback({ kept }: { kept: { table: string; no: number } }): JSX.Element | null {
  const review = useSignal<Review | null>(null);
  const failed = useSignal(false);
  const { table, no } = kept;
  useEffect(() => {
    void api.review(table, no).then(
      (found) => (review.value = found),
      () => (failed.value = true),
    );
  }, [table, no, review, failed]);
  if (failed.value) return null;
  return (
    <section class="hr-lookback" aria-labelledby="hr-lookback">
      <h2 id="hr-lookback">{t("hidden-rooms-ui-review")}</h2>
      {review.value === null ? (
        <p role="status">{t("hidden-rooms-ui-review-wait")}</p>
      ) : (
        <Told review={review.value} />
      )}
    </section>
  );
}

function Told({ review }: { review: Review }): JSX.Element {
  return (
    <>
      <dl class="hr-figures">
        <div>
          <dt>{t("hidden-rooms-ui-review-best")}</dt>
          <dd>{t("hidden-rooms-ui-percent", { percent: Math.round(review.best * 100) })}</dd>
        </div>
        <div>
          <dt>{t("hidden-rooms-ui-review-luck")}</dt>
          <dd>{signed(review.luck)}</dd>
        </div>
      </dl>
      <p class="hr-caption">{t("hidden-rooms-ui-review-luck-help")}</p>
      <ol class="hr-nights">
        {review.attempts.map((attempt, index) => (
          <li key={index}>
            <Night number={index + 1} attempt={attempt} worst={worst(review, attempt)} />
          </li>
        ))}
      </ol>
      <details>
        <summary>{t("hidden-rooms-ui-review-all", { count: review.decisions.length })}</summary>
        <div
          class="hr-scroll"
          tabIndex={0}
          role="region"
          aria-label={t("hidden-rooms-ui-review-all", { count: review.decisions.length })}
        >
          <table class="hr-decisions">
            <thead>
              <tr>
                <th scope="col">{t("hidden-rooms-ui-review-when")}</th>
                <th scope="col">{t("hidden-rooms-ui-review-yours")}</th>
                <th scope="col">{t("hidden-rooms-ui-review-its")}</th>
                <th scope="col">{t("hidden-rooms-ui-review-loss")}</th>
              </tr>
            </thead>
            <tbody>
              {review.decisions.map((decision, index) => (
                <tr key={index} class={decision.loss > 0.1 ? "hr-costly" : undefined}>
                  <td>
                    {decision.attempt}/{decision.turn}
                  </td>
                  <td>{turnName([decision.move])}</td>
                  <td>
                    {decision.loss === 0 ? t("hidden-rooms-ui-review-same") : turnName([decision.best])}
                  </td>
                  <td>{decision.loss === 0 ? "–" : Math.round(decision.loss * 100)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function Night({
  number,
  attempt,
  worst,
}: {
  number: number;
  attempt: AttemptReview;
  worst: Decision | null;
}): JSX.Element {
  return (
    <>
      <b>
        {t("hidden-rooms-ui-review-night", { number, stage: attempt.stage })}{" "}
        {t(`hidden-rooms-ui-reason-${attempt.reason}`)}
      </b>{" "}
      {t("hidden-rooms-ui-review-tried", { tried: attempt.tried, succeeded: attempt.succeeded })}{" "}
      {t("hidden-rooms-ui-review-luck")} {signed(attempt.luck)}.{" "}
      {worst !== null && (
        <span>
          {t("hidden-rooms-ui-review-worst", {
            turn: worst.turn,
            move: turnName([worst.move]),
            best: turnName([worst.best]),
          })}
        </span>
      )}
    </>
  );
}

function worst(review: Review, attempt: AttemptReview): Decision | null {
  return attempt.worst === null ? null : (review.decisions[attempt.worst] ?? null);
}

/** Return a figure with its sign and one digit after the point. */
function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const figure = written(Math.abs(rounded), { minimumFractionDigits: 1 });
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : "±"}${figure}`;
}
