import type { Said } from "../../ui/words";
import type { Outcome } from "../../wire/types";

/**
 * The reasons for a result: a sentence or two for the result card, from the last position as the reader sees it.
 *
 * The text of each is `GAME-decided-EVENT`. It gets the fields as the text of an event does.
 */
export type Ending<View> = (view: View, outcome: Outcome) => Said[];

/** Return the seats of the second side, where first and second place have one side each; else none. */
export function second({ ranking, sides }: Outcome): number[] {
  const [best, next] = ranking;
  return best?.length === 1 && next?.length === 1 ? (sides[next[0] ?? -1] ?? []) : [];
}
