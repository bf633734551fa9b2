import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { alarm, announce } from "../../ui/announce";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import type { Event, Move } from "../../wire/fearsome-floors";
import type { Reason } from "../../wire/types";
import { useDraft } from "../kit/draft";
import { useForced } from "../kit/forced";
import { chosen, laying, stays, turns, usePatientAsks, walking, type Asks, type Making } from "./asks";
import { GAME, type Heading, type Props, type View } from "./words";

/** The turn in the making of the player at this board, and the actions on it. */
export interface Hand extends Asks {
  /** My seat while it is to move; else null, and the board takes no clicks. */
  seat: number | null;
  /** The position with the turn so far. */
  view: View;
  /** Events of the turn so far. */
  made: readonly Event[];
  busy: boolean;
  refused: Reason | null;
  /** True while there is a move to take back. */
  begun: boolean;
  /** True once the taken piece has made a step. */
  begunWay: boolean;
  /** True while the hall is laid out and no piece moves yet. */
  laying: boolean;
  /** True while OK has a turn to send. */
  ready: boolean;
  /** True if OK would leave the taken piece on its square although it could go elsewhere. */
  staying: boolean;
  /** The question after a press of the key for OK, before a piece stays; null for none. */
  asked: string | null;
  /** True while the way can only end: the board sends it after a moment. */
  counting: boolean;
  /** True if the taken piece has come in with this turn. */
  entered: boolean;
  /** First squares where the item in hand may lie in its current heading. */
  lays: ReadonlySet<string>;
  /** True if the item in hand, or the one just laid, can be turned. */
  turnable: boolean;
  /** The heading of the next item. */
  turned: Signal<Heading>;
  cancel: () => void;
  /** Return the events that this board did not show while the player made the turn. */
  fresh: (news: { events: readonly Event[] }) => readonly Event[];
}

const STOP: Move = { do: "stop" };

export function useHand(props: Props): Hand {
  const draft = useDraft<View, Move, Event>(props);
  const turned = useSignal<Heading>("E");
  /** The turn on its way to the table: this board has shown it move by move. */
  const sent = useRef<Turn | null>(null);
  const { seat, view, refused } = draft;
  useEffect(() => {
    if (refused === null) return;
    alarm(refusal(refused, GAME));
  }, [refused]);
  const ok = (): void => confirm(draft, sent);
  const question = useQuestion(draft);
  const lays = props.view.stage === "laying";
  const agree = (): void => {
    if (question.open()) question.ask();
    else if (complete(draft) || view.taken !== null) ok();
    else if (seat !== null) announce(missing(view, lays));
  };
  const sends = { ok, agree, back: () => draft.back() };
  const asks = lays ? laying(draft, turned, sends) : walking(draft, sends);
  useSpoken(draft, props.view);
  const counting = useForced(lays ? null : only(draft), ok);
  const { forget, ...patient } = usePatientAsks(asks, draft);
  return {
    ...patient,
    seat,
    view,
    made: draft.events,
    busy: draft.busy,
    refused,
    begun: draft.moves.length > 0,
    begunWay: !lays && draft.moves.length > 1,
    laying: lays,
    ready: complete(draft) || (seat !== null && view.taken !== null),
    staying: stays(draft),
    asked: question.asked,
    counting,
    entered: draft.moves.some(({ do: what }) => what === "enter"),
    lays: useMemo(() => places(draft.offered, turned.value), [draft.offered, turned.value]),
    turnable: lays && turns(view.item ?? chosen(draft.moves) ?? "stone").length > 1,
    turned,
    cancel: () => {
      forget();
      draft.clear();
    },
    fresh: ({ events }) => {
      const rest = sent.current === null ? events : unseen(events, sent.current);
      if (rest !== events) sent.current = null;
      return rest;
    },
  };
}

/** Return the next task of a player who presses OK before there is a turn to send. */
function missing({ item }: View, lays: boolean): string {
  if (!lays) return t("fearsome-floors-ui-take");
  return item === null
    ? t("fearsome-floors-ui-choose")
    : t("fearsome-floors-ui-lay", { item: t(`fearsome-floors-ui-item-${item}`) });
}

