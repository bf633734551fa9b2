import type { JSX } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Event, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { paced } from "../kit/acts";
import { Still } from "../kit/still";
import { Acts, carried } from "./Acts";
import { Directions } from "./Directions";
import { Island } from "./Island";
import { Space } from "./Space";
import type { film } from "./film";
import { CELLS, stack, type Cell } from "./grid";
import type { Hand } from "./hand";
import { gaze, nextLook, prefs, rotate } from "./prefs";
import { trail } from "./recent";
import { occupant } from "./sides";
import { directions } from "./ways";

interface Props {
  hand: Hand;
  /** The position before the draft. */
  before: ShinsaiJimaView;
  /** The position on the screen. */
  shown: ShinsaiJimaView;
  /** The position after the film. */
  after: ShinsaiJimaView;
  frame: ReturnType<typeof film>[number] | null;
  seats: readonly SeatLook[];
  recent: readonly Event[];
  live: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The island in the look that the reader prefers, with its marks and the directions around a piece. */
export function Scene({ hand, before, shown, after, frame, seats, recent, live }: Props): JSX.Element {
  const [broken, setBroken] = useState(false);
  const still = useContext(Still);
  const looking = gaze();
  const acts = useMemo(() => (frame === null ? null : paced(frame.acts)), [frame]);
  const mine = hand.draft.seat !== null && frame === null;
  const drafted = hand.draft.moves.length > 0;
  const touched = useMemo(
    () => (drafted ? changed(before, hand.draft.view) : NOBODY),
    [drafted, before, hand.draft.view],
  );
  const marks = useMemo(
    () => (frame === null && !drafted ? trail(recent) : NOBODY),
    [frame, drafted, recent],
  );
  const ways = mine ? directions(hand) : null;
  const space = prefs.look.value === "space" && !broken && !still;
  const common = {
    view: shown,
    seats,
    targets: mine && hand.asked === null ? hand.targets : NOTHING,
    touched,
    recent: marks,
    refused: hand.why?.cell ?? null,
    click: mine ? hand.click : null,
  };
  const drawing = (
    <div class={looking.flat ? "sj-drawing flat" : "sj-drawing"}>
      <Island {...common} gaze={looking} away={new Set((acts ?? []).flatMap((act) => carried(act) ?? []))}>
        {acts !== null && <Acts acts={acts} before={shown} after={after} gaze={looking} seats={seats} />}
      </Island>
      {ways !== null && <Directions {...ways} gaze={looking} />}
    </div>
  );
  return (
    <div class="sj-stage">
      {space ? (
        // The key builds a new world for another land: colours and plants are fixed when it opens.
        <Space
          key={prefs.land.value}
          {...common}
          acts={acts}
          live={live}
          foreseen={frame === null ? hand.draft.events : []}
          meanwhile={drawing}
          failed={() => setBroken(true)}
        >
          {ways !== null && <Directions {...ways} gaze={null} />}
        </Space>
      ) : (
        drawing
      )}
      <Views look={space ? "space" : looking.flat ? "plan" : "drawing"} />
    </div>
  );
}

const NOTHING: ReadonlyMap<Cell, never[]> = new Map();

/** Buttons that turn the island and change its look. */
function Views({ look }: { look: string }): JSX.Element {
  const turning = (quarters: 1 | -1, name: string, line: string): JSX.Element => (
    <button type="button" class="board-round" onClick={() => rotate(quarters)} aria-label={name} title={name}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={line} />
      </svg>
    </button>
  );
  const other = t("shinsai-jima-ui-look", { look: t(`shinsai-jima-ui-set-look-${look}`) });
  return (
    <div class="sj-views">
      {turning(1, t("shinsai-jima-ui-turn"), "M5 12a7 7 0 1 1 2.500 5.400M5 18v-5h5")}
      {turning(-1, t("shinsai-jima-ui-turn-back"), "M19 12a7 7 0 1 0 -2.500 5.400M19 18v-5h-5")}
      <button type="button" class="board-round" onClick={nextLook} aria-label={other} title={other}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3l8 4.500v9L12 21l-8-4.500v-9zM12 12l8-4.500M12 12v9M12 12L4 7.500" />
        </svg>
      </button>
    </div>
  );
}

/** Return the cells that differ between two positions. */
function changed(before: ShinsaiJimaView, after: ShinsaiJimaView): ReadonlySet<Cell> {
  const sight = (view: ShinsaiJimaView, cell: Cell): string => {
    const here = occupant(view, cell);
    return `${stack(view, cell)}|${here === undefined ? "" : `${here.id}${here.status}${here.facing}`}`;
  };
  return new Set(CELLS.filter((cell) => sight(before, cell) !== sight(after, cell)));
}
