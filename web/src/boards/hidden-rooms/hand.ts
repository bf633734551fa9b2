import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Event, Explore, HiddenRoomsView, Move, Walk } from "../../wire/hidden-rooms";
import type { BoardProps } from "../kit/board";
import { useDraft, type Draft } from "../kit/draft";
import { usePatience, type Patience } from "../kit/patience";
import { prefs } from "./prefs";

export type Props = BoardProps<HiddenRoomsView, Move, Event>;

/** An act that must not happen by a slip of the finger (HR-U-06). */
export type Grave = "enter" | "explore-monster" | "misfit" | "resign" | "stay";

export interface Question {
  about: Grave;
  tile: string | null;
  yes: () => void;
}

/** The choices for the child now, and those made so far. Its methods wait until the server has answered. */
export interface Hand {
  /** True while it is this reader's turn. */
  mine: boolean;
  view: HiddenRoomsView;
  draft: Draft<HiddenRoomsView, Move, Event>;
  walks: ReadonlyMap<string, Walk>;
  /** The squares that can be explored, with the explorations of each. */
  targets: ReadonlyMap<string, readonly Explore[]>;
  target: string | null;
  /** The tile chosen for the start square, before it is laid. */
  chosen: string | null;
  question: Question | null;
  may: (move: Move["do"]) => boolean;
  /** Walk to a square, or aim at it. */
  pick: (square: string) => void;
  /** Explore the target with a tile of the memory, or with an unseen one (null). */
  explore: (tile: string | null) => void;
  choose: (tile: string) => void;
  /** Lay the chosen tile, end the turn, or go on to the next attempt, as Enter does. */
  go: () => void;
  resign: () => void;
  /** Take back the question, the target, then the last step of this turn (HR-U-07). */
  back: () => void;
  /** Make a request that depends on the child's square, once the server has answered. */
  soon: Patience<Hand>["soon"];
}

export function useHand(props: Props): Hand {
  const draft = useDraft<HiddenRoomsView, Move, Event>(props);
  const aimed = useSignal<string | null>(null);
  const laid = useSignal<string | null>(null);
  const question = useSignal<Question | null>(null);
  const { view, offered } = draft;
  const stands = JSON.stringify([view.attempt, view.phase, view.child, view.turns]);
  // Before waiting requests run: a question about the last square is not about this one.
  useLayoutEffect(() => {
    aimed.value = null;
    laid.value = null;
    question.value = null;
  }, [stands]);

  const walks = new Map(offered.flatMap((move) => (move.do === "walk" ? [[move.to, move] as const] : [])));
  const targets = new Map<string, Explore[]>();
  for (const move of offered)
    if (move.do === "explore") targets.set(move.to, [...(targets.get(move.to) ?? []), move]);
  /** Return the target of this very moment: hands are faster than drawings. */
  const aim = (): string | null => (aimed.value !== null && targets.has(aimed.value) ? aimed.value : null);
  const target = aim();
  const sending = useRef(false);
  const find = <Do extends Move["do"]>(kind: Do): Extract<Move, { do: Do }> | null =>
    (offered.find((move) => move.do === kind) as Extract<Move, { do: Do }> | undefined) ?? null;
  const send = (move: Move): void => {
    question.value = null;
    // Waiting requests were meant for this turn, not for the next one.
    forget();
    sending.current = true;
    void draft.send(move).finally(() => (sending.current = false));
  };
  const sure = (about: Grave, tile: string | null, yes: () => void): void => {
    const asked: Question = { about, tile, yes: () => question.value === asked && yes() };
    question.value = asked;
  };

  function pick(square: string): void {
    const walk = walks.get(square);
    if (walk !== undefined) {
      aimed.value = null;
      // A walk onto the monster's square ends the attempt, so it is sent and not drafted.
      if (square === view.monster) sure("enter", null, () => send(walk));
      else void draft.add(walk);
    } else if (targets.has(square)) aimed.value = square === aim() ? null : square;
  }

  function explore(tile: string | null): void {
    const to = aim();
    const move = to === null ? undefined : targets.get(to)?.find((each) => each.tile === tile);
    if (move === undefined) return;
    const fits = tile === null || (view.memory.find((each) => each.tile === tile)?.fits ?? false);
    if (!fits) sure("misfit", tile, () => send(move));
    else if (to === view.monster) sure("explore-monster", tile, () => send(move));
    else send(move);
  }

  function go(): void {
    const pair = offered.flatMap((move) => (move.do === "place" ? [move] : []));
    const place = pair.find((move) => move.tile === laid.value);
    const end = find("end-turn");
    const next = find("next-attempt");
    if (question.value !== null) question.value.yes();
    else if (place !== undefined) send(place);
    else if (next !== null) send(next);
    else if (end !== null) {
      const caught = prefs.danger.value && view.child !== null && view.danger.includes(view.child);
      if (caught) sure("stay", null, () => send(end));
      else send(end);
    }
  }

  const hand: Hand = {
    mine: draft.seat !== null,
    view,
    draft,
    walks,
    targets,
    target,
    chosen: laid.value,
    question: question.value,
    may: (kind) => offered.some((move) => move.do === kind),
    pick,
    explore,
    choose: (tile) => (laid.value = laid.value === tile ? null : tile),
    go,
    resign: () => {
      const resign = find("resign");
      if (resign !== null) sure("resign", null, () => send(resign));
    },
    back: () => {
      if (question.value !== null) question.value = null;
      else if (aim() !== null) aimed.value = null;
      else if (draft.moves.length > 0) draft.back();
      else laid.value = null;
    },
    soon: (ask) => ask(hand),
  };
  const { soon, forget } = usePatience(hand, draft);
  return patient(hand, (ask) => {
    if (!sending.current) soon(ask);
  });
}

/** Return the same hand with requests that run one after another: each waits until the server has answered. */
function patient(hand: Hand, soon: Hand["soon"]): Hand {
  const { question } = hand;
  return {
    ...hand,
    question: question && { ...question, yes: () => soon(() => question.yes()) },
    pick: (square) => soon((now) => now.pick(square)),
    explore: (tile) => soon((now) => now.explore(tile)),
    choose: (tile) => soon((now) => now.choose(tile)),
    go: () => soon((now) => now.go()),
    resign: () => soon((now) => now.resign()),
    back: () => soon((now) => now.back()),
    soon,
  };
}
