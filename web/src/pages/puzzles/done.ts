import { kept, type Kept } from "../../net/settings";

/** First answers of this browser, the oldest first: '+' or '-' and the puzzle's id. */
const games = new Map<string, Kept<readonly string[]>>();

/** Answers that are remembered. */
const MOST = 500;

const names = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((name) => typeof name === "string") ? stored : null;

/** Return the answers of this browser in a game. */
export function answersHere(game: string): Kept<readonly string[]> {
  const known = games.get(game) ?? kept<readonly string[]>(`puzzles-${game}`, [], names);
  games.set(game, known);
  return known;
}

/** Notes a first answer; later ones change nothing. */
export function note(game: string, puzzle: string, solved: boolean): void {
  const known = answersHere(game);
  const noted = known.renew();
  if (noted.some((each) => each.slice(1) === puzzle)) return;
  known.value = [...noted, `${solved ? "+" : "-"}${puzzle}`].slice(-MOST);
}

/** Right answers in a row up to now, and the most ever. */
export function streakOf(answers: readonly string[]): { streak: number; best: number } {
  let streak = 0;
  let best = 0;
  for (const each of answers) {
    streak = each.startsWith("+") ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return { streak, best };
}
