import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { settings } from "../../net/settings";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import { time } from "../kit/film";
import { Actors } from "./Actors";
import { Corners } from "./Corner";
import { Ending } from "./Ending";
import { Foresight, Strides } from "./Foresight";
import { Gloom, Ground, Letters } from "./Ground";
import { covered } from "./Laying";
import { InTheWay, Lately, Reachable, Sights, Trail } from "./Overlays";
import { Squares } from "./Squares";
import { Laid } from "./Things";
import type { Fate } from "./fate";
import type { Shot } from "./film";
import { frame as frameOf, isDoor, nameOf, onBoard, xy, type Door, type Layout } from "./geometry";
import type { Hand } from "./hand";
import type { Moment } from "./moment";
import { squareNames } from "./names";
import { useKeys, usePointing } from "./pointing";
import type { Scene } from "./scene";
import type { Walk } from "./walks";
import { pieceId, type View } from "./words";

interface Props {
  layout: Layout;
  hand: Hand;
  scene: Scene;
  /** The current moment of the film; null while none runs. */
  frame: Shot | null;
  /** The foresight for the tile that the reader looks at; null for none. */
  fate: Fate | null;
  /** The step of that foresight that the reader points at; null for none. */
  step: number | null;
  seats: readonly SeatLook[];
  /** Ways that the others and the monster went since the reader moved. */
  walks: readonly Walk[];
  /** The end of the game while the hall shows it; otherwise null. */
  moment: Moment | null;
}

/** The drawing of the hall with everything in it, and with all that the player can touch there. */
export function Hall({ layout, hand, scene, frame, fate, step, seats, walks, moment }: Props): JSX.Element {
  const { view, seat, refused } = hand;
  const free = frame === null;
  const lays = hand.lays;
  const pointing = usePointing(hand, layout, lays);
  useKeys(hand, layout);
  const taken = seat !== null && view.taken !== null ? pieceId({ seat, piece: view.taken }) : null;
  const { x, y, width, height } = frameOf(layout);
  const viewBox = `${x} ${y} ${width} ${height}`;
  const { look } = scene;
  const name = useMemo(
    () => squareNames({ view, scene, seats, seat }),
    [view, scene, seat, settings.locale.value],
  );
  const walls = new Set(
    frame?.event.event === "monster-stepped"
      ? frame.event.walls
      : (fate?.steps ?? []).flatMap((each) => each.walls),
  );
  return (
    <div class="ff-hall" onFocusIn={pointing.reached}>
      {/* Walls do not move: the browser paints their own layer only once. */}
      <svg class="backdrop" viewBox={viewBox} aria-hidden="true">
        <Ground layout={layout} />
      </svg>
      <svg
        class="floor"
        viewBox={viewBox}
        role="group"
        aria-label={t("fearsome-floors-ui-board")}
        {...pointing.handlers}
      >
        <Squares
          layout={layout}
          name={name}
          focus={pointing.focus}
          marks={marks(hand, pointing.over)}
          doors={doors(view, seat)}
        />
        <g class="grounds" aria-hidden="true">
          {scene.grounds.map((ground) => (
            <Laid key={ground.squares.join()} layout={layout} ground={ground} />
          ))}
        </g>
        <Gloom layout={layout} />
        <Lately layout={layout} walks={walks} seats={seats} />
        <Letters layout={layout} lit={walls} />
        {free && taken !== null && <Reachable layout={layout} view={view} />}
        {free && taken !== null && <Trail layout={layout} view={view} waited={hand.entered} />}
        {look !== null && <Sights layout={layout} from={look.square} sights={look.sights} />}
        {fate !== null && <Strides layout={layout} fate={fate} step={step} />}
        <Actors
          scene={scene}
          layout={layout}
          seats={seats}
          takeable={free ? takeable(view, seat) : NONE}
          taken={taken}
          doomed={new Set(fate?.fate.caught.map(([of, piece]) => pieceId({ seat: of, piece })))}
          champions={moment?.seats ?? []}
          glide={frame === null ? null : frame.jump === true ? 0 : Math.min(time(frame), LONGEST_GLIDE)}
        />
        {fate !== null && <Foresight layout={layout} fate={fate} />}
        {refused !== null && <InTheWay layout={layout} squares={blockers(refused.what)} />}
        {moment !== null && <Ending moment={moment} layout={layout} scene={scene} seats={seats} />}
        <Corners layout={layout} scene={scene} turning={frame?.event.event === "tile-revealed"} />
      </svg>
    </div>
  );
}

const LONGEST_GLIDE = 600;
const NONE: ReadonlySet<number> = new Set();

/** Return the numbers of my pieces that I may take now, or instead of the taken one. */
function takeable({ stage, pieces }: View, seat: number | null): ReadonlySet<number> {
  if (stage !== "moving") return NONE;
  const mine = pieces.filter(
    (each) => each.seat === seat && !each.moved && ["hall", "waiting"].includes(each.place),
  );
  return new Set(mine.map(pieceId));
}

function doors(view: View, seat: number | null): Door[] {
  if (seat === null || view.taken === null) return [];
  return view.trail.length === 0 ? ["entrance", "exit"] : ["exit"];
}

/** Return classes of squares: where the item may lie, and which it would cover at the square pointed at. */
function marks(hand: Hand, over: string | null): Map<string, string> {
  const found = new Map<string, string>();
  if (hand.seat !== null)
    for (const { square } of hand.view.reach) if (square !== null) found.set(square, "open");
  for (const square of hand.lays) found.set(square, "lay");
  const { item } = hand.view;
  if (item === null || over === null || isDoor(over)) return found;
  const { x, y } = xy(over);
  const fits = hand.lays.has(over) ? "cover" : "cover misfit";
  for (const [cx, cy] of covered(item, x, y, hand.turned.value))
    if (onBoard(cx, cy)) found.set(nameOf(cx, cy), fits);
  return found;
}

/** Return the squares that a refusal names. */
function blockers(what: Record<string, unknown>): string[] {
  const named: unknown[] = [what["square"], what["behind"], what["squares"]].flat();
  return named.filter((each): each is string => typeof each === "string" && /^[a-p]\d+$/.test(each));
}
