import { useMemo } from "preact/hooks";
import type { Event, NiagaraView } from "../../wire/niagara";
import type { Told } from "../kit/film";
import { after, ownTurn } from "./film";
import { complete, type Hand, type Props } from "./hand";

/** Return the events for the film and the view after them: my draft up to the end of my turn, else the table's news. */
export function useStory({ view, happened }: Props, { draft }: Hand): Told<Event> & { view: NiagaraView } {
  const rev = happened?.rev ?? 0;
  return useMemo(() => {
    if (draft.moves.length === 0) return { rev, events: happened?.events ?? [], view };
    if (!complete(draft)) return { rev, events: draft.events, view: draft.view };
    // The server also foresees the river or the next round: the film must not show that yet.
    const events = ownTurn(draft.events);
    return { rev, events, view: after(view, events) };
  }, [view, rev, draft.moves]);
}
