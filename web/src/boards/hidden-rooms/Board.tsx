import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../ui/i18n";
import { notify } from "../../ui/notices";
import { refusal } from "../../ui/refusals";
import { Coach } from "../kit/coach";
import { useFilm } from "../kit/film";
import { Play } from "../kit/play";
import { useDraftSounds } from "../kit/sound";
import { useVoice } from "../kit/voice";
import { Actions, KEYS } from "./Actions";
import { squaresOf, useAdvice } from "./advice";
import "./board.css";
import { Chapter } from "./Chapter";
import { Chronicle } from "./Chronicle";
import { MARKS } from "./coach";
import { Hint } from "./Hint";
import { Lookback } from "./Lookback";
import { Room } from "./Room";
import { Pair, Say, askedOf } from "./Say";
import { Memory, Supply, Unseen } from "./Sources";
import { film, fresh } from "./film";
import { useHand, type Props } from "./hand";
import { helpTold } from "./help";
import { useKeys } from "./keys";
import { prefs } from "./prefs";
import { useRoving } from "./roving";
import { sceneOf } from "./scene";
import { sounds } from "./sounds";

/** The Hidden Rooms board: a child feels its way through a house by night. */
export function Board(props: Props): JSX.Element {
  const hand = useHand(props);
  const { view } = hand;
  const { happened, live } = props;
  const { scene, frame } = useFilm({ happened, live, scene: sceneOf(view), film, fresh, sounds });
  useDraftSounds(hand.draft.events, sounds);
  const running = frame !== null;
  // The next choices are not drawn over a film.
  const open = hand.mine && !running;
  useVoice({
    game: "hidden-rooms",
    seats: props.seats,
    events: hand.draft.events,
    asked: open ? askedOf(hand) : null,
  });
  const advised = useAdvice(props);
  const hint = advised === null ? null : advised.ask;
  const tip = advised?.found[advised.at];
  useKeys(hand, open, hint);
  const roving = useRoving(scene.child, (square) => open && hand.pick(square));
  const { refused } = hand.draft;
  useEffect(() => {
    if (refused !== null) notify(refusal(refused, "hidden-rooms"), null, true);
  }, [refused]);
  return (
    <div class="hidden-rooms" data-open={open} data-dream={prefs.dream.value}>
      <Coach game="hidden-rooms" marks={MARKS} state={hand} />
      <Play
        game="hidden-rooms"
        help={helpTold(hand)}
        keys={KEYS}
        hears={prefs.keys.value}
        scene={
          <div class="hr-stage">
            <Room
              view={view}
              scene={scene}
              hand={hand}
              open={open}
              roving={roving}
              hinted={open && tip !== undefined ? squaresOf(tip.moves) : []}
            />
            {scene.end !== null && (
              <p class={`hr-end ${scene.end.won ? "hr-won" : ""}`} aria-hidden="true">
                {t(`hidden-rooms-ui-reason-${scene.end.reason}`)}
              </p>
            )}
          </div>
        }
        now={<Say hand={hand} scene={scene} open={open} />}
        hand={
          <div class="hr-hand">
            <Chronicle view={view} scene={scene} />
            <div class="hr-hold">
              <Supply hand={hand} scene={scene} open={open} />
              {view.phase === "place" && open ? (
                <Pair hand={hand} />
              ) : (
                <Memory hand={hand} scene={scene} open={open} />
              )}
            </div>
            {advised !== null && open && advised.found.length > 0 && <Hint advised={advised} />}
            {view.phase !== "ended" && <Actions hand={hand} open={open} hint={hint} />}
          </div>
        }
        more={
          <div class="hr-more">
            {view.phase === "ended" && !running && props.kept !== undefined && <Lookback kept={props.kept} />}
            <Chapter view={view} scene={scene} />
            <Unseen hand={hand} />
          </div>
        }
      />
    </div>
  );
}
