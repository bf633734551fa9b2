import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../ui/i18n";
import { useFilm } from "../kit/film";
import { KeyHelp } from "../kit/key-help";
import { useDraftSounds } from "../kit/sound";
import "./board.css";
import { Actions } from "./Actions";
import { Caption } from "./Caption";
import { Hall } from "./Hall";
import { Box } from "./Laying";
import { Players } from "./Players";
import { Tiles, type Peek } from "./Tiles";
import { fateOf } from "./fate";
import { film } from "./film";
import { frame as frameOf, spot, type Layout } from "./geometry";
import { useHand } from "./hand";
import { KEYS } from "./keys";
import { useLayout } from "./layout";
import { prefs } from "./prefs";
import { sceneOf, type Scene } from "./scene";
import { sounds } from "./sounds";
import type { Props, View } from "./words";

/** The hall of the monster: draws the view, offers the moves. */
export function Board(props: Props): JSX.Element {
  const { seats, mine, happened, live } = props;
  const layout = useLayout();
  const hand = useHand(props);
  const still = useScene(hand.view);
  const { scene, frame } = useFilm({ happened, live, scene: still, film, fresh: hand.fresh, sounds });
  useDraftSounds(hand.made, sounds);
  const peek = usePeek(hand.view);
  const fate = frame === null ? fateOf(hand.view, peek.tile.value ?? peek.pinned.value) : null;
  const classes = ["fearsome-floors", layout, frame !== null && "filming", prefs.names.value && "named"];
  return (
    <div class={classes.filter((each) => each !== false).join(" ")}>
      <div class="ff-play">
        <div class="ff-stage">
          <Box view={hand.view} hand={hand} />
          <Hall
            layout={layout}
            hand={hand}
            scene={scene}
            frame={frame}
            fate={fate}
            step={peek.step.value}
            seats={seats}
          />
          {frame !== null && (
            <Caption event={frame.event} seats={seats} high={low(layout, scene.beast.square)} />
          )}
        </div>
        <div class="ff-panel" aria-label={t("fearsome-floors-ui-panel")} role="group">
          <Actions
            filming={frame !== null}
            hand={hand}
            view={hand.view}
            seats={seats}
            outcome={props.outcome}
          />
          <Players view={hand.view} scene={scene} seats={seats} mine={mine} hand={hand} />
          <Tiles view={hand.view} seats={seats} peek={peek} />
          <KeyHelp game="fearsome-floors" keys={KEYS} on={prefs.keys.value} />
        </div>
      </div>
    </div>
  );
}

/** Whether a square is where a caption at the bottom would hide it. */
function low(layout: Layout, square: string): boolean {
  const { y, height } = frameOf(layout);
  return spot(layout, square).y > y + height * 0.7;
}

/** The scene of the view; stones keep their identity from one to the next. */
function useScene(view: View): Scene {
  const before = useMemo<{ scene: Scene | null }>(() => ({ scene: null }), []);
  return useMemo(() => (before.scene = sceneOf(view, before.scene)), [view]);
}

function usePeek({ phase }: View): Peek {
  const peek: Peek = {
    tile: useSignal<string | null>(null),
    pinned: useSignal<string | null>(null),
    step: useSignal<number | null>(null),
    ticked: useSignal<readonly number[]>([]),
  };
  // All eight tiles lie face down again in the second phase.
  useEffect(() => void (peek.ticked.value = []), [phase]);
  return peek;
}
