import { signal } from "@preact/signals";
import { api } from "../api";
import { find } from "../i18n";
import type { GameCard } from "../wire/types";

/** The games of the house, once the server has named them. */
export const house = signal<readonly GameCard[]>([]);

/** The game on the screen: of the table or replay in view. */
export const openGame = signal<string | null>(null);

const AGAIN_MS = 3_000;
let asked: Promise<void> | null = null;

/** Asks for the games, until the server has named them. */
export function learnGames(): Promise<void> {
  asked ??= api.games().then(
    (games) => {
      house.value = games;
    },
    () => {
      asked = null;
      setTimeout(() => void learnGames(), AGAIN_MS);
    },
  );
  return asked;
}

export function gameCard(id: string): GameCard | undefined {
  return house.value.find((game) => game.id === id);
}

export function gameName(id: string): string {
  return find(`${id}-name`) ?? id;
}
