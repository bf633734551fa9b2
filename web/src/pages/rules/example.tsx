import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ClockOf } from "../../boards/kit/clock";
import { t } from "../../ui/i18n";
import { Sentence } from "../../ui/sentence";
import { atSeats, sentence, type Said } from "../../ui/words";
import { lessonSeats } from "../learn/attempt";
import { StillBoard } from "./still-board";
import { Walk } from "./walk";

interface Props {
  game: string;
  lesson: string;
  /** The clause that the example shows. */
  clause: string;
  /** True over a board: the lesson then opens in a tab of its own. */
  over: boolean;
}

/** A worked example: the position of a lesson, and its solution step by step. */
export function Example({ game, lesson, clause, over }: Props): JSX.Element {
  const walk = useComputed(() => new Walk(game, lesson)).value;
  const failed = useSignal(false);
  const busy = useSignal(false);
  const act = (deed: () => Promise<void>): void => {
    if (busy.peek()) return;
    busy.value = true;
    failed.value = false;
    void deed()
      .catch(() => (failed.value = true))
      .finally(() => (busy.value = false));
  };
  const begin = (): void => act(() => walk.begin());
  const { value: scene } = walk.scene;
  const ready = walk.more.value && walk.clock.still.value && !busy.value;
  return (
    <details
      class="book-example"
      lang={document.documentElement.lang}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && scene === null) begin();
      }}
    >
      <summary>
        {t("rules-example", { title: t(`${game}-lesson-${lesson}`) })} <span class="soft">{clause}</span>
      </summary>
      <p>{t(`${game}-lesson-${lesson}-say`)}</p>
      {scene !== null && (
        <div class="example-board">
          <ClockOf.Provider value={walk.clock}>
            <StillBoard game={game} scene={scene} happened={walk.happened.value} round={walk.begun.value} />
          </ClockOf.Provider>
        </div>
      )}
      <Told game={game} walk={walk} />
      <p class="example-ways">
        <button
          type="button"
          class="button primary"
          aria-disabled={!ready}
          onClick={() => {
            if (ready) act(() => walk.step());
          }}
        >
          {t("rules-example-step")}
        </button>
        <button type="button" class="button plain" aria-disabled={scene === null} onClick={begin}>
          {t("rules-example-begin")}
        </button>
        <a class="button plain" href={`/learn/${game}/${lesson}`} {...(over && { target: "_blank" })}>
          {t("rules-example-try")}
          {over && <span class="unseen"> {t("new-tab")}</span>}
        </a>
      </p>
      {failed.value && <p role="status">{t("part-missing")}</p>}
    </details>
  );
}

/** The events of the last step, once the board has shown it, and at the end the point of the example. */
function Told({ game, walk }: { game: string; walk: Walk }): JSX.Element {
  const scene = walk.scene.value;
  const happened = walk.happened.value;
  if (scene === null || happened === null || !walk.clock.still.value) return <div role="status" />;
  const people = atSeats(game, lessonSeats(scene));
  const said = happened.events
    .map((event) => sentence(event as Said, people))
    .filter((words) => words !== null);
  return (
    <div role="status">
      <ul class="example-told">
        {said.map((words, n) => (
          <li key={n}>
            <Sentence words={words} />
          </li>
        ))}
      </ul>
      {scene.passed && <p class="example-done">{t(`${game}-lesson-${walk.lesson}-done`)}</p>}
    </div>
  );
}
