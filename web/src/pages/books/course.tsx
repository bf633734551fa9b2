import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { Study } from "../../wire/hidden-rooms";
import type { Square } from "./drawing";
import { Findings } from "./findings";

/** The figures of a path, counted while it is drawn. */
export function Counters({ path, study }: { path: readonly Square[]; study: Study | null }): JSX.Element {
  const walked = study !== null && study.walk.length > 0;
  const counts = [
    ["books-count-covered", `${path.length} / 36`],
    ["books-count-turns", walked ? study.walk.length - 1 : "–"],
    ["books-count-camped", walked ? study.camped : "–"],
    ["books-count-corners", walked ? study.corners : "–"],
  ] as const;
  return (
    <>
      <dl class="counters">
        {counts.map(([key, count]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {study !== null && study.findings.length > 0 && <Findings findings={study.findings} />}
    </>
  );
}

interface ScrubProps {
  study: Study;
  turn: Signal<number>;
  child: Signal<Square | null>;
}

/** The monster's walk with nobody in sight, turn by turn; with a child on the board, what it does next. */
export function Scrub({ study, turn, child }: ScrubProps): JSX.Element {
  const id = useId();
  const last = study.walk.length - 1;
  return (
    <div class="scrub">
      <label for={id}>{t("books-scrub", { turn: Math.min(turn.value, last), last })}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={Math.min(turn.value, last)}
        onInput={(event) => (turn.value = event.currentTarget.valueAsNumber)}
      />
      {child.value !== null && (
        <div role="status">
          <ol class="coming">
            {study.coming.map(({ kind, square: [row, column], facing }, index) => (
              <li key={index}>
                {t(`books-coming-${kind}`, {
                  to: `${"abcdef".charAt(column)}${row + 1}`,
                  facing: t(`hidden-rooms-ui-facing-${facing}`),
                })}
              </li>
            ))}
          </ol>
          {study.ends !== "" && <p class="wrong">{t(`hidden-rooms-ui-reason-${study.ends}`)}</p>}
          <button type="button" class="button plain small" onClick={() => (child.value = null)}>
            {t("books-path-no-child")}
          </button>
        </div>
      )}
    </div>
  );
}
