import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { lazy } from "../../ui/lazy";
import type { Tried } from "../../wire/http";
import { Marks } from "./marks";
import { boast, cardOf, handOut, outcome } from "./share";

const ShareCard = lazy(() => import("../../ui/share-card/sheet").then((part) => part.ShareCard));

/** The reader's own try: the way to go on, or the result, to share without spoiling the day for others. */
export function Mine({ game, day, mine }: { game: string; day: string; mine: Tried }): JSX.Element {
  const done = useSignal<string | null>(null);
  const picture = useSignal(false);
  const { marks } = mine;
  if (marks === null)
    return (
      <a class="button primary" href={`/t/${mine.table}`}>
        {t("daily-go-on")}
      </a>
    );
  const text = boast(game, day, mine);
  return (
    <div class="daily-mine">
      <p>
        <Marks game={game} marks={marks} /> {outcome(game, mine)}{" "}
        {mine.place !== null && <strong>{t("daily-place", { place: mine.place })}</strong>}
      </p>
      <p class="actions">
        <button
          type="button"
          class="button primary"
          onClick={() => void handOut(text).then((how) => (done.value = how))}
        >
          {t("daily-share")}
        </button>
        <button type="button" class="button plain" onClick={() => (picture.value = true)}>
          {t("share-picture")}
        </button>
        <a class="button plain" href={`/t/${mine.table}`}>
          {t("daily-look")}
        </a>
        <span role="status" class="saved">
          {done.value === "copied" ? t("copied") : ""}
        </span>
      </p>
      {picture.value && (
        <ShareCard
          card={cardOf(game, day, mine)}
          path={`/daily/${game}/${day}`}
          close={() => (picture.value = false)}
        />
      )}
      {done.value === "failed" && (
        <textarea class="text" readOnly rows={3} value={text} aria-label={t("daily-share")} />
      )}
    </div>
  );
}
