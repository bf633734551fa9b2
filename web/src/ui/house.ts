import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { GameCard } from "../wire/http";
import { find, learnPackaged } from "./i18n";

/** The games of the house, once the server has named them. */
export const house = signal<readonly GameCard[]>([]);

/** The game on the screen: of the table or replay in view. */
export const openGame = signal<string | null>(null);

const AGAIN_MS = 3_000;
let asked: Promise<void> | null = null;

/** Asks for the games, until the server has named them. */
export function learnGames(): Promise<void> {
  asked ??= api
    .games()
    .then(async (games) => {
      await learnPackaged(games.filter((game) => game.packaged != null).map(({ id }) => id));
      house.value = games;
    })
    .catch(() => {
      asked = null;
      setTimeout(() => void learnGames(), AGAIN_MS);
    });
  return asked;
}

export function gameCard(id: string): GameCard | undefined {
  return house.value.find((game) => game.id === id);
}

/** Games at older versions, for the tables in view that have these. */
const older = signal<readonly GameCard[]>([]);
const asking = new Set<string>();

/** Asks for the game of a table, where it is not the newest version. */
export async function learnVersion(id: string, version: number): Promise<void> {
  const key = `${id} ${String(version)}`;
  if (gameCard(id) === undefined || cardOf({ game: id, version }) !== undefined || asking.has(key)) return;
  asking.add(key);
  try {
    const card = await api.gameAt(id, version);
    older.value = [...older.value, card];
  } catch {
    setTimeout(() => void learnVersion(id, version), AGAIN_MS);
  } finally {
    asking.delete(key);
  }
}

/** The game of a table, at the table's version. */
export function cardOf({ game, version }: { game: string; version: number }): GameCard | undefined {
  return [...house.value, ...older.value].find((card) => card.id === game && card.version === version);
}

/** The level that is offered first, and that stands in for people. */
const FIRST = "casual";

/** The levels of a table's bots: `FIRST`, then the others from the weakest to the strongest. */
export function botLevels(of: { game: string; version: number }): string[] {
  const levels = cardOf(of)?.bots ?? [];
  return [...levels.filter((level) => level === FIRST), ...levels.filter((level) => level !== FIRST)];
}

export function gameName(id: string): string {
  return find(`${id}-name`) ?? id;
}
