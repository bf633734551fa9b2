import { kept } from "../net/settings";

const words = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((word) => typeof word === "string") : null;
const flag = (stored: unknown): boolean | null => (typeof stored === "boolean" ? stored : null);

/** Hints at the board in somebody's first game of each kind, and what this device knows of them. */
export const hints = {
  on: kept<boolean>("hints", true, flag),
  /** Hints that were understood, as GAME:NAME. */
  understood: kept<readonly string[]>("hints:understood", [], words),
  /** Games of which this reader has finished one. */
  finished: kept<readonly string[]>("hints:finished", [], words),
};

/** Whether this reader is new to a game and wants hints. */
export function newTo(game: string): boolean {
  return hints.on.value && !hints.finished.value.includes(game);
}

/** This reader has come to the end of a game. */
export function finish(game: string): void {
  const finished = hints.finished.renew();
  if (!finished.includes(game)) hints.finished.value = [...finished, game];
}

/** This reader needs a hint no more. */
export function understand(game: string, name: string): void {
  const understood = hints.understood.renew();
  const hint = `${game}:${name}`;
  if (!understood.includes(hint)) hints.understood.value = [...understood, hint];
}

export function isUnderstood(game: string, name: string): boolean {
  return hints.understood.value.includes(`${game}:${name}`);
}

/** All hints are shown again, at every game. */
export function hintAgain(): void {
  hints.on.value = true;
  hints.understood.value = [];
  hints.finished.value = [];
}
