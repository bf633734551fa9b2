import { useSignal } from "@preact/signals";
import type { Meta } from "../../../wire/types";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useShortcuts } from "../../../boards/kit/keys";
import { plain } from "../../../boards/plain";
import { t } from "../../../ui/i18n";
import { Icon } from "../../../ui/icons";
import { seatLooks } from "../../../ui/people";
import { Sentence } from "../../../ui/sentence";
import { Share } from "../../../ui/share";
import { Again } from "./again";
import { useBoard } from "./decided";
import { OwnEarned } from "./earned";
import { Ending, told } from "./ending";
import { finishOf, sawTheEnd, type Over, type Shown } from "./over";
import { Moments } from "./moments";
import { OwnRating } from "./rating";
import "./result.css";
import { SharePicture } from "./sharing";
import { verdict } from "./verdict";

/**
 * The end of the game and the next steps, on a card over the board.
 *
 * The table shows it when the board has played its last picture. The heading takes the focus where the reader saw the
 * game end. Escape or a button folds the card to a line, so that the board can be seen.
 */
export function Result({ table, meta, game }: Shown): JSX.Element {
  const folded = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const finish = finishOf({ table, meta, game });
  const focus = (): void => (folded.peek() ? line : heading).current?.focus({ preventScroll: true });
  useEffect(() => {
    if (sawTheEnd(table)) focus();
  }, [table, game.no]);
  const fold = (to: boolean): void => {
    folded.value = to;
    requestAnimationFrame(focus);
  };
  useShortcuts((press) => {
    if (press.key === "Escape" && !folded.peek()) fold(true);
  });
  const { mood, heading: said } = verdict(finish);
  return (
    <div class="result-over">
      <section
        class={`result result-card ${mood}`}
        data-folded={folded.value}
        data-fresh={sawTheEnd(table)}
        aria-labelledby="result-title"
      >
        {folded.value ? (
          <button type="button" class="result-line-folded" ref={line} onClick={() => fold(false)}>
            <strong id="result-title">
              <Sentence words={told(said, meta.game, seatLooks(meta))} />
            </strong>
            <span>{t("result-unfold")}</span>
          </button>
        ) : (
          <>
            <button
              type="button"
              class="result-fold"
              aria-label={t("result-fold")}
              onClick={() => fold(true)}
            >
              <Icon name="fold" />
            </button>
            <div class="result-words">
              <Ending {...finish} seats={seatLooks(meta)} view={game.view} heading={heading} />
              {meta.goal > 1 && (
                <p class="badge">
                  {t(meta.match_over ? "match-over" : "match-goes-on", { goal: meta.goal })}
                </p>
              )}
              <OwnRating table={table} meta={meta} game={game} />
              <OwnEarned table={table} meta={meta} game={game} />
            </div>
            <Moments table={meta.id} game={meta.game} no={game.no} seats={seatLooks(meta)} />
            <Actions table={table} meta={meta} game={game} finish={finish} fold={() => fold(true)} />
          </>
        )}
      </section>
    </div>
  );
}

function Actions({ table, meta, game, finish, fold }: Over & { fold: () => void }): JSX.Element {
  const replay = `/t/${meta.id}/replay/${game.no}`;
  const seated = (table.you.value?.chairs.length ?? 0) > 0;
  const review = useBoard(meta.game)?.review;
  const lookBack = (id: string): void => {
    fold();
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: "start" }));
  };
  return (
    <div class="actions">
      {meta.shared !== "" && (
        <a class="button primary" href={dealPath(meta)}>
          {t(meta.paired > 0 ? "tournament-compare" : "daily-title")}
        </a>
      )}
      {seated && meta.shared === "" && <Again table={table} meta={meta} outcome={finish.outcome} />}
      <a class="button plain" href={replay}>
        {t("watch-replay")}
      </a>
      {review !== undefined && !plain.value && (
        <button type="button" class="button plain" onClick={() => lookBack(review)}>
          {t("result-review")}
        </button>
      )}
      {finish.outcome === null ? (
        <Share path={replay} label={t("share-replay")} />
      ) : (
        <SharePicture table={table} meta={meta} game={game} finish={finish} />
      )}
    </div>
  );
}

/** Return the path to the page of a shared deal: a day, or the tables of a duplicate tournament. */
function dealPath(meta: Meta): string {
  return meta.paired > 0 ? `/tournaments/${meta.shared.split("/").at(-1) ?? ""}` : `/daily/${meta.game}`;
}
