import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Coach } from "../kit/coach";
import { useFilm } from "../kit/film";
import { useKeptFocus } from "../kit/focus";
import { useForced } from "../kit/forced";
import { Play } from "../kit/play";
import { useVoice } from "../kit/voice";
import "./board.css";
import { Crew } from "./Crew";
import { Flows, Forecast } from "./Forecast";
import { Now, Panel } from "./Panel";
import { River, type Lit } from "./River";
import { MARKS } from "./coach";
import { film, fresh } from "./film";
import { likely } from "./forecast";
import { useHand, type Props } from "./hand";
import { keyTexts, useKeys } from "./keys";
import { useRoom } from "./lie";
import { prefs } from "./prefs";
import { sounds } from "./sounds";
import { helpTold, statusTold } from "./status";
import { useStory } from "./story";

/** Controls for the next decision. If the focused control vanishes, the focus goes to the first of these. */
const NEXT = ".ni-task .end, .ni-task button:not([aria-disabled='true']), .ni-task input, .ni-task";
const WAVES =
  "M2 8c3-4 5-4 8 0s5 4 8 0 3-3 4-3M2 14c3-4 5-4 8 0s5 4 8 0 3-3 4-3M2 20c3-4 5-4 8 0s5 4 8 0 3-3 4-3";

/** The board of Niagara: draws the view and offers the moves. */
export function Board(props: Props): JSX.Element {
  const { seats, mine, live, outcome, recent = [] } = props;
  const hand = useHand(props);
  const story = useStory(props, hand);
  const shown = useFilm({ happened: story, live, scene: story.view, film, fresh, sounds });
  const { scene } = shown;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const ground = useRoom(stage);
  const lit = useSignal<Lit>({});
  const open = useSignal(false);
  const flow = useSignal<number | null>(null);
  const foresee = (): void => {
    open.value = !open.value;
  };
  const keys = useKeys(hand, foresee);
  useKeptFocus(root, NEXT);
  const asks = hand.task !== "none" && shown.frame === null;
  const asked = asks ? statusTold(hand, { seats, mine, outcome }) : null;
  useVoice({ game: "niagara", seats, events: hand.draft.events, asked });
  const forecast = scene.outlooks.length > 0 && outcome === null;
  const foretold = open.value && forecast && shown.frame === null ? likely(scene, flow.value) : null;
  const { forced } = hand;
  const due = forced !== null && shown.frame === null && !open.value;
  const counting = useForced(due ? `${scene.round} ${JSON.stringify(forced)}` : null, () => {
    if (forced !== null) hand.send(forced);
  });
  const looks = ["niagara", prefs.scenery.value, foretold !== null && "foretelling"];
  return (
    <div class={looks.filter(Boolean).join(" ")} ref={root} onKeyDown={keys}>
      <Coach game="niagara" marks={MARKS} state={hand} />
      <Play
        game="niagara"
        help={helpTold(hand)}
        keys={keyTexts(scene)}
        hears
        scene={
          <div class="ni-stage" ref={stage}>
            <River {...{ ground, shown, hand, seats, mine, foretold, outcome, recent }} lit={lit.value} />
            {forecast && (
              <button
                type="button"
                class="forecast-button"
                aria-label={t("niagara-ui-forecast")}
                aria-expanded={open.value}
                onClick={foresee}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d={WAVES} />
                </svg>
                <span class="full">{t("niagara-ui-forecast")}</span>
              </button>
            )}
          </div>
        }
        now={<Now hand={hand} shown={shown} seats={seats} mine={mine} outcome={outcome} />}
        hand={
          <div class="ni-hand">
            <Panel
              hand={hand}
              shown={shown}
              seats={seats}
              counting={counting}
              light={(next) => (lit.value = next)}
            />
            {foretold !== null && (
              <Forecast view={scene} seats={seats} flow={foretold} draw={(next) => (flow.value = next)} />
            )}
          </div>
        }
        more={
          <div class="ni-more">
            <Crew view={scene} seats={seats} mine={mine} />
            {forecast && <Flows view={scene} seats={seats} />}
          </div>
        }
      />
    </div>
  );
}
