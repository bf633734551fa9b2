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

/** What the person at this board holds: a turn in the making, and the ways to make it. */
export interface Hand extends Asks {
  /** The seat to move, when it is mine; else null, and nothing can be touched. */
  seat: number | null;
  /** The position with the turn so far. */
  view: View;
  /** What the turn has done so far. */
  made: readonly Event[];
  busy: boolean;
  refused: Reason | null;
  /** Something can be taken back. */
  begun: boolean;
  /** The taken piece has made a step. */
  begunWay: boolean;
  /** The hall is being laid out, and no piece moves yet. */
  laying: boolean;
  /** OK has something to send. */
  ready: boolean;
  /** OK would leave the taken piece where it is. */
  staying: boolean;
  /** What a key for OK is asked before a piece stays. */
  asked: string | null;
  /** The way is all there can be: it is sent after a moment. */
  counting: boolean;
  /** The taken piece waited outside before this turn. */
  entered: boolean;
  /** Where the item in hand may lie as it is turned. */
  lays: ReadonlySet<string>;
  /** The item in hand, or just laid, can be turned. */
  turnable: boolean;
  /** How the next item is to lie. */
  turned: Signal<Heading>;
  cancel: () => void;
  /** What of these events was not seen on this board while the turn was made. */
  fresh: (news: { events: readonly Event[] }) => readonly Event[];
}

const STOP: Move = { do: "stop" };

export function useHand(props: Props): Hand {
  const draft = useDraft<View, Move, Event>(props);
  const turned = useSignal<Heading>("E");
  /** The turn on its way to the table, which was seen on this board move by move. */
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

/** What is to be done before there is anything to agree to. */
function missing({ item }: View, lays: boolean): string {
  if (!lays) return t("fearsome-floors-ui-take");
  return item === null
    ? t("fearsome-floors-ui-choose")
    : t("fearsome-floors-ui-lay", { item: t(`fearsome-floors-ui-item-${item}`) });
}

/** Whether the turn has its end, even if the same seat is to move again. */
function complete({ whole, moves }: Making): boolean {
  const last = moves.at(-1)?.do;
  return whole || last === "lay" || last === "leave";
}

/** The way in the making as text, if nothing may follow but its end; else null. */
function only(draft: Making): string | null {
  const { seat, moves, busy, refused, offered } = draft;
  if (seat === null || busy || refused !== null || moves.length < 2) return null;
  const ended = complete(draft) || (offered.length > 0 && offered.every(({ do: what }) => what === "stop"));
  return ended ? JSON.stringify(moves) : null;
}

/** The question before a piece stays, for keys; any other deed withdraws it. */
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

/** Tells screen readers what is taken, how far it has come, and that it was put back: on the board it is plain to see. */
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

/** Sends the turn. What cannot end here is asked about, not sent: the answer names the square in the way. */
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

/** First squares where the item in hand may lie. */
function places(offered: readonly Move[], heading: Heading): ReadonlySet<string> {
  return new Set(
    offered.flatMap((move) => (move.do === "lay" && move.heading === heading ? [move.square] : [])),
  );
}

interface Turn {
  seat: number;
  moves: readonly Move[];
}

/** What happened after what was made on this board move by move; all of it when that was another turn. */
export function unseen(events: readonly Event[], { seat, moves }: Turn): readonly Event[] {
  const [first] = events;
  const [move] = moves;
  const last = (...tags: Event["event"][]): number => events.findIndex(({ event }) => tags.includes(event));
  if (first?.event === "chosen" && move?.do === "choose" && first.seat === seat && first.item === move.item)
    return events.slice(last("laid") + 1);
  if (first?.event !== "taken" || move?.do !== "take" || first.seat !== seat || first.piece !== move.piece)
    return events;
  const end = last("stopped", "escaped");
  // The piece has still to be turned over; one that is out is out.
  return events[end]?.event === "stopped" ? events.slice(end) : events.slice(end + 1);
}
