import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { HiddenRoomsView } from "../../wire/hidden-rooms";
import { ChildFigure } from "./Pieces";
import type { Scene } from "./scene";

const ATTEMPTS = [1, 2, 3, 4];

/** The course of the night: attempts, the child's star, the monster's turns (HR-U-09). */
export function Chronicle({ view, scene }: { view: HiddenRoomsView; scene: Scene }): JSX.Element {
  const wins = view.done.filter(({ reason }) => reason === "win").length;
  const told = t("hidden-rooms-ui-attempt", { attempt: view.attempt, wins, losses: view.done.length - wins });
  const star = t(scene.starred ? "hidden-rooms-ui-starred" : "hidden-rooms-ui-starless");
  return (
    <div class="hr-chronicle">
      <svg class="hr-medal" viewBox="36 8 60 84" role="img" aria-label={star}>
        <ChildFigure starred={scene.starred} />
      </svg>
      <ol class="hr-attempts" aria-label={told}>
        {ATTEMPTS.map((number) => (
          <Night key={number} number={number} view={view} />
        ))}
      </ol>
      <dl class="hr-clock">
        <div>
          <dt>{t("hidden-rooms-ui-turns")}</dt>
          <dd>{view.turns}</dd>
        </div>
        <div>
          <dt>{t("hidden-rooms-ui-undisturbed")}</dt>
          <dd>{view.undisturbed > 0 ? view.undisturbed : "–"}</dd>
        </div>
      </dl>
    </div>
  );
}

function Night({ number, view }: { number: number; view: HiddenRoomsView }): JSX.Element {
  const done = view.done[number - 1];
  const kind =
    done === undefined
      ? number === view.attempt
        ? "now"
        : "to-come"
      : done.reason === "win"
        ? "won"
        : "lost";
  return (
    <li class={`hr-night hr-${kind}`} aria-current={kind === "now" ? "step" : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={MARKS[kind]} />
      </svg>
      <span class="unseen">
        {t(`hidden-rooms-ui-night-${kind}`, { number })}
        {done === undefined ? "" : `: ${t(`hidden-rooms-ui-reason-${done.reason}`)}`}
      </span>
    </li>
  );
}

const MARKS = {
  won: "M12 2.500L14.800 9 21.500 9.700 16.400 14.200 18 21 12 17.400 6 21 7.600 14.200 2.500 9.700 9.200 9Z",
  lost: "M5 5L19 19M19 5L5 19",
  now: "M12 3C16 8 17 11 17 14A5 5 0 0 1 7 14C7 11 8 8 12 3Z",
  "to-come": "M12 8A4 4 0 1 1 12 16 4 4 0 1 1 12 8Z",
} as const;
