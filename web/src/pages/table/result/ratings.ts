import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../../net/api";
import type { Rated } from "../../../wire/http";

/** Milliseconds after which a game that is not recorded yet is asked for again; the last answer stands. */
const AGAIN_MS = [400, 1_000, 3_000] as const;

/** How a game moved the ratings of its players; empty until the hall has recorded it, and where it counts for nobody. */
export function useRatings(table: string, no: number, counts: boolean): readonly Rated[] {
  const ratings = useSignal<readonly Rated[]>([]);
  useEffect(() => {
    if (!counts) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const ask = (attempt: number): void => {
      const later = AGAIN_MS[attempt];
      const again = (): void => {
        if (here && later !== undefined) timer = setTimeout(() => ask(attempt + 1), later);
      };
      void api.ratings(table, no).then((found) => {
        if (!found.recorded) again();
        else if (here) ratings.value = found.ratings;
      }, again);
    };
    ask(0);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, no, counts, ratings]);
  return ratings.value;
}
