import { find } from "./i18n";

/** The game's word for a thing, from its text `GAME-thing-CODE`; its code where there is none. */
export function thing(game: string, code: string): string {
  // A key of a text has no other characters.
  return /^[\w-]+$/.test(code) ? (find(`${game}-thing-${code}`) ?? code) : code;
}
