import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { announce } from "../../ui/announce";
import { t } from "../../ui/i18n";
import { warn } from "../../ui/notices";
import { refusal, shown } from "../../ui/refusals";
import type { Advice, Move } from "../../wire/hidden-rooms";
import type { Props } from "./hand";

/** The turns that the strong player would consider now, once the reader has asked. */
export interface Advised {
  found: readonly Advice[];
  /** The place in `found` of the turn that the board shows, counted from 0. */
  at: number;
  busy: boolean;
  choose: (at: number) => void;
  ask: () => void;
}

/** Return hints, which last until the position changes; null where there are none. */
export function useAdvice({ kept, view, submit }: Props): Advised | null {
  const found = useSignal<readonly Advice[]>([]);
  const at = useSignal(0);
  /** The position about which the hall thinks; null for none. */
  const asked = useSignal<string | null>(null);
  const stands = JSON.stringify([view.attempt, view.phase, view.child, view.turns, view.board.length]);
  useEffect(() => void (found.value = []), [stands, found]);
  const now = useRef(stands);
  now.current = stands;
  if (kept === undefined || submit === null) return null;

  async function ask(table: string): Promise<void> {
    asked.value = stands;
    try {
      const advice = await api.advice(table);
      // An answer about another position is no hint for this one.
      if (now.current !== stands) return;
      found.value = advice;
      at.value = 0;
      const [best] = found.value;
      if (best !== undefined) announce(`${t("hidden-rooms-ui-advice")}: ${turnName(best.moves)}`);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      if (now.current === stands) warn(refusal(failure.refused, "hidden-rooms"));
    } finally {
      if (asked.peek() === stands) asked.value = null;
    }
  }

  return {
    found: found.value,
    at: at.value,
    busy: asked.value === stands,
    choose: (index) => (at.value = index),
    ask: () => {
      if (asked.peek() !== stands) void ask(kept.table);
    },
  };
}

/** Return a turn in words: its moves one after another. */
export function turnName(moves: readonly Move[]): string {
  return moves
    .map((move) => t(`hidden-rooms-move-${move.do}`, shown({ ...move }, "hidden-rooms")))
    .join(", ");
}

/** Return the squares that a turn leads over. */
export function squaresOf(moves: readonly Move[]): string[] {
  return moves.flatMap((move) => ("to" in move ? [move.to] : []));
}
