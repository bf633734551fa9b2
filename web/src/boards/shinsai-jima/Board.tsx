import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import "./board.css";
import type { Event, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { Coach } from "../kit/coach";
import { useFilm, type Told } from "../kit/film";
import { Play } from "../kit/play";
import { useDraftSounds } from "../kit/sound";
import { useVoice } from "../kit/voice";
import { Actions } from "./Actions";
import { Goods, Purse } from "./Goods";
import { Scene } from "./Scene";
import { Consequences, Rankings, Status, askedOf } from "./Status";
import { MARKS } from "./coach";
import { film } from "./film";
import { useHand, type Hand, type Props } from "./hand";
import { help } from "./help";
import { KEYS, useKeys } from "./keys";
import { prefs } from "./prefs";
import { sounds } from "./sounds";

const NOTHING: readonly Event[] = [];

/** The board of Shinsai-jima: draws the island, offers the moves and shows their effects. */
export function Board(props: Props): JSX.Element {
  const { view, seats, happened, live, recent = NOTHING } = props;
  const hand = useHand(props);
  const fresh = useForeseen(hand);
  const { scene, frame } = useFilm({ happened, live, scene: hand.draft.view, film, fresh, sounds });
  useDraftSounds(hand.draft.events, sounds);
  useVoice({
    game: "shinsai-jima",
    seats,
    events: hand.draft.events,
    asked: frame === null ? askedOf(hand) : null,
  });
  useKeys(hand);
  const shown: ShinsaiJimaView = frame === null ? hand.draft.view : scene;
  const after = frame === null ? view : hand.draft.view;
  // The words beside the island must not run ahead of the film.
  const known = useHeld(hand.draft.view, view, frame === null);
  return (
    <div class="shinsai-jima" data-land={prefs.land.value}>
      <Coach game="shinsai-jima" marks={MARKS} state={hand} />
      <Play
        game="shinsai-jima"
        help={help(hand)}
        keys={KEYS}
        hears={prefs.keys.value}
        scene={
          <>
            <Scene
              hand={hand}
              before={view}
              shown={shown}
              after={after}
              frame={frame}
              seats={seats}
              recent={recent}
              live={live}
            />
            <Goods view={shown} seats={seats} />
          </>
        }
        now={<Status view={known} seats={seats} hand={hand} filming={frame !== null} />}
        hand={
          <div class="sj-panel">
            <Consequences events={hand.draft.events} seats={seats} />
            {hand.draft.seat !== null && <Actions hand={hand} />}
            {known.final.length > 0 && <Rankings view={known} seats={seats} />}
          </div>
        }
        more={<Purse view={shown} seats={seats} />}
      />
    </div>
  );
}

/** Return the position with the draft; while a film runs, return the table's position before it. */
function useHeld(drafted: ShinsaiJimaView, view: ShinsaiJimaView, free: boolean): ShinsaiJimaView {
  const held = useRef(view);
  if (free) held.current = view;
  return free ? drafted : held.current;
}

/** Return a filter for news: it leaves out events that the reader has already seen as effects of their draft. */
function useForeseen({ draft }: Hand): (news: Told<Event>) => readonly Event[] {
  const seen = useRef<readonly Event[]>(NOTHING);
  if (draft.moves.length > 0) seen.current = draft.events;
  return useMemo(
    () =>
      ({ events }) => {
        const known = seen.current;
        seen.current = NOTHING;
        const same =
          known.length > 0 && known.every((event, n) => JSON.stringify(event) === JSON.stringify(events[n]));
        return same ? events.slice(known.length) : events;
      },
    [],
  );
}
