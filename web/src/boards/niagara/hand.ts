import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Event, Menu, Move, NiagaraView } from "../../wire/niagara";
import { t } from "../../ui/i18n";
import type { BoardProps } from "../kit/board";
import { useDraft, type Draft } from "../kit/draft";
import { notNow } from "../kit/not-now";
import { usePatience } from "../kit/patience";
import type { Card, Colour, Place } from "./places";

export type Props = BoardProps<NiagaraView, Move, Event>;

/** The decision that I have to make now. */
export type Task = "ransom" | "choose" | "weather" | "canoes" | "trade" | "confirm" | "none";

/** The turn in the making of the player at this board: their selection, and the actions on it. */
export interface Hand {
  draft: Draft<NiagaraView, Move, Event>;
  task: Task;
  /** The seat that I decide for now; null for none. */
  seat: number | null;
  /** The position after my draft. */
  view: NiagaraView;
  /** The options of the canoe that I picked; null without one. */
  menu: Menu | null;
  pick: (canoe: number) => void;
  card: Card | null;
  choose: (card: Card) => void;
  /** The gem that I would pay, null for none yet, and the canoe that I would pay for. */
  ransom: { colour: Colour | null; canoe: number };
  offer: (colour: Colour, canoe?: number) => void;
  /** Add a step to the turn, after those that the rules still check. */
  add: (move: Move) => void;
  /** Send the decision, such as the card or the payment. */
  send: (...last: Move[]) => void;
  /** True if the turn may end as it is. */
  mayEnd: boolean;
  /** End the turn, after the steps that the rules still check. */
  end: () => void;
  /** Take the last step back; without a step, drop the picked canoe. */
  back: () => void;
  canGoBack: boolean;
  /** React to a click on a place of the river. */
  tap: (place: Place) => void;
  /** The only legal card, payment or shift of the weather; null if there is a choice. */
  forced: Move | null;
}

export function useHand(props: Props): Hand {
  const draft = useDraft<NiagaraView, Move, Event>(props);
  const { seat, view } = draft;
  const picked = useSignal<{ turn: string; canoe: number } | null>(null);
  const card = useSignal<{ round: string; card: Card } | null>(null);
  const gem = useSignal<{ round: string; colour: Colour; canoe: number } | null>(null);
  const task = taskOf(draft);
  const turn = `${view.round}:${view.mover ?? "-"}`;
  const round = `${view.round}:${seat ?? "-"}`;

  const menus = task === "canoes" ? view.menus : [];
  const menu =
    menus.find(({ canoe }) => picked.value?.turn === turn && picked.value.canoe === canoe) ??
    (menus.length === 1 ? menus[0] : undefined) ??
    null;
  const cards =
    task === "choose" ? draft.offered.flatMap((move) => (move.do === "choose" ? [move.card] : [])) : [];
  const chosen = card.value?.round === round ? card.value.card : null;
  const held =
    chosen !== null && cards.includes(chosen) ? chosen : cards.length === 1 ? (cards[0] ?? null) : null;
  const payments = task === "ransom" ? draft.offered.filter((move) => move.do === "pay") : [];
  const canoe =
    gem.value?.round === round ? gem.value.canoe : Math.max(0, ...payments.map((move) => move.canoe));

  useLayoutEffect(() => {
    picked.value = null;
  }, [turn]);

  const add = (move: Move): void => void draft.add(move);
  const sending = useRef(false);
  const send = (...last: Move[]): void => {
    if (draft.busy) return;
    sending.current = true;
    void draft.send(...last).finally(() => (sending.current = false));
  };
  const whole = task === "confirm";
  const mayEnd = whole || (task === "canoes" && view.done);
  const end = (): void => {
    // The player meant a second press for this turn, not for the next one.
    forget();
    if (mayEnd) send(...(whole ? [] : [{ do: "done" } as const]));
  };
  const pick = (which: number): void => {
    // A refusal about the other canoe no longer matters.
    draft.back(0);
    picked.value = { turn, canoe: which };
  };
  const tap = (place: Place): void => {
    const target = menu?.targets.find(({ to }) => to === place);
    if (menu !== null && target !== undefined) add({ do: "paddle", canoe: menu.canoe, to: place });
    else if (seat === null || task !== "canoes" || pickAt(view, seat, place, menu, pick)) return;
    // The refusal of the rules tells the player the reason.
    else if (menu !== null) add({ do: "paddle", canoe: menu.canoe, to: place });
    else notNow(t("niagara-ui-pick-first"));
  };
  const back = (): void => {
    if (draft.moves.length > 0) draft.back();
    else picked.value = null;
  };
  const asked = useRef<string | null>(null);
  const { soon, forget } = usePatience({ tap, pick, add, back, end }, draft);
  type Ask = Parameters<typeof soon>[0];
  const ask = (what: Ask): void => {
    // While a turn is on its way, the player means actions for that turn, not for the next one.
    if (!sending.current) soon(what);
  };
  const askNew = (name: string, what: Ask): void => {
    // The second press of a double press asks for nothing new.
    if (draft.busy && name === asked.current) return;
    asked.current = name;
    ask(what);
  };
  return {
    draft,
    task,
    seat,
    view,
    menu,
    pick: (which) => ask((now) => now.pick(which)),
    card: held,
    choose: (one) => (card.value = { round, card: one }),
    ransom: { colour: gem.value?.round === round ? gem.value.colour : null, canoe },
    offer: (colour, which = canoe) => (gem.value = { round, colour, canoe: which }),
    add: (move) => askNew(JSON.stringify(move), (now) => now.add(move)),
    send,
    mayEnd,
    end: () => ask((now) => now.end()),
    back: () => ask((now) => now.back()),
    canGoBack: draft.moves.length > 0,
    tap: (place) => askNew(place, (now) => now.tap(place)),
    forced: ["choose", "ransom", "weather"].includes(task) ? only(draft) : null,
  };
}

/** Return the first move of a turn if there is no choice; else null. */
function only({ moves, offered }: Draft<NiagaraView, Move, Event>): Move | null {
  return moves.length === 0 && offered.length === 1 ? (offered[0] ?? null) : null;
}

/** Pick my canoe at a place, or the next one there. Return false if there is none. */
function pickAt(
  view: NiagaraView,
  seat: number,
  place: Place,
  menu: Menu | null,
  pick: (canoe: number) => void,
): boolean {
  const there = view.menus.filter(({ canoe }) => view.players[seat]?.canoes[canoe]?.place === place);
  const next = there[(there.findIndex(({ canoe }) => canoe === menu?.canoe) + 1) % Math.max(1, there.length)];
  if (next !== undefined) pick(next.canoe);
  return next !== undefined;
}

/** Return true for a complete draft, even if the server foresees that this seat acts again in the next round. */
export function complete({ seat, whole, events }: Draft<NiagaraView, Move, Event>): boolean {
  return whole || events.some((event) => event.event === "turn-ended" && event.seat === seat);
}

function taskOf(draft: Draft<NiagaraView, Move, Event>): Task {
  const { seat, view } = draft;
  if (seat === null) return "none";
  if (complete(draft)) return "confirm";
  switch (view.phase) {
    case "ransom":
      return view.asked.includes(seat) ? "ransom" : "none";
    case "choose":
      return "choose";
    case "turn":
      if (view.mover !== seat) return "none";
      return view.shifts.length > 0 ? "weather" : "canoes";
    case "trade":
      return view.mover === seat ? "trade" : "none";
    default:
      return "none";
  }
}
