import { batch, signal } from "@preact/signals";
import type { Foreseen } from "../../boards/kit/board";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import type { Answered, Scene } from "../../wire/http";
import type { Reason } from "../../wire/types";

type Turn = Record<string, unknown>[];

/** One reader's try at one puzzle: the position, and the verdict once they have moved. */
export class Solving {
  readonly scene = signal<Scene | null>(null);
  readonly verdict = signal<Answered | null>(null);
  readonly refused = signal<Reason | null>(null);
  readonly made = signal<Turn>([]);

  /** The answer that is on its way. Until it has come, another press counts as the same. */
  private answering: Promise<boolean> | null = null;

  constructor(readonly puzzle: string) {}

  /** Set the position up. */
  async begin(): Promise<void> {
    this.refused.value = null;
    try {
      const scene = await api.lookAtPuzzle(this.puzzle, { turns: [] });
      batch(() => {
        this.verdict.value = null;
        this.refused.value = null;
        this.scene.value = scene;
      });
    } catch (failure) {
      this.refused.value = reason(failure);
    }
  }

  /** Answer; true when the rules allow it. */
  submit(moves: Turn): Promise<boolean> {
    this.answering ??= this.answer(moves).finally(() => (this.answering = null));
    return this.answering;
  }

  private async answer(moves: Turn): Promise<boolean> {
    try {
      const verdict = await api.answerPuzzle(this.puzzle, moves);
      // The answer counts, even when the position after it cannot be had.
      const after = await api.lookAtPuzzle(this.puzzle, { turns: [moves] }).catch(unseen);
      const scene = after ?? this.scene.peek();
      batch(() => {
        this.refused.value = null;
        this.made.value = moves;
        this.scene.value = scene && { ...scene, moves: [], actors: [] };
        this.verdict.value = verdict;
      });
      return true;
    } catch (failure) {
      this.refused.value = reason(failure);
      return false;
    }
  }

  /** Return the position that would follow from these moves. */
  async preview(moves: Turn): Promise<Foreseen<unknown, unknown, unknown>> {
    try {
      const { view, moves: next, events, actors } = await api.lookAtPuzzle(this.puzzle, { turns: [moves] });
      return { type: "previewed", id: "", table: "", rev: 0, view, moves: next, events, actors };
    } catch (failure) {
      return { type: "refused", ...reason(failure) };
    }
  }
}

function unseen(failure: unknown): null {
  if (!(failure instanceof Failure)) throw failure;
  return null;
}

function reason(failure: unknown): Reason {
  if (!(failure instanceof Failure)) throw failure;
  const { code, clause, what } = failure.refused;
  return { code, clause, what };
}
