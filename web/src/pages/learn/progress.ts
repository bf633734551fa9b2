import { kept, type Kept } from "../../net/settings";

const games = new Map<string, Kept<readonly string[]>>();

const names = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((name) => typeof name === "string") ? stored : null;

/** The lessons of a game that were passed on this device. */
export function passed(game: string): Kept<readonly string[]> {
  const known = games.get(game) ?? kept<readonly string[]>(`lessons-${game}`, [], names);
  games.set(game, known);
  return known;
}

/** Notes that a lesson was passed. */
export function pass(game: string, lesson: string): void {
  const done = passed(game);
  const noted = done.renew();
  if (!noted.includes(lesson)) done.value = [...noted, lesson];
}
