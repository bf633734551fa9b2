import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Failure } from "../net/http";
import { refusal } from "./refusals";

/** One thing asked at a time: whether it is under way, and what was wrong with the last. */
export interface Asking {
  busy: Signal<boolean>;
  problem: Signal<string | null>;
  /** Carries it out; a refusal becomes the problem. */
  ask(act: () => Promise<void>): Promise<void>;
}

export function useAsking(): Asking {
  return useMemo(asking, []);
}

function asking(): Asking {
  const busy = signal(false);
  const problem = signal<string | null>(null);
  async function ask(act: () => Promise<void>): Promise<void> {
    if (busy.peek()) return;
    busy.value = true;
    problem.value = null;
    try {
      await act();
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      problem.value = refusal(failure.refused, null);
    } finally {
      busy.value = false;
    }
  }
  return { busy, problem, ask };
}
