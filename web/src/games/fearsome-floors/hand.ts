import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { alarm } from "../../announce";
import { refusal } from "../../refusals";
import type { Event, Move, Piece } from "../../wire/fearsome-floors";
import type { Reason } from "../../wire/types";
import { useDraft, type Draft } from "../draft";
import { beep } from "./beep";
import { HEADINGS, isDoor } from "./geometry";
import { slidOver, standing, wayIn, wayOut, wayTo } from "./route";
import { GAME, type Heading, type Item, type Props, type View } from "./words";

/** What the person at this board holds: a turn in the making, and the ways to make it. */
export interface Hand {
  /** The seat to move, when it is mine; else null, and nothing can be touched. */
  seat: number | null;
  /** The position with the turn so far. */
  view: View;
  busy: boolean;
  refused: Reason | null;
  /** Something can be taken back. */
  begun: boolean;
  /** OK has something to send. */
  ready: boolean;
  /** The taken piece waited outside before this turn. */
  entered: boolean;
  /** Where the item in hand may lie as it is turned. */
  lays: ReadonlySet<string>;
  /** How the next item is to lie. */
  turned: Signal<Heading>;
  click: (square: string) => void;
  step: (heading: Heading) => void;
  take: (piece: number) => void;
  choose: (item: Item) => void;
  turn: () => void;
  ok: () => void;
  back: () => void;
  cancel: () => void;
  /** What of these events was not seen on this board while the turn was made. */
  fresh: (events: readonly Event[]) => readonly Event[];
}

const STOP: Move = { do: "stop" };

/** The headings an item can be laid in. */
export function turns(item: Item): readonly Heading[] {
  if (item === "pool-4x1") return ["E", "S"];
  return item.startsWith("teleporter") ? HEADINGS : ["E"];
}

export function useHand(props: Props): Hand {
  const draft = useDraft<View, Move, Event>(props);
  const turned = useSignal<Heading>("E");
  /** The turn on its way to the table, which was seen on this board move by move. */
  const sent = useRef<Turn | null>(null);
  const { seat, view, refused } = draft;
  useEffect(() => {
    if (refused === null) return;
    beep();
    alarm(refusal(refused, GAME));
  }, [refused]);

  const taken = seat !== null && view.taken !== null;
  const laying = view.stage === "laying";
  const lays = draft.moves.filter((move) => move.do === "lay").length;

  const take = (piece: number): void => {
    if (seat === null || laying || draft.busy) return;
    if (view.taken === piece && draft.moves.length === 1) draft.clear();
    else {
      draft.clear();
      void draft.add({ do: "take", piece });
    }
  };
  const go = (moves: Move[] | null): void => {
    if (taken && moves !== null && !draft.busy && !draft.whole) void draft.add(...moves);
  };
  const lay = (square: string): void => {
    if (draft.busy || (view.item === null && lays === 0)) return;
    if (lays > 0) draft.back();
    void draft.add({ do: "lay", square, heading: turned.value });
  };
  const choose = (item: Item): void => {
    if (seat === null || !laying || draft.busy) return;
    draft.clear();
    turned.value = "E";
    void draft.add({ do: "choose", item });
  };
  const click = (square: string): void => {
    if (seat === null) return;
    if (laying) lay(square);
    else if (isDoor(square)) go(square === "exit" ? wayOut(view) : wayIn(view));
    else {
      const mine = mineOn(view, seat, square);
      const way = taken ? wayTo(view, square, slidOver(view.trail)) : null;
      const passing = way?.length === 1 && view.ways.some((each) => each.square === square);
      if (mine !== null && mine !== view.taken && !passing) take(mine);
      else go(way);
    }
  };
  const turn = (): void => {
    const item = view.item ?? chosenItem(draft);
    if (item === null) return;
    const ways = turns(item);
    turned.value = ways[(ways.indexOf(turned.value) + 1) % ways.length] ?? "E";
    const last = draft.moves.at(-1);
    if (last?.do === "lay") lay(last.square);
  };
  const ok = (): void => {
    if (draft.busy || seat === null) return;
    // What cannot end here is asked about, not sent: the answer names the square in the way.
    const ends = draft.offered.some((move) => move.do === "stop");
    if (!draft.whole && !ends) {
      if (taken) void draft.add(STOP);
      return;
    }
    const last = draft.whole ? [] : [STOP];
    sent.current = { seat, moves: [...draft.moves, ...last] };
    void draft.send(...last).then((done) => {
      if (done) return;
      sent.current = null;
      beep();
    });
  };

  return {
    seat,
    view,
    busy: draft.busy,
    refused,
    begun: draft.moves.length > 0,
    entered: draft.moves.some(({ do: what }) => what === "enter"),
    lays: useMemo(() => places(draft.offered, turned.value), [draft.offered, turned.value]),
    ready: draft.whole || taken,
    turned,
    click,
    step: (heading) => go(standing(view) === null ? wayIn(view) : [{ do: "step", heading }]),
    take,
    choose,
    turn,
    ok,
    back: () => draft.back(),
    cancel: draft.clear,
    fresh: (events) => {
      const rest = sent.current === null ? events : unseen(events, sent.current);
      if (rest !== events) sent.current = null;
      return rest;
    },
  };
}

/** The item laid or to be laid in this draft. */
export function chosenItem(draft: Pick<Draft<View, Move, Event>, "moves">): Item | null {
  const chosen = draft.moves.find((move) => move.do === "choose");
  return chosen?.item ?? null;
}

/** First squares where the item in hand may lie. */
function places(offered: readonly Move[], heading: Heading): ReadonlySet<string> {
  return new Set(
    offered.flatMap((move) => (move.do === "lay" && move.heading === heading ? [move.square] : [])),
  );
}

/** My piece on a square that may still move. */
function mineOn(view: View, seat: number, square: string): number | null {
  const here = (each: Piece): boolean => each.seat === seat && each.square === square && !each.moved;
  return view.pieces.find(here)?.piece ?? null;
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
