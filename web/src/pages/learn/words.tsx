import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moving } from "../../net/settings";
import { t } from "../../ui/i18n";
import type { Attempt } from "./attempt";

const PAUSE_MS = 1_200;

interface Props {
  attempt: Attempt;
  /** True once the reader has asked for a hint. */
  hinted: Signal<boolean>;
  /** True when the reader has come here from another lesson. */
  led: boolean;
  /** Goes on to the next lesson; null after the last. */
  next: (() => void) | null;
}

/** The words of a lesson: its task, a hint and the verdict, with the buttons to go on. */
export function Words({ attempt, hinted, led, next }: Props): JSX.Element {
  const told = useRef<HTMLElement>(null);
  const scene = attempt.scene.value;
  // The verdict waits until the board has shown its reason.
  const still = attempt.clock.still.value;
  const done = scene?.passed === true && still;
  const lost = scene?.over === true && still;
  const text = `${attempt.game}-lesson-${attempt.lesson}`;
  useLayoutEffect(() => {
    // The newest words stand last.
    if (hinted.value || done || lost) told.current?.scrollTo(0, told.current.scrollHeight);
    if (led || hinted.value || done || lost) read();
  }, [led, hinted.value, done, lost]);
  return (
    <div class="sheet learn-say" data-done={done}>
      <section class="learn-words" aria-labelledby="lesson-title" tabIndex={0} ref={told}>
        <h2 id="lesson-title">{t(text)}</h2>
        <p class="learn-task">{t(`${text}-say`)}</p>
        {hinted.value && !done && <p class="learn-hint">{t(`${text}-hint`)}</p>}
        <div role="status">
          {done && <p class="learn-done">{t(`${text}-done`)}</p>}
          {lost && <p class="learn-over">{t("lesson-over")}</p>}
        </div>
      </section>
      <div class="tool-buttons">
        {done && next !== null && (
          <button type="button" class="button primary" onClick={next}>
            {t("lesson-next")}
          </button>
        )}
        {done && next === null && (
          <a class="button primary" href="/">
            {t("lesson-play")}
          </a>
        )}
        <button
          type="button"
          class={lost ? "button primary" : "button plain"}
          onClick={() => void attempt.begin().then(read)}
        >
          {t("lesson-again")}
        </button>
        {!done && !hinted.value && (
          <button type="button" class="button plain" onClick={() => (hinted.value = true)}>
            {t("lesson-hint")}
          </button>
        )}
        {!done && hinted.value && (
          <button type="button" class="button plain" onClick={() => void attempt.show(pause).then(read)}>
            {t("lesson-show")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Move the focus to the words, when what is new has taken away the element that had it. */
function read(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(".learn-words")?.focus();
  });
}

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, moving() ? PAUSE_MS : 0));
}
