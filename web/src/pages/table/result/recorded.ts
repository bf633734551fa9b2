import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Milliseconds before each further request for a game that is not recorded yet. The last answer stands. */
const AGAIN_MS = [400, 1_000, 3_000, 8_000, 20_000] as const;

/** Return the hall's answer about a game once it has recorded it; null until then, and when `counts` is false. */
export function useRecorded<Answer extends { recorded: boolean }>(
  asks: (table: string, no: number) => Promise<Answer>,
  table: string,
  no: number,
  counts: boolean,
): Answer | null {
  const answer = useSignal<Answer | null>(null);
  useEffect(() => {
    answer.value = null;
    if (!counts) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const ask = (attempt: number): void => {
      const later = AGAIN_MS[attempt];
      const again = (): void => {
        if (here && later !== undefined) timer = setTimeout(() => ask(attempt + 1), later);
      };
      void asks(table, no).then((found) => {
        if (!found.recorded) again();
        else if (here) answer.value = found;
      }, again);
    };
    ask(0);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [asks, table, no, counts, answer]);
  return answer.value;
}
