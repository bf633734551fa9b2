import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Outcome } from "../../wire/types";
import "./board.css";
import { Crew } from "./Crew";
import { Forecast } from "./Forecast";
import { useHand, type Props } from "./hand";
import { useKeys } from "./keys";
import { Panel } from "./Panel";
import { useProjector } from "./projector";
import { River } from "./River";
import { useStory } from "./story";
import type { Place } from "./places";

/** The Niagara board: draws the view, offers the moves. */
export function Board(props: Props): JSX.Element {
  const { seats, mine, live } = props;
  const hand = useHand(props);
  const shown = useProjector(useStory(props, hand), live);
  const lit = useSignal<Place | null>(null);
  const open = useSignal(false);
  const flow = useSignal<number | null>(null);
  const keys = useKeys(hand, open);
  const forecast = shown.view.outlooks.length > 0 && props.outcome === null;
  const foretold = open.value && forecast ? flow.value : null;
  return (
    <div class="niagara" onKeyDown={keys}>
      <div class="ni-play">
        <div class="ni-stage">
          <River shown={shown} hand={hand} seats={seats} mine={mine} foretold={foretold} lit={lit.value} />
        </div>
        <div class="ni-panel">
          <Panel
            hand={hand}
            shown={shown}
            seats={seats}
            mine={mine}
            outcome={props.outcome as Outcome | null}
            light={(place) => (lit.value = place)}
          />
          {forecast && (
            <button
              type="button"
              class="button plain wide forecast-button"
              aria-expanded={open.value}
              onClick={() => (open.value = !open.value)}
            >
              {t("niagara-ui-forecast")}
            </button>
          )}
          {open.value && forecast && (
            <Forecast
              view={shown.view}
              seats={seats}
              flow={flow.value}
              draw={(next) => (flow.value = next)}
            />
          )}
          <Crew view={shown.view} seats={seats} mine={mine} />
        </div>
      </div>
    </div>
  );
}
