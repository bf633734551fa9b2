import type { Said } from "../../ui/words";
import type { HiddenRoomsView } from "../../wire/hidden-rooms-view";

/** Return the quickest escape, or the end of the last try. */
export function ending(view: HiddenRoomsView): Said[] {
  const escapes = view.done.filter(({ reason }) => reason === "win");
  const last = view.done.at(-1);
  if (view.clause === "HR-G-05" && escapes.length > 0) {
    const turns = Math.min(...escapes.map((escape) => escape.turns));
    return [{ event: "escaped", tries: view.done.length, turns }];
  }
  return last === undefined
    ? []
    : [{ event: "kept", reason: last.reason, stage: last.stage, turns: last.turns }];
}
