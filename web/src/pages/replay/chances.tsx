import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { useReview, type Review } from "../../ui/review";
import type { SeatLook } from "../../ui/seats";
import type { Replay } from "../../wire/http";
import { Balances } from "./balances";
import { AtStep, Dearest, KeyMoments } from "./decisions";
import { Graph } from "./graph";
import type { Player } from "./player";
import type { Source } from "./source";

interface Props {
  source: Source;
  replay: Replay;
  player: Player;
  seats: readonly SeatLook[];
}

/** Everybody's chance to win over a finished game, the step that is shown, luck and play, the dearest decisions. */
export function Chances(props: Props): JSX.Element {
  const { game } = props.replay;
  const review = useReview(props.source.chances, true);
  const { seen, whole, failed } = review;
  const told = seen.value === null ? null : { ...props, seen: seen.value, whole: whole.value };
  return (
    <div class="scroll chances" tabIndex={0} role="group" aria-label={t("chances")}>
      {failed.value === null && !whole.value && <Progress review={review} />}
      {failed.value !== null && (
        <p role="alert">
          {refusal(failed.value.refused, game)}{" "}
          <button type="button" class="button plain" onClick={review.again}>
            {t("chances-again")}
          </button>
        </p>
      )}
      {told !== null && (
        <>
          <Graph {...told} />
          <AtStep {...told} />
        </>
      )}
      {told !== null && whole.value && (
        <>
          <Balances {...told} />
          <KeyMoments {...told} />
          <Dearest {...told} />
        </>
      )}
    </div>
  );
}

/** The progress of the hall's review. */
export function Progress({ review: { done, of } }: { review: Review }): JSX.Element {
  return (
    <p class="chances-wait">
      <span role="status">{t("chances-wait")}</span>
      <progress max={Math.max(1, of.value)} value={done.value} aria-label={t("chances-progress")} />
    </p>
  );
}
