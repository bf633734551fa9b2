import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { Move } from "../../wire/shinsai-jima";
import { Window } from "./Window";
import { modeOf, type Mode, type Question } from "./choices";
import type { Hand } from "./hand";
import { deedName } from "./names";
import { SETTING_UP } from "./rest";

/** The player's legal actions apart from clicks on the island. */
export function Actions({ hand }: { hand: Hand }): JSX.Element {
  const { draft } = hand;
  const { offered, view } = draft;
  const buttons = offered.filter((move) => modeOf(move) === null && move.do !== "rotate");
  if (view.phase === "window") return <Window hand={hand} />;
  if (SETTING_UP.has(view.phase)) return <Placing hand={hand} />;
  return (
    <div class="sj-actions">
      {hand.asked !== null ? (
        <Asking hand={hand} asked={hand.asked} />
      ) : (
        <>
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

/** The controls of the set-up. The board sends a placement at once, and makes the remaining ones if the player asks. */
function Placing({ hand }: { hand: Hand }): JSX.Element {
  return (
    <div class="sj-actions sj-placing">
      {hand.asked !== null && <Asking hand={hand} asked={hand.asked} />}
      <div class="sj-buttons">
        {hand.asked !== null && (
          <button type="button" class="button plain" onClick={hand.back}>
            {t("shinsai-jima-ui-back")}
          </button>
        )}
        <button type="button" class="act" aria-pressed={hand.rests} onClick={() => hand.rest(!hand.rests)}>
          {t("shinsai-jima-ui-rest")}
        </button>
      </div>
    </div>
  );
}

/** The modes of a click on the island, when there are several. */
function Modes({ hand }: { hand: Hand }): JSX.Element | null {
  // The player chooses the edge for a shot on the island.
  if (hand.modes.length < 2 || hand.mode.startsWith("fire-")) return null;
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

/** The question that tells apart the moves a click may mean. */
function Asking({ hand, asked }: { hand: Hand; asked: Question }): JSX.Element {
  const label = t(`shinsai-jima-ui-ask-${asked.ask}`);
  return (
    <div class="sj-asking" role="group" aria-label={label}>
      <p>{label}</p>
      {asked.ask !== "facing" && (
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

/** Buttons: OK for the whole turn, one step back, all steps back. */
function Closing({ hand }: { hand: Hand }): JSX.Element {
  const { draft } = hand;
  const begun = draft.moves.length > 0;
  const step = begun || hand.asked !== null;
  return (
    <div class="sj-closing">
      <button type="button" class="act sj-ok" aria-disabled={!draft.whole || draft.busy} onClick={hand.ok}>
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
