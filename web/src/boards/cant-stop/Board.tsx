import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../ui/announce";
import { t } from "../../ui/i18n";
import "./board.css";
import { paced } from "../kit/acts";
import { Coach } from "../kit/coach";
import { useFilm } from "../kit/film";
import { Play } from "../kit/play";
import { Actions } from "./Actions";
import { Acts } from "./Acts";
import { Scenery, SceneButton } from "./Backgrounds";
import { Choices, choiceName } from "./Choices";
import { Tags, Tray } from "./Dice";
import { Ground } from "./Ground";
import { useKeys } from "./keys";
import { Camps, Climbers, Ghosts } from "./Pieces";
import { Routes } from "./Routes";
import { Claims, Status } from "./Status";
import { KEYS, Tools } from "./Tools";
import { Trail } from "./Trail";
import { MARKS } from "./coach";
import { arrivals, film } from "./film";
import { VIEW_BOX } from "./geometry";
import { rollOf, useHand, type Props } from "./hand";
import { usePointing } from "./pointing";
import { prefs } from "./prefs";
import { nothingLive, pin, swap, toggle } from "./selection";
import { sounds } from "./sounds";

/** The Can't Stop board: it draws the view and offers the moves. */
export function Board(props: Props): JSX.Element {
  const { view, seats, mine, happened, live } = props;
  const hand = useHand(props);
  const { frame } = useFilm({ happened, live, scene: view, film, sounds });
  const acts = paced(frame?.acts ?? []);
  const root = useRef<HTMLDivElement>(null);
  const pointing = usePointing(view, hand);
  useKeys(view, hand);
  const arriving = arrivals(acts);
  const { choice, selection } = hand;
  const mineNow = hand.seat !== null;
  const still = frame === null;
  // Moves to come are not drawn over pieces in motion.
  const aiming = mineNow && acts.every(({ kind }) => kind === "dice");
  const odds = prefs.odds.value === "before";
  const said = mineNow && selection?.pinned === true && choice !== null ? choiceName(choice, odds) : null;
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said]);
  return (
    <div class={`cant-stop scene-${prefs.scene.value}`} ref={root}>
      <Coach game="cant-stop" marks={MARKS} state={{ view, hand }} />
      <Play
        game="cant-stop"
        keys={KEYS}
        hears={prefs.keys.value}
        scene={
          <div class="cs-stage" onFocusIn={pointing.reached}>
            <Scenery scene={prefs.scene.value} />
            <svg
              class="octagon board-picture"
              viewBox={VIEW_BOX}
              role="group"
              aria-label={t("cant-stop-ui-board")}
              {...pointing.handlers}
            >
              <Ground />
              <Routes
                view={view}
                seats={seats}
                mine={mine}
                choice={mineNow ? choice : null}
                focus={pointing.focus}
              />
              <Trail recent={still && !selection?.pinned ? props.recent : undefined} seats={seats} />
              <Camps view={view} seats={seats} choice={mineNow ? choice : null} arriving={arriving} />
              {aiming && choice !== null && <Ghosts view={view} choice={choice} />}
              <Climbers view={view} arriving={arriving} />
              {aiming && choice?.live === true && selection !== null && (
                <Tags view={view} choice={choice} selection={selection} />
              )}
              {frame !== null && <Acts key={happened?.rev} acts={acts} seats={seats} />}
            </svg>
            <SceneButton />
          </div>
        }
        now={
          <Status
            outcome={props.outcome}
            view={view}
            seats={seats}
            mine={mine}
            seat={hand.seat}
            pinned={mineNow && selection?.pinned === true}
          />
        }
        hand={
          <div class="cs-hand">
            {view.dice !== null && (
              <Tray
                dice={view.dice}
                selection={selection}
                roll={rollOf(view)}
                tumble={acts.some(({ kind }) => kind === "dice")}
                toggle={
                  mineNow && !nothingLive(view) ? (die) => hand.select((now) => toggle(now, die)) : null
                }
                swap={mineNow && !nothingLive(view) ? () => hand.select(swap) : null}
              />
            )}
            {view.choices.length > 0 && (
              <Choices
                view={view}
                chosen={choice}
                odds={odds}
                pick={mineNow && !nothingLive(view) ? (each) => hand.select((now) => pin(now, each)) : null}
              />
            )}
            {mineNow && <Actions view={view} hand={hand} odds={odds} />}
          </div>
        }
        more={
          <>
            <Claims view={view} seats={seats} />
            <Tools />
          </>
        }
      />
    </div>
  );
}
