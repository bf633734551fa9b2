import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { accepted } from "../../ui/notices";
import { protest } from "../../ui/sound/touch";
import type { Reason } from "../../wire/types";
import type { BoardProps } from "./board";

/** Always the same list, so that effects that depend on it see no change. */
const NOTHING: readonly never[] = [];

/** A position on the way through a turn: before it, or after some of its moves. */
interface Stand<View, Move, Event> {
  view: View;
  offered: readonly Move[];
  events: readonly Event[];
  /** True while the seat may go on; otherwise the turn is whole. */
  goesOn: boolean;
}

/** A turn in the making, which nobody else sees until it is sent. */
export interface Draft<View, Move, Event> {
  /** The seat that moves: the first of my seats that may; null when none may. */
  seat: number | null;
  moves: readonly Move[];
  /** The position after the moves. */
  view: View;
  /** The events of the moves, in order. */
  events: readonly Event[];
  /** The moves that may follow. */
  offered: readonly Move[];
  /** True when the turn leaves nothing more to decide. */
  whole: boolean;
  /** True while the server checks a move or the turn is on its way. */
  busy: boolean;
  /** The reason why the last move was refused; null when it was not. */
  refused: Reason | null;
  /** Make further moves; true when all were legal, else none of them is made. */
  add: (...moves: Move[]) => Promise<boolean>;
  /** Take back the last moves. */
  back: (count?: number) => void;
  clear: () => void;
  /** Submit the turn, with these last moves; true when the table took it. */
  send: (...last: Move[]) => Promise<boolean>;
}

type Props<View, Move, Event> = Pick<
  BoardProps<View, Move, Event>,
  "view" | "moves" | "actors" | "mine" | "submit" | "preview"
>;

/**
 * Build a turn from single moves. The server checks each by the rules.
 *
 * A change at the table meanwhile ends the draft, unless it leaves this seat the same choices. In that case the server
 * checks the moves again.
 */
export function useDraft<View, Move, Event>(
  props: Props<View, Move, Event>,
  only: number | null = null,
): Draft<View, Move, Event> {
  const { submit, preview } = props;
  const mayMove = (seat: number): boolean => props.actors.includes(seat) && (only === null || seat === only);
  const seat = submit === null ? null : (props.mine.find(mayMove) ?? null);
  const base: Stand<View, Move, Event> = {
    view: props.view,
    offered: seat === null ? NOTHING : (props.moves[String(seat)] ?? NOTHING),
    events: NOTHING,
    goesOn: true,
  };
  const moves = useSignal<readonly Move[]>(NOTHING);
  const stands = useSignal<readonly Stand<View, Move, Event>[]>(NOTHING);
  const refused = useSignal<Reason | null>(null);
  const asking = useSignal(0);
  /** Counts requests and changes: each makes earlier answers worthless. */
  const age = useRef(0);
  const choices = JSON.stringify([seat, base.offered]);
  const before = useRef({ view: props.view, choices });

  const clear = (): void => {
    age.current += 1;
    moves.value = NOTHING;
    stands.value = NOTHING;
    refused.value = null;
  };

  async function look(drafted: readonly Move[], known: number): Promise<boolean> {
    if (seat === null || preview === null) return false;
    const asked = ++age.current;
    asking.value += 1;
    try {
      const made: Stand<View, Move, Event>[] = stands.value.slice(0, known);
      for (let count = known + 1; count <= drafted.length; count += 1) {
        const seen = await preview(seat, drafted.slice(0, count));
        if (asked !== age.current) return false;
        if (seen.type === "refused") {
          refused.value = { code: seen.code, clause: seen.clause, what: seen.what };
          return false;
        }
        const { view, events, moves: offered } = seen;
        made.push({ view, events, offered, goesOn: seen.actors.includes(seat) && offered.length > 0 });
      }
      refused.value = null;
      moves.value = drafted;
      stands.value = made;
      return true;
    } finally {
      asking.value -= 1;
    }
  }

  useLayoutEffect(() => {
    const { view, choices: then } = before.current;
    before.current = { view: props.view, choices };
    if (then !== choices) clear();
    else if (view !== props.view && moves.peek().length > 0) {
      const seen = look(moves.peek(), 0);
      const asked = age.current;
      void seen.then((still) => {
        // A newer look, after a further change or a press, decides by itself.
        if (!still && asked === age.current) clear();
      });
    }
  }, [props.view, choices]);

  // A draft made for other choices is not shown in the moment before it is cleared.
  const current = before.current.choices === choices;
  const stand = (current ? stands.value.at(-1) : undefined) ?? base;
  return {
    seat,
    moves: current ? moves.value : NOTHING,
    view: stand.view,
    events: stand.events,
    offered: stand.offered,
    whole: stand !== base && !stand.goesOn,
    busy: asking.value > 0,
    refused: refused.value,
    add: async (...more) => {
      const made = await look([...moves.peek(), ...more], moves.peek().length);
      if (made) accepted();
      else if (refused.peek() !== null) protest();
      return made;
    },
    back: (count = 1) => {
      age.current += 1;
      const left = Math.max(0, moves.peek().length - count);
      moves.value = moves.peek().slice(0, left);
      stands.value = stands.peek().slice(0, left);
      refused.value = null;
    },
    clear,
    send: async (...last) => {
      if (seat === null || submit === null) return false;
      asking.value += 1;
      try {
        const taken = await submit(seat, [...moves.peek(), ...last]);
        if (taken) clear();
        return taken;
      } finally {
        asking.value -= 1;
      }
    },
  };
}
