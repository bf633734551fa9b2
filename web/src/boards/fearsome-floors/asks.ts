import type { Signal } from "@preact/signals";
import type { Event, Move, Piece } from "../../wire/fearsome-floors";
import type { Draft } from "../kit/draft";
import { usePatience, type Patience } from "../kit/patience";
import { HEADINGS, isDoor } from "./geometry";
import { slidOver, standing, wayIn, wayOut, wayTo } from "./route";
import type { Heading, Item, View } from "./words";

export type Making = Draft<View, Move, Event>;

/** The player's actions on the turn in the making. */
export interface Asks {
  click: (square: string) => void;
  step: (heading: Heading) => void;
  take: (piece: number) => void;
  choose: (item: Item) => void;
  turn: () => void;
  ok: () => void;
  /** OK by a key. Players easily press it too early, so it asks before a piece stays. */
  agree: () => void;
  /** Take the last move back. */
  back: () => void;
}

/** The actions that send a turn, or take it back move by move. */
export type Sends = Pick<Asks, "ok" | "agree" | "back">;

const nothing = (): void => undefined;

/** Return the actions while pieces move: take a piece, lead it to a square. */
export function walking(draft: Making, sends: Sends): Asks {
  const { seat, view } = draft;
  const taken = seat !== null && view.taken !== null;
  const take = (piece: number): void => {
    if (seat === null) return;
    const again = view.taken === piece && draft.moves.length === 1;
    draft.clear();
    if (!again) void draft.add({ do: "take", piece });
  };
  const go = (moves: Move[] | null): void => {
    if (taken && moves !== null && !draft.whole) void draft.add(...moves);
  };
  const click = (square: string): void => {
    if (isDoor(square)) {
      go(square === "exit" ? wayOut(view) : wayIn(view));
      return;
    }
    const mine = mineOn(view, seat, square);
    const way = taken ? wayTo(view, square, slidOver(view.trail)) : null;
    const passing = way?.length === 1 && view.ways.some((each) => each.square === square);
    if (mine !== null && mine !== view.taken && !passing) take(mine);
    else go(way);
  };
  const step = (heading: Heading): void =>
    go(standing(view) === null ? wayIn(view) : [{ do: "step", heading }]);
  return { click, step, take, choose: nothing, turn: nothing, ...sends };
}

/** Return the actions while the hall is laid out: choose an item, turn it, lay it. */
export function laying(draft: Making, turned: Signal<Heading>, sends: Sends): Asks {
  const { seat, view } = draft;
  const last = draft.moves.at(-1);
  const lay = (square: string): void => {
    if (seat === null || (view.item === null && last?.do !== "lay")) return;
    if (last?.do === "lay") draft.back();
    void draft.add({ do: "lay", square, heading: turned.value });
  };
  const choose = (item: Item): void => {
    if (seat === null) return;
    draft.clear();
    turned.value = "E";
    void draft.add({ do: "choose", item });
  };
  const turn = (): void => {
    const item = view.item ?? chosen(draft.moves);
    if (item === null) return;
    const ways = turns(item);
    turned.value = ways[(ways.indexOf(turned.value) + 1) % ways.length] ?? "E";
    if (last?.do === "lay") lay(last.square);
  };
  return { click: lay, step: nothing, take: nothing, choose, turn, ...sends };
}

/** Return the headings in which an item can be laid. */
export function turns(item: Item): readonly Heading[] {
  if (item === "pool-4x1") return ["E", "S"];
  return item.startsWith("teleporter") ? HEADINGS : ["E"];
}

/** Return the item that these moves choose; null for none. */
export function chosen(moves: readonly Move[]): Item | null {
  return moves.find((move) => move.do === "choose")?.item ?? null;
}

/** Return true if OK would leave the taken piece on its square although it could go elsewhere. */
export function stays({ seat, view }: Making): boolean {
  const piece = view.pieces.find((each) => each.seat === seat && each.piece === view.taken);
  if (piece === undefined || view.points < piece.number) return false;
  return view.reach.some(({ square }) => square !== standing(view));
}

/** Return my piece on a square, if it may still move; else null. */
function mineOn(view: View, seat: number | null, square: string): number | null {
  const here = (each: Piece): boolean => each.seat === seat && each.square === square && !each.moved;
  return view.pieces.find(here)?.piece ?? null;
}

/** Return the same actions in a queue: each waits until the rules have answered the one before. */
export function usePatientAsks(asks: Asks, draft: Making): Asks & Pick<Patience<Asks>, "forget"> {
  const { soon, forget } = usePatience(asks, draft);
  return {
    click: (square) => soon((now) => now.click(square)),
    step: (heading) => soon((now) => now.step(heading)),
    take: (piece) => soon((now) => now.take(piece)),
    choose: (item) => soon((now) => now.choose(item)),
    turn: () => soon((now) => now.turn()),
    ok: () => soon((now) => now.ok()),
    agree: () => soon((now) => now.agree()),
    back: () => soon((now) => now.back()),
    forget,
  };
}
