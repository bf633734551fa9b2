import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { Move } from "../../wire/shinsai-jima";
import { Compass } from "./Compass";
import { Window } from "./Window";
import { modeOf, type Mode, type Question } from "./choices";
import type { Way } from "./grid";
import type { Hand } from "./hand";
import { deedName } from "./names";
import { gaze } from "./prefs";

/** Everything one may do now that is not a click on the island. */
export function Actions({ hand }: { hand: Hand }): JSX.Element {
  const { draft } = hand;
  const { offered, view } = draft;
  const buttons = offered.filter((move) => modeOf(move) === null && move.do !== "rotate");
  if (view.phase === "window") return <Window hand={hand} />;
  return (
    <div class="sj-actions">
      {hand.asked !== null ? (
        <Asking hand={hand} asked={hand.asked} />
      ) : (
        <>
          <Ways hand={hand} />
          <Modes hand={hand} />
          {buttons.length > 0 && (
            <div class="sj-buttons">
              {buttons.map((move) => (
                <button
                  key={JSON.stringify(move)}
                  type="button"
                  class={`act sj-do-${move.do}`}
                  onClick={() => hand.choose([move])}
                >
                  {deedName(move)}
                </button>
              ))}
            </div>
          )}
        </>
      )}
      <Closing hand={hand} />
    </div>
  );
}

/** Where the chosen piece may turn on its spot. */
function Ways({ hand }: { hand: Hand }): JSX.Element | null {
  const turns = hand.draft.offered.filter((move) => move.do === "rotate");
  if (turns.length === 0) return null;
  return (
    <div class="sj-row">
      <span>{t("shinsai-jima-ui-rotate")}</span>
      <Compass
        gaze={gaze()}
        label={t("shinsai-jima-ui-rotate")}
        open={turns.map(({ facing }) => facing)}
        choose={(way) => hand.choose(turns.filter(({ facing }) => facing === way))}
      />
    </div>
  );
}

/** What a click on the island shall mean, when it may mean several things. */
function Modes({ hand }: { hand: Hand }): JSX.Element | null {
  const shots = hand.modes.filter((mode) => mode.startsWith("fire-"));
  if (shots.length > 0)
    return (
      <div class="sj-row">
        <span>{t("shinsai-jima-ui-edge", { facing: hand.mode.slice(5) })}</span>
        <Compass
          gaze={gaze()}
          label={t("shinsai-jima-ui-edges")}
          open={shots.map((mode) => mode.slice(5) as Way)}
          choose={(way) => hand.setMode(`fire-${way}`)}
        />
      </div>
    );
  if (hand.modes.length < 2) return null;
  return (
    <div class="sj-modes" role="group" aria-label={t("shinsai-jima-ui-modes")}>
      {hand.modes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === hand.mode}
          class="button plain"
          onClick={() => hand.setMode(mode)}
        >
          {modeName(mode, hand)}
        </button>
      ))}
    </div>
  );
}

function modeName(mode: Mode, hand: Hand): string {
  if (mode.startsWith("colour-")) return t("shinsai-jima-ui-mode-colour", { side: mode.slice(7) });
  if (mode === "way") return t(`shinsai-jima-ui-mode-way-${hand.draft.view.phase}`);
  return t(`shinsai-jima-ui-mode-${mode}`);
}

/** Which of several things a click meant. */
function Asking({ hand, asked }: { hand: Hand; asked: Question }): JSX.Element {
  const label = t(`shinsai-jima-ui-ask-${asked.ask}`);
  return (
    <div class="sj-asking" role="group" aria-label={label}>
      <p>{label}</p>
      {asked.ask === "facing" ? (
        <Compass
          gaze={gaze()}
          label={label}
          open={asked.answers.map(({ value }) => value as Way)}
          choose={(way) => hand.choose(asked.answers.find(({ value }) => value === way)?.moves ?? [])}
        />
      ) : (
        <div class="sj-buttons">
          {asked.answers.map(({ value, moves }) => (
            <button key={value} type="button" class="act" onClick={() => hand.choose(moves)}>
              {answerName(asked, value, moves)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function answerName({ ask }: Question, value: string, [move]: readonly Move[]): string {
  if ((ask === "kind" || ask === "piece") && move !== undefined) return deedName(move);
  return t(`shinsai-jima-ui-${ask}-${value}`);
}

/** OK for the whole turn, one step back, all back. */
function Closing({ hand }: { hand: Hand }): JSX.Element {
  const { draft } = hand;
  const begun = draft.moves.length > 0;
  const step = begun || hand.asked !== null;
  return (
    <div class="sj-closing">
      <button
        type="button"
        class="act sj-ok"
        aria-disabled={!draft.whole || draft.busy}
        onClick={() => {
          if (draft.whole && !draft.busy) void draft.send();
        }}
      >
        {t("shinsai-jima-ui-ok")}
      </button>
      <button type="button" class="button plain" aria-disabled={!step} onClick={hand.back}>
        {t("shinsai-jima-ui-back")}
      </button>
      <button type="button" class="button plain" aria-disabled={!begun} onClick={hand.clear}>
        {t("shinsai-jima-ui-clear")}
      </button>
    </div>
  );
}
