import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { BoardProps } from "../kit/board";
import { useDraft, type Draft } from "../kit/draft";
import { usePatience } from "../kit/patience";
import { menuOf, narrowed, type AnyMove, type Group, type Option, type Step } from "./menu";
import { prefs } from "./prefs";

/** An event, as far as every game's events are alike. */
export interface AnyEvent {
  event: string;
  reveals?: boolean;
}

/** The properties of the plain board: those of every board, and two of its own. */
export type Props = BoardProps<unknown, AnyMove, AnyEvent> & {
  game: string;
  /** Show the game's own board in place of this one; null where there is none. */
  own: (() => void) | null;
};

/** The reader's choices so far, and the ways to go on. */
export interface Hand {
  draft: Draft<unknown, AnyMove, AnyEvent>;
  /** The steps by which the moves have been narrowed down. */
  path: readonly Step[];
  groups: readonly Group[];
  /** The options of all groups, in order: a digit chooses one of the first nine. */
  options: readonly Option[];
  /** The number of moves left to choose from. */
  left: number;
  pick: (option: Option) => void;
  /** Take back the last step, or else the last move. */
  back: () => void;
  canGoBack: boolean;
  send: () => void;
}

/** Keep the reader's choices and build their turn. */
export function useHand(props: Props): Hand {
  const draft = useDraft<unknown, AnyMove, AnyEvent>(props);
  const { offered, busy } = draft;
  const chosen = useSignal<{ of: string; path: readonly Step[] } | null>(null);
  const of = useMemo(() => JSON.stringify(offered), [offered]);
  const path = chosen.value?.of === of ? chosen.value.path : [];
  const shown = draft.whole ? NONE : offered;
  const groups = useMemo(() => menuOf(shown, path), [of, path, draft.whole]);
  const make = (move: AnyMove): void => void (prefs["at-once"].value ? draft.send(move) : draft.add(move));
  const back = (): void => {
    if (path.length > 0) chosen.value = { of, path: path.slice(0, -1) };
    else if (draft.moves.length > 0) draft.back();
  };
  const send = (): void => {
    if (draft.moves.length > 0) void draft.send();
  };
  const { soon } = usePatience({ back, send }, draft);
  return {
    draft,
    path,
    groups,
    options: groups.flatMap(({ options }) => options),
    left: narrowed(shown, path).length,
    pick: (option) => {
      // The options are about to change.
      if (busy) return;
      if (option.is === "move") make(option.move);
      else chosen.value = { of, path: [...path, option.step] };
    },
    back: () => soon((now) => now.back()),
    canGoBack: path.length > 0 || draft.moves.length > 0,
    send: () => soon((now) => now.send()),
  };
}

const NONE: readonly AnyMove[] = [];

/** Return the view to show: after the drafted moves, unless they would reveal what nobody knows yet. */
export function viewOf(props: Props, { draft }: Hand): { view: unknown; drafted: boolean } {
  const drafted = draft.moves.length > 0 && !draft.events.some(({ reveals }) => reveals === true);
  return { view: drafted ? draft.view : props.view, drafted };
}
