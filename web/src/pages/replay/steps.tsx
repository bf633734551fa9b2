import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { settings } from "../../net/settings";
import { t } from "../../ui/i18n";
import { OneStop } from "../../ui/one-stop";
import type { SeatLook } from "../../ui/seats";
import { Sentence } from "../../ui/sentence";
import { sentences, takenBack, type People, type Said } from "../../ui/words";
import type { Comment, Replay } from "../../wire/http";
import type { Player } from "./player";

interface Props {
  replay: Replay;
  player: Player;
  seats: readonly SeatLook[];
  comments: readonly Comment[];
}

/** The people of a replay, as sentences name them. */
export function audience(replay: Replay, seats: readonly SeatLook[]): People {
  return {
    game: replay.game,
    seats,
    chair: (chair) => seats[chair] ?? NOBODY,
    player: () => "–",
    goal: 1,
  };
}

/** The log of a replay; each line leads to its step, and the shown one is marked. */
export function Steps({ replay, player, seats, comments }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const at = player.step.value;
  const locale = settings.locale.value;
  const told = useMemo(() => {
    const who = audience(replay, seats);
    return replay.steps.map((step) => step.events.flatMap((event) => sentences(event as Said, who)));
    // The sentences depend on the language as well.
  }, [replay, seats, locale]);
  const undone = useMemo(() => takenBack(replay.steps), [replay]);
  useLayoutEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>("[aria-current]");
    // Only the list may scroll: the board must stay where the reader looks at it.
    if (box !== null && line != null) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    <div class="scroll" ref={list} tabIndex={0} role="group" aria-label={t("log")}>
      <OneStop class="log steps" stops="button" start="[aria-current] button">
        {told.map((sentences, step) => (
          <li
            key={step}
            class={undone.has(replay.steps[step]?.rev ?? 0) ? "undone" : ""}
            aria-current={step === at ? "step" : undefined}
          >
            <button
              type="button"
              class="bare count"
              onClick={() => player.to(step)}
              aria-label={t("go-to-step", { step })}
            >
              {step}
            </button>
            <div>
              {sentences.map((words, index) => (
                <p key={index}>
                  <Sentence words={words} />
                </p>
              ))}
              <Remarks count={comments.filter(({ rev }) => rev === replay.steps[step]?.rev).length} />
            </div>
          </li>
        ))}
      </OneStop>
    </div>
  );
}

/** The number of comments on a step. */
function Remarks({ count }: { count: number }): JSX.Element | null {
  return count === 0 ? null : <p class="soft small">{t("comments", { count })}</p>;
}

const NOBODY: SeatLook = {
  seat: 0,
  name: "–",
  colour: "none",
  ink: "inherit",
  letter: "",
  shape: "",
  side: 0,
  bot: null,
};
