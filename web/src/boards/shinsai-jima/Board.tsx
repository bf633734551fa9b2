import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../ui/i18n";
import "./board.css";
import type { ShinsaiJimaView } from "../../wire/shinsai-jima";
import { paced } from "../kit/acts";
import { useFilm } from "../kit/film";
import { KeyHelp } from "../kit/key-help";
import { useDraftSounds } from "../kit/sound";
import { Actions } from "./Actions";
import { Acts } from "./Acts";
import { Goods } from "./Goods";
import { Island } from "./Island";
import { Status } from "./Status";
import { film } from "./film";
import { CELLS, stack, type Cell } from "./grid";
import { useHand, type Props } from "./hand";
import { KEYS, useKeys } from "./keys";
import { flatten, gaze, prefs, rotate } from "./prefs";
import { occupant } from "./sides";
import { sounds } from "./sounds";

const NONE: ReadonlySet<string> = new Set();

/** The board of Shinsai-jima: draws the island, offers the moves, shows what they would bring about. */
export function Board(props: Props): JSX.Element {
  const { view, seats, happened, live } = props;
  const hand = useHand(props);
  const { scene, frame } = useFilm({ happened, live, scene: view, film, sounds });
  useDraftSounds(hand.draft.events, sounds);
  const acts = useMemo(() => paced(frame?.acts ?? []), [frame]);
  useKeys(hand);
  const shown = frame === null ? hand.draft.view : scene;
  const mine = hand.draft.seat !== null && frame === null;
  const looking = gaze();
  return (
    <div class="shinsai-jima">
      <div class="sj-play">
        <div class={looking.flat ? "sj-stage flat" : "sj-stage"}>
          <Island
            view={shown}
            gaze={looking}
            seats={seats}
            targets={mine ? hand.targets : new Map()}
            touched={hand.draft.moves.length === 0 ? NONE : changed(view, hand.draft.view)}
            refused={hand.why?.cell ?? null}
            away={new Set(acts.flatMap((act) => (act.kind === "go" ? [act.piece] : [])))}
            click={mine ? hand.click : null}
          >
            {frame !== null && (
              <Acts
                key={happened?.rev}
                acts={acts}
                before={scene}
                after={view}
                gaze={looking}
                seats={seats}
              />
            )}
          </Island>
          <div class="sj-views">
            <button
              type="button"
              class="board-round"
              onClick={() => rotate(1)}
              aria-label={t("shinsai-jima-ui-turn")}
              title={t("shinsai-jima-ui-turn")}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 12a7 7 0 1 1 2.500 5.400M5 18v-5h5" />
              </svg>
            </button>
            <button
              type="button"
              class="board-round"
              onClick={flatten}
              aria-pressed={looking.flat}
              aria-label={t("shinsai-jima-ui-flat")}
              title={t("shinsai-jima-ui-flat")}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 5h14v14H5zM5 12h14M12 5v14" />
              </svg>
            </button>
          </div>
        </div>
        <Goods view={shown} seats={seats} />
        <div class="sj-panel">
          <Status view={hand.draft.view} seats={seats} hand={hand} />
          {hand.draft.seat !== null && <Actions hand={hand} />}
          <KeyHelp game="shinsai-jima" keys={KEYS} on={prefs.keys.value} />
        </div>
      </div>
    </div>
  );
}

/** The cells that differ between two positions. */
function changed(before: ShinsaiJimaView, after: ShinsaiJimaView): ReadonlySet<Cell> {
  const sight = (view: ShinsaiJimaView, cell: Cell): string => {
    const here = occupant(view, cell);
    return `${stack(view, cell)}|${here === undefined ? "" : `${here.id}${here.status}${here.facing}`}`;
  };
  return new Set(CELLS.filter((cell) => sight(before, cell) !== sight(after, cell)));
}
