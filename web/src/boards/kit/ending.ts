import type { Said } from "../../ui/words";
import type { Outcome } from "../../wire/types";

/**
 * What decided a game, in a sentence or two for the result card, from its last position as the reader sees it.
 *
 * Each is told by the text `GAME-decided-EVENT`, which gets the fields as the text of an event does.
 */
export type Ending<View> = (view: View, outcome: Outcome) => Said[];

/** The place after the first, where one side alone has it: its seats. */
export function second({ ranking, sides }: Outcome): number[] {
  const [best, next] = ranking;
  return best?.length === 1 && next?.length === 1 ? (sides[next[0] ?? -1] ?? []) : [];
}
