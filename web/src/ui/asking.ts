import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Failure } from "../net/http";
import { refusal } from "./refusals";

/** Things asked one after another: whether any is under way, and what was wrong with the last. */
export interface Asking {
  busy: Signal<boolean>;
  problem: Signal<string | null>;
  /**
   * Carries it out after all that was asked before, and says whether that went well; a refusal becomes the problem.
   *
   * Under a name it is asked once, however often it is pressed before it is done: what makes something has one. It
   * must not wait for anything else that is asked here.
   */
  ask(act: () => Promise<unknown>, name?: string): Promise<boolean>;
}

export function useAsking(): Asking {
  return useMemo(asking, []);
}

function asking(): Asking {
  const busy = signal(false);
  const problem = signal<string | null>(null);
  const named = new Map<string, Promise<boolean>>();
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function carryOut(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      problem.value = refusal(failure.refused, null);
      return false;
    }
  }

  function ask(act: () => Promise<unknown>, name?: string): Promise<boolean> {
    const same = name === undefined ? undefined : named.get(name);
    if (same !== undefined) return same;
    problem.value = null;
    busy.value = true;
    open += 1;
    // Nothing before it: it begins within the press, as some questions of the browser's must.
    const done = (open === 1 ? carryOut(act) : last.then(() => carryOut(act))).finally(() => {
      if (name !== undefined) named.delete(name);
      open -= 1;
      busy.value = open > 0;
    });
    last = done.catch(() => undefined);
    if (name !== undefined) named.set(name, done);
    return done;
  }

  return { busy, problem, ask };
}
