import { api } from "../net/api";
import { newPledge } from "../net/nonces";
import { kept, oneOf } from "../net/settings";
import type { GameCard } from "../wire/http";
import type { OptionValue } from "./option-field";
import { visit } from "./route";
import { playAlone } from "./solo";

/** Seconds after which bots take the missing chairs; 0 waits for people. */
export const FILLS = [0, 15, 30, 60, 120] as const;
export const fill = kept<number>("fill", 30, oneOf<number>(...FILLS));

/** Begins a game at once, if need be against gentle bots whose seats people may take. Throws `Failure`. */
export async function playNow(game: GameCard, options: Record<string, OptionValue> = {}): Promise<void> {
  if (game.seats[1] === 1) {
    await playAlone(game.id, { options });
    return;
  }
  const pledge = newPledge();
  const { id } = await api.play({ game: game.id, options, begin: true, pledge });
  visit(`/t/${id}`);
}

/**
 * Takes a seat among people, at an open table with these options or at a new one; `rated` null takes either kind.
 * Throws `Failure`.
 */
export async function findPeople(
  game: GameCard,
  options: Record<string, OptionValue>,
  rated: boolean | null,
): Promise<void> {
  const pledge = newPledge();
  const { id } = await api.play({ game: game.id, options, fill: fill.peek(), rated, pledge });
  visit(`/t/${id}`);
}
