/**
 * Hands an answer on as long as it is wanted. Returns how to want it no longer, as an effect does when what was asked
 * for has changed or its page has gone: an answer that comes later is older than what is asked for then.
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
