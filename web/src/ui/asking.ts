import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Failure } from "../net/http";
import { refusal } from "./refusals";

/** Queue of requests, carried out one after another. `busy` while any is open; `problem` is the last refusal. */
export interface Asking {
  busy: Signal<boolean>;
  problem: Signal<string | null>;
  /**
   * Carries out a request after all earlier ones. Resolves to true when it went well; a refusal becomes the problem.
   *
   * Under a name it is carried out once, however often the button is pressed before it is done: requests that make
   * something have one. It must not wait for any other request of this queue.
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
    // The first begins within the press, because some prompts of the browser must.
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
