import { api } from "../api";
import { visit } from "../route";
import { kept, oneOf } from "../settings";
import type { OptionValue } from "../shell/option-field";
import { playAlone } from "../solo";
import { nonce } from "../table/nonce";
import type { GameCard } from "../wire/types";

/** Seconds after which bots take the missing chairs; 0: people are waited for. */
export const FILLS = [0, 15, 30, 60, 120] as const;
export const fill = kept<number>("fill", 30, oneOf<number>(...FILLS));

/** A seat at once: at an open table with these options, or at a new one. Throws `Failure`. */
export async function playNow(game: GameCard, options: Record<string, OptionValue> = {}): Promise<void> {
  if (game.seats[1] === 1) {
    await playAlone(game.id, { options });
    return;
  }
  const { id } = await api.play({ game: game.id, options, fill: fill.peek(), nonce: nonce() });
  visit(`/t/${id}`);
}
