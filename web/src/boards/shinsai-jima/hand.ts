import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import type { Event, Move, ShinsaiJimaView } from "../../wire/shinsai-jima";
import type { Reason } from "../../wire/types";
import type { BoardProps } from "../kit/board";
import { useDraft, type Draft } from "../kit/draft";
import { notNow } from "../kit/not-now";
import { usePatience } from "../kit/patience";
import { useSettling } from "../kit/settling";
import { attempt, modes, question, targets, windowOf, type Mode, type Question } from "./choices";
import { inDanger } from "./danger";
import { ahead, type Cell, type Way } from "./grid";
import { prefs } from "./prefs";
import { placement, SETTING_UP } from "./rest";
import { piece } from "./sides";

const NOTHING: readonly Move[] = [];

export type Props = BoardProps<ShinsaiJimaView, Move, Event>;

/** The turn in the making of the player at this board, and the actions on it. */
export interface Hand {
  draft: Draft<ShinsaiJimaView, Move, Event>;
  mode: Mode;
  modes: readonly Mode[];
  setMode: (mode: Mode) => void;
  /** The cells to point at, with the moves that they may mean. */
  targets: ReadonlyMap<Cell, readonly Move[]>;
  /** The question that tells apart the moves a click may mean; null for none. */
  asked: Question | null;
  /** The last cell pointed at and the reason for its refusal; null for none. */
  why: { cell: Cell; text: string } | null;
  click: (cell: Cell) => void;
  /** Make one of these moves, or ask the player which. */
  choose: (moves: readonly Move[]) => void;
  /** Send an answer to the window at once, without a draft. */
  answer: (move: Move) => void;
  /** Send the turn once it has no more decisions. */
  ok: () => void;
  /** True if the board makes the remaining placements of the set-up. */
  rests: boolean;
  rest: (on: boolean) => void;
  back: () => void;
  clear: () => void;
}

export function useHand(props: Props): Hand {
  const draft = useDraft<ShinsaiJimaView, Move, Event>(props);
  const chosen = useSignal<Mode>("way");
  const pending = useSignal<readonly Move[]>(NOTHING);
  const why = useSignal<{ cell: Cell; text: string } | null>(null);
  const tried = useSignal<Cell>("");
  const { view, offered, refused } = draft;
  const all = modes(offered);
  const mode = all.includes(chosen.value) ? chosen.value : (all[0] ?? "way");
  const reset = (): void => {
    chosen.value = "way";
    pending.value = NOTHING;
    why.value = null;
  };
  useLayoutEffect(reset, [offered]);
  usePassing(props, draft);
  const rests = useSignal(false);
  useResting(draft, rests.value);
  const found = draft.seat === null ? new Map<Cell, readonly Move[]>() : targets(offered, view, mode);

  const choose = (moves: readonly Move[]): void => {
    const left = moves.filter((move) => offered.some((each) => same(each, move)));
    const [first] = left;
    if (first === undefined) return;
    // A placement is a turn of one move: the hall's undo takes back a wrong one.
    if (question(left) === null) void (SETTING_UP.has(view.phase) ? draft.send(first) : draft.add(first));
    else pending.value = left;
  };
  const click = (cell: Cell): void => {
    const moves = found.get(cell);
    if (refused !== null) draft.back(0);
    why.value = moves === undefined ? refusedAt(view, cell) : null;
    if (moves !== undefined) choose(moves);
    else if (why.value === null) {
      const move = attempt(offered, view, mode, cell);
      if (move !== null) void draft.add(move);
    }
  };
  const ok = (): void => {
    if (!draft.whole) return;
    // The player meant the waiting actions for this turn, not for the next one.
    forget();
    void draft.send();
  };
  const back = (): void => {
    if (pending.value.length > 0) pending.value = NOTHING;
    else draft.back();
  };
  const { soon, forget } = usePatience({ choose, click, ok, back }, draft);
  const settling = useSettling(JSON.stringify([windowOf(draft), offered]));
  return {
    draft,
    mode,
    modes: all,
    setMode: (next) => {
      pending.value = NOTHING;
      chosen.value = next;
    },
    targets: found,
    asked: question(pending.value),
    why: refused === null ? why.value : { cell: tried.value, text: refusal(refused, "shinsai-jima") },
    click: (cell) => {
      // The second click of a double click asks for nothing new.
      if (draft.busy && cell === tried.value) return;
      tried.value = cell;
      soon((now) => now.click(cell));
    },
    choose: (moves) => soon((now) => now.choose(moves)),
    rests: rests.value,
    rest: (on) => {
      pending.value = NOTHING;
      rests.value = on;
    },
    answer: (move) => {
      if (draft.busy) return;
      if (settling()) notNow(t("shinsai-jima-ui-settling"));
      else void draft.send(move);
    },
    ok: () => soon((now) => now.ok()),
    back: () => soon((now) => now.back()),
    clear: () => {
      forget();
      reset();
      draft.clear();
    },
  };
}

function same(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return the cell and the reason why the chosen piece cannot go there; null if the view gives none. */
export function refusedAt(view: ShinsaiJimaView, cell: Cell): { cell: Cell; text: string } | null {
  const from = piece(view, view.turn?.piece)?.cell;
  if (from === null || from === undefined) return null;
  const reasons = (view.turn?.refused ?? []).filter(
    ({ facing, distance }) => ahead(from, facing as Way, distance) === cell,
  );
  const texts = reasons.map(({ code, power, cells }) => {
    const reason: Reason = { code, clause: null, what: { power, cells } };
    return refusal(reason, "shinsai-jima");
  });
  return texts.length === 0 ? null : { cell, text: [...new Set(texts)].join(" ") };
}

/** Pass for a player who does not want the question about an interruption (SJ-F9). */
function usePassing(props: Props, draft: Draft<ShinsaiJimaView, Move, Event>): void {
  const { view } = props;
  const pass = draft.offered.find(({ do: deed }) => deed === "pass");
  const { seat } = draft;
  const wanted =
    prefs.asking.value === "always" ||
    (prefs.asking.value === "hurt" && seat !== null && inDanger(view, seat));
  // The answers of others draw the board again meanwhile: pass only once in each window.
  const due = pass === undefined || seat === null || wanted ? null : windowOf(draft);
  useEffect(() => {
    if (due !== null && pass !== undefined) void draft.send(pass);
  }, [due]);
}

/** Make the remaining placements for a player who asks for it: one in each position. */
function useResting(
  { view, offered, seat, busy, send }: Draft<ShinsaiJimaView, Move, Event>,
  on: boolean,
): void {
  const placed = useRef<readonly Move[]>(NOTHING);
  const due = on && seat !== null && !busy && SETTING_UP.has(view.phase) && placed.current !== offered;
  useEffect(() => {
    const move = due ? placement(view, offered, Math.random) : null;
    if (move === null) return;
    placed.current = offered;
    void send(move);
  }, [due, offered]);
}
