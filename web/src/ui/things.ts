import { find } from "./i18n";

/** What the game calls a thing, in place of its code: its text `GAME-thing-CODE`; the code where it has no word. */
export function thing(game: string, code: string): string {
  // A key of a text holds nothing else.
  return /^[\w-]+$/.test(code) ? (find(`${game}-thing-${code}`) ?? code) : code;
}