/** Return true once the turn has its end, even if the same seat moves again. */
function complete({ whole, moves }: Making): boolean {
  const last = moves.at(-1)?.do;
  return whole || last === "lay" || last === "leave";
}

/** Return the way in the making as text, if only its end may follow; else null. */
function only(draft: Making): string | null {
  const { seat, moves, busy, refused, offered } = draft;
  if (seat === null || busy || refused !== null || moves.length < 2) return null;
  const ended = complete(draft) || (offered.length > 0 && offered.every(({ do: what }) => what === "stop"));
  return ended ? JSON.stringify(moves) : null;
}

/** Return the question before a piece stays, for the key for OK. Any other action withdraws it. */
function useQuestion(draft: Making): { asked: string | null; open: () => boolean; ask: () => void } {
  const asked = useSignal<readonly Move[] | null>(null);
  const text = (): string => {
    const { view } = draft;
    const piece = view.pieces.find((each) => each.seat === draft.seat && each.piece === view.taken);
    return t("fearsome-floors-ui-sure", { number: piece?.number ?? 0, other: piece?.other ?? 0 });
  };
  return {
    asked: asked.value === draft.moves && stays(draft) ? text() : null,
    open: () => stays(draft) && asked.value !== draft.moves,
    ask: () => {
      asked.value = draft.moves;
      announce(text());
    },
  };
}

/** Announce to screen readers the taken piece, its way, and its return: everybody else sees that on the board. */
function useSpoken({ seat, view, moves }: Making, table: View): void {
  const before = useRef({ table, seat, taken: view.taken, steps: view.trail.length });
  useEffect(() => {
    const was = before.current;
    const { taken, trail, points } = view;
    before.current = { table, seat, taken, steps: trail.length };
    if (seat === null || was.table !== table || was.seat !== seat) return;
    if (taken !== null && taken !== was.taken) {
      const piece = view.pieces.find((each) => each.seat === seat && each.piece === taken);
      const square = trail.at(-1) ?? "none";
      announce(t("fearsome-floors-ui-spoken-taken", { number: piece?.number ?? 0, square }));
    } else if (taken !== null && trail.length !== was.steps)
      announce(t("fearsome-floors-ui-spoken-at", { square: trail.at(-1) ?? "none", points }));
    else if (taken === null && was.taken !== null)
      announce(t(moves.length > 0 ? "fearsome-floors-ui-leaves" : "fearsome-floors-ui-spoken-back"));
  }, [seat, view, table]);
}

/** Send the turn. Preview one that cannot end here instead: the refusal names the square in the way. */
function confirm(draft: Making, sent: { current: Turn | null }): void {
  const { seat, view } = draft;
  const ended = complete(draft);
  if (seat === null || (!ended && view.taken === null)) return;
  if (!ended && !draft.offered.some((move) => move.do === "stop")) {
    void draft.add(STOP);
    return;
  }
  const last = ended ? [] : [STOP];
  sent.current = { seat, moves: [...draft.moves, ...last] };
  void draft.send(...last).then((done) => {
    if (!done) sent.current = null;
  });
}

/** Return the first squares where the item in hand may lie. */
function places(offered: readonly Move[], heading: Heading): ReadonlySet<string> {
  return new Set(
    offered.flatMap((move) => (move.do === "lay" && move.heading === heading ? [move.square] : [])),
  );
}

interface Turn {
  seat: number;
  moves: readonly Move[];
}

/** Return the events after those that this board showed move by move; all events if the turn was another one. */
export function unseen(events: readonly Event[], { seat, moves }: Turn): readonly Event[] {
  const [first] = events;
  const [move] = moves;
  const last = (...tags: Event["event"][]): number => events.findIndex(({ event }) => tags.includes(event));
  if (first?.event === "chosen" && move?.do === "choose" && first.seat === seat && first.item === move.item)
    return events.slice(last("laid") + 1);
  if (first?.event !== "taken" || move?.do !== "take" || first.seat !== seat || first.piece !== move.piece)
    return events;
  const end = last("stopped", "escaped");
  // A piece that stopped has still to be turned over; an escaped one has not.
  return events[end]?.event === "stopped" ? events.slice(end) : events.slice(end + 1);
}
