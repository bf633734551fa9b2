import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Coach } from "../kit/coach";
import { useFilm } from "../kit/film";
import { Play } from "../kit/play";
import { useDraftSounds } from "../kit/sound";
import "./board.css";
import { Caption } from "./Caption";
import { Hall } from "./Hall";
import { HandBar } from "./HandBar";
import { Now, helpOf } from "./Now";
import { Players } from "./Players";
import { Tiles } from "./Tiles";
import { MARKS } from "./coach";
import { fateOf } from "./fate";
import { film } from "./film";
import { frame as frameOf, spot, type Layout } from "./geometry";
import { useHand } from "./hand";
import { KEYS } from "./keys";
import { useMoment } from "./moment";
import { usePeek } from "./peek";
import { prefs } from "./prefs";
import { squareIn, useRoom } from "./room";
import { sceneOf, type Scene } from "./scene";
import { lately } from "./walks";
import { sounds } from "./sounds";
import { GAME, type Props, type View } from "./words";

/** Pixels that a square must be wide to bear its name: in a narrower one the name would fill it. */
const NAMED = 36;

/** The board of Fearsome Floors: draws the view and offers the moves. */
export function Board(props: Props): JSX.Element {
  const { seats, mine, happened, live, outcome, recent } = props;
  const cell = useRef<HTMLDivElement>(null);
  const room = useRoom(cell);
  const { layout } = room;
  const hand = useHand(props);
  const still = useScene(hand.view);
  const { scene, frame } = useFilm({ happened, live, scene: still, film, fresh: hand.fresh, sounds });
  useDraftSounds(hand.made, sounds);
  const free = frame === null;
  // The words beside the hall must not run ahead of the film.
  const shown = useHeld(hand.view, free);
  const peek = usePeek(shown);
  const fate = free ? fateOf(shown, peek.tile.value ?? peek.pinned.value) : null;
  const moment = useMoment(props);
  const marked = free && !hand.begun && outcome === null && prefs.marks.value;
  const walks = useMemo(() => (marked ? lately(recent ?? []) : []), [marked, recent]);
  const named = prefs.names.value && squareIn(room) >= NAMED;
  return (
    <div class={`fearsome-floors ${layout}`} data-place={prefs.scene.value}>
      <Coach game={GAME} marks={MARKS} state={{ view: shown, hand, free }} />
      <Play
        game={GAME}
        help={helpOf(hand, shown, seats)}
        keys={KEYS}
        hears={prefs.keys.value}
        scene={
          <div
            ref={cell}
            class={["ff-stage", !free && "filming", named && "named"].filter(Boolean).join(" ")}
            style={{ "--px": room.px }}
          >
            <Hall
              layout={layout}
              hand={hand}
              scene={scene}
              frame={frame}
              fate={fate}
              step={peek.step.value}
              seats={seats}
              walks={walks}
              moment={moment}
            />
            {frame !== null && (
              <Caption event={frame.event} seats={seats} high={low(layout, scene.beast.square)} />
            )}
          </div>
        }
        now={<Now filming={!free} hand={hand} view={shown} seats={seats} outcome={outcome} peek={peek} />}
        hand={<HandBar free={free} hand={hand} view={shown} scene={scene} props={props} peek={peek} />}
        more={
          <div class="ff-more" aria-label={t("fearsome-floors-ui-panel")} role="group">
            <Tiles view={shown} seats={seats} peek={peek} />
            <Players view={shown} scene={scene} seats={seats} mine={mine} />
          </div>
        }
      />
    </div>
  );
}

/** Return true for a square so low that a caption at the bottom would hide it. */
function low(layout: Layout, square: string): boolean {
  const { y, height } = frameOf(layout);
  return spot(layout, square).y > y + height * 0.7;
}

/** Return the scene of the view. Stones keep their identity from one scene to the next. */
function useScene(view: View): Scene {
  const before = useMemo<{ scene: Scene | null }>(() => ({ scene: null }), []);
  return useMemo(() => (before.scene = sceneOf(view, before.scene)), [view]);
}

/** Return the newest view; while a film leads to it, return the view before. */
function useHeld(view: View, free: boolean): View {
  const held = useRef(view);
  if (free) held.current = view;
  return held.current;
}
