import type { Signal } from "@preact/signals";
import { kept } from "../../net/settings";

const games = new Map<string, Signal<readonly string[]>>();

const names = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((name) => typeof name === "string") ? stored : null;

/** The lessons of a game that were passed on this device. */
export function passed(game: string): Signal<readonly string[]> {
  const known = games.get(game) ?? kept<readonly string[]>(`lessons-${game}`, [], names);
  games.set(game, known);
  return known;
}

/** Notes that a lesson was passed. */
export function pass(game: string, lesson: string): void {
  const done = passed(game);
  if (!done.peek().includes(lesson)) done.value = [...done.peek(), lesson];
}
