import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Coach } from "../kit/coach";
import { useKeptFocus } from "../kit/focus";
import { KeyHelp } from "../kit/key-help";
import "./board.css";
import { useFilm } from "../kit/film";
import { Crew } from "./Crew";
import { Forecast } from "./Forecast";
import { Panel } from "./Panel";
import { River } from "./River";
import { MARKS } from "./coach";
import { film, fresh } from "./film";
import { likely } from "./forecast";
import { useHand, type Props } from "./hand";
import { keyTexts, useKeys } from "./keys";
import type { Place } from "./places";
import { sounds } from "./sounds";
import { useStory } from "./story";

/** What is next to be decided. */
const NEXT = ".ni-task .end, .ni-task button:not([aria-disabled='true']), .ni-task input, .ni-task";

/** The Niagara board: draws the view, offers the moves. */
export function Board(props: Props): JSX.Element {
  const { seats, mine, live } = props;
  const hand = useHand(props);
  const story = useStory(props, hand);
  const shown = useFilm({ happened: story, live, scene: story.view, film, fresh, sounds });
  const { scene } = shown;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const lit = useSignal<Place | null>(null);
  const open = useSignal(false);
  const flow = useSignal<number | null>(null);
  const foresee = (): void => {
    open.value = !open.value;
    // On a telephone the picture may be out of sight.
    if (open.value) stage.current?.scrollIntoView({ block: "nearest" });
  };
  const keys = useKeys(hand, foresee);
  useKeptFocus(root, NEXT);
  const forecast = scene.outlooks.length > 0 && props.outcome === null;
  const foretold = open.value && forecast ? likely(scene, flow.value) : null;
  return (
    <div class={foretold === null ? "niagara" : "niagara foretelling"} ref={root} onKeyDown={keys}>
      <Coach game="niagara" marks={MARKS} state={hand} />
      <div class="ni-play">
        <div class="ni-stage" ref={stage}>
          <River shown={shown} hand={hand} seats={seats} mine={mine} foretold={foretold} lit={lit.value} />
          {forecast && (
            <button type="button" class="forecast-button" aria-expanded={open.value} onClick={foresee}>
              {t("niagara-ui-forecast")}
            </button>
          )}
        </div>
        <div class="ni-panel">
          <Panel
            hand={hand}
            shown={shown}
            seats={seats}
            mine={mine}
            outcome={props.outcome}
            light={(place) => (lit.value = place)}
          />
          {foretold !== null && (
            <Forecast view={scene} seats={seats} flow={foretold} draw={(next) => (flow.value = next)} />
          )}
          <Crew view={scene} seats={seats} mine={mine} />
          <KeyHelp game="niagara" keys={keyTexts(scene)} on />
        </div>
      </div>
    </div>
  );
}
