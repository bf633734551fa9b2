import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { CantStopView, Choice, Event, Move } from "../../wire/cant-stop";
import type { BoardProps } from "../kit/board";
import { useDraft } from "../kit/draft";
import { notNow } from "../kit/not-now";
import { useSettling } from "../kit/settling";
import { doomed } from "./position";
import { prefs } from "./prefs";
import {
  aimed,
  chosen,
  drop,
  go,
  nothingLive,
  offered,
  preselected,
  stop,
  tap,
  type Selection,
} from "./selection";

export type Props = BoardProps<CantStopView, Move, Event>;

/** An act to commit. `dead` is a STOP with a dead pairing: a DROP of the player's own making (CS-T10). */
export type Deed = "go" | "stop" | "drop" | "dead";

/** A deed that waits for a yes. */
export interface Question {
  deed: Deed;
  choice: Choice | null;
}

/** The player's hand: the selection, and the ways to commit it. */
export interface Hand {
  /** The seat to move, when it is mine; else null, and nothing can be selected or committed. */
  seat: number | null;
  selection: Selection | null;
  choice: Choice | null;
  question: Question | null;
  busy: boolean;
  select: (change: (selection: Selection) => Selection) => void;
  reset: () => void;
  /** Return true while a deed is offered for the selected choice. */
  can: (deed: Deed) => boolean;
  commit: (deed: Deed) => void;
  answer: (yes: boolean) => void;
  /** Handle a click of the mouse on a cell, or a tap. */
  click: (route: number, by: "left" | "right" | "touch") => void;
}

/** Return a name for the roll on the table: a new roll makes a new selection. */
export function rollOf(view: CantStopView): string {
  return [view.mover, view.rolls, view.dice?.join("") ?? "", ...view.turns].join(":");
}

export function useHand(props: Props): Hand {
  const { view } = props;
  // A turn is a single move: nothing is drafted, only sent.
  const { seat, offered: legal, busy, send } = useDraft(props, view.mover);
  const made = useSignal<{ roll: string; selection: Selection } | null>(null);
  const question = useSignal<Question | null>(null);
  const roll = rollOf(view);
  const settling = useSettling(roll);
  useLayoutEffect(() => {
    question.value = null;
  }, [roll]);

  const fresh = preselected(view);
  const newest = (): Selection | null => (made.value?.roll === roll ? made.value.selection : fresh);
  const selection = newest();
  const choice = chosen(view, selection);

  const select = (change: (selection: Selection) => Selection): void => {
    // A key and a pointer may both come before the next drawing: the second starts from the selection of the first.
    const now = newest();
    if (seat === null || now === null) return;
    const next = change(now);
    if (next === now) return;
    question.value = null;
    made.value = { roll, selection: next };
  };
  const carry = ({ deed, choice: with_ }: Question): void => {
    question.value = null;
    const move = moveOf(deed, with_);
    if (!busy && move !== null && offered(legal, move)) void send(move);
  };
  const propose = (deed: Deed, with_: Choice | null, ask: boolean): void => {
    const move = moveOf(deed, with_);
    if (busy || move === null || !offered(legal, move)) return;
    if (settling()) {
      notNow(t("cant-stop-ui-settling"));
      return;
    }
    const certain = deed === "dead" || (deed === "go" && with_ !== null && doomed(with_));
    if (ask || certain) question.value = { deed, choice: with_ };
    else carry({ deed, choice: with_ });
  };
  const click = (route: number, by: "left" | "right" | "touch"): void => {
    if (seat === null) return;
    if (by === "touch") {
      select((now) => tap(view, now, route));
      return;
    }
    const deed = clickDeed(view, selection, route, by);
    if (deed === null) return;
    const target = aimed(view, selection, route);
    if (target !== choice && target !== null) select((now) => ({ ...now, orange: target.dice }));
    propose(deed, target, prefs.confirm.value);
  };

  return {
    seat,
    selection,
    choice,
    question: question.value,
    busy,
    select,
    reset: () => {
      question.value = null;
      made.value = null;
    },
    can: (deed) => !busy && possible(deed, choice, legal),
    commit: (deed) => propose(deed, choice, false),
    answer: (yes) => {
      const asked = question.value;
      if (yes && asked !== null) carry(asked);
      else question.value = null;
    },
    click,
  };
}

/** Return the deed that a mouse button on a cell of a route asks for (CS-I5, CS-I6, CS-I7); null for none. */
export function clickDeed(
  view: CantStopView,
  selection: Selection | null,
  route: number,
  by: "left" | "right",
): Deed | null {
  if (nothingLive(view)) return by === "right" ? "drop" : null;
  if (by === "left") return view.usable.includes(route) ? "go" : null;
  return aimed(view, selection, route)?.live === false ? "dead" : "stop";
}

/** Return the move that a deed submits; null where it lacks a choice. */
export function moveOf(deed: Deed, choice: Choice | null): Move | null {
  if (deed === "drop") return drop;
  if (choice === null) return null;
  return deed === "go" ? go(choice) : stop(choice);
}

function possible(deed: Deed, choice: Choice | null, legal: readonly Move[]): boolean {
  const move = moveOf(deed, choice);
  if (move === null || (deed === "dead") !== (choice?.live === false && deed !== "go" && deed !== "drop"))
    return false;
  return offered(legal, move);
}
