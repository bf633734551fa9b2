import { find } from "./i18n";

/** The name of an achievement in the words of its game. */
export function earnedName(game: string, name: string): string {
  return find(`${game}-earned-${name}`) ?? name;
}

/** The condition of an achievement in words. */
export function earnedHelp(game: string, name: string): string {
  return find(`${game}-earned-${name}-help`) ?? "";
}
