/**
 * Passes an answer on as long as it is wanted. Returns a function that cancels this, for an effect whose question has
 * changed or whose page has gone: an answer that comes later is out of date.
 */
export function wanted<T>(
  answer: Promise<T>,
  take: (found: T) => void,
  fail: (failure: unknown) => void,
): () => void {
  let now = true;
  void answer.then(
    (found) => {
      if (now) take(found);
    },
    (failure: unknown) => {
      if (now) fail(failure);
    },
  );
  return () => {
    now = false;
  };
}
