import { kept } from "../net/settings";

const words = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((word) => typeof word === "string") : null;
const flag = (stored: unknown): boolean | null => (typeof stored === "boolean" ? stored : null);

/** Settings of the hints at the board, which a player gets in the first game of each kind. */
export const hints = {
  on: kept<boolean>("hints", true, flag),
  /** Hints that were understood, as GAME:NAME. */
  understood: kept<readonly string[]>("hints:understood", [], words),
  /** Games of which this reader has finished one. */
  finished: kept<readonly string[]>("hints:finished", [], words),
};

/** Returns true when this reader is new to a game and wants hints. */
export function newTo(game: string): boolean {
  return hints.on.value && !hints.finished.value.includes(game);
}

/** Notes that this reader has come to the end of a game. */
export function finish(game: string): void {
  const finished = hints.finished.renew();
  if (!finished.includes(game)) hints.finished.value = [...finished, game];
}

/** Notes that this reader no longer needs a hint. */
export function understand(game: string, name: string): void {
  const understood = hints.understood.renew();
  const hint = `${game}:${name}`;
  if (!understood.includes(hint)) hints.understood.value = [...understood, hint];
}

export function isUnderstood(game: string, name: string): boolean {
  return hints.understood.value.includes(`${game}:${name}`);
}

/** Shows all hints again, at every game. */
export function hintAgain(): void {
  hints.on.value = true;
  hints.understood.value = [];
  hints.finished.value = [];
}
