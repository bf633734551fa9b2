import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Failure } from "../../net/http";
import { unpacked } from "../../net/position";
import { gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { practiseAt } from "../../ui/solo";
import { useTitle } from "../../ui/title";
import type { Position } from "../../wire/http";

/** The page of a link that holds a position: its game, and the way to a practice table there. */
export function AnalysisPage({ hash }: { hash: string }): JSX.Element {
  const position = useSignal<Position | null | undefined>(undefined);
  useTitle(t("analysis-title"));
  useEffect(() => {
    void learnGames();
    void unpacked(hash).then((found) => (position.value = found));
  }, [hash, position]);
  if (position.value === undefined) return <p class="wait">{t("loading")}</p>;
  return (
    <section class="sheet narrow">
      <h1>{t("analysis-title")}</h1>
      {position.value === null ? <Unreadable /> : <Found position={position.value} />}
    </section>
  );
}

function Unreadable(): JSX.Element {
  return (
    <>
      <p>{t("analysis-unreadable")}</p>
      <a class="button primary" href="/new">
        {t("analysis-new")}
      </a>
    </>
  );
}

function Found({ position }: { position: Position }): JSX.Element {
  const busy = useSignal(false);
  const failed = useSignal<Failure | null>(null);
  async function open(): Promise<void> {
    busy.value = true;
    failed.value = null;
    try {
      await practiseAt(position);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      failed.value = failure;
    } finally {
      busy.value = false;
    }
  }
  return (
    <>
      <p>
        {t("analysis-holds", {
          game: gameName(position.game),
          people: position.practice,
          turns: position.steps?.length ?? 0,
        })}
      </p>
      <p class="soft">{t("analysis-line")}</p>
      {failed.value !== null && <p role="alert">{refusal(failed.value.refused, position.game)}</p>}
      <button
        type="button"
        class="button primary"
        aria-disabled={busy.value}
        onClick={() => !busy.value && void open()}
      >
        {t("analysis-open")}
      </button>
    </>
  );
}
