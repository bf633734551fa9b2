import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Failure } from "../net/http";
import { readLines } from "../net/lines";
import type { Hindsight, Part } from "../wire/http";

/** A review in the making: `done` parts of `of` are there. */
export interface Review {
  seen: Signal<Hindsight | null>;
  done: Signal<number>;
  of: Signal<number>;
  /** True for a complete review, with balances and key moments. */
  whole: Signal<boolean>;
  failed: Signal<Failure | null>;
  again: () => void;
}

/** The review at an address, part by part as the hall makes it, once it is `asked` for. */
export function useReview(path: string, asked: boolean): Review {
  const review = {
    seen: useSignal<Hindsight | null>(null),
    done: useSignal(0),
    of: useSignal(0),
    whole: useSignal(false),
    failed: useSignal<Failure | null>(null),
  };
  const tries = useSignal(0);
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    review.failed.value = review.seen.value = null;
    review.whole.value = false;
    review.done.value = review.of.value = 0;
    const hear = (line: unknown): void => {
      if (!leaving.signal.aborted) take(review, line as Part | Hindsight);
    };
    void readLines(path, hear, leaving.signal).then(
      () => {
        // It broke off where a worker died: the parts stay, and the reader sees that others are missing.
        if (!leaving.signal.aborted && !review.whole.value)
          review.failed.value = new Failure({ code: "offline", clause: null, what: {} });
      },
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(failure instanceof Failure)) throw failure;
        review.failed.value = failure;
      },
    );
    return () => leaving.abort();
  }, [path, asked, tries.value]);
  return { ...review, again: () => (tries.value += 1) };
}

function take(review: Omit<Review, "again">, line: Part | Hindsight): void {
  if ("key" in line) {
    review.seen.value = line;
    review.whole.value = true;
    return;
  }
  const before = line.done === 1 ? [] : (review.seen.value?.moments ?? []);
  const { sides, begin } = line;
  review.seen.value = { sides, begin, moments: [...before, ...line.moments], balances: [], key: [] };
  review.done.value = line.done;
  review.of.value = line.of;
}
