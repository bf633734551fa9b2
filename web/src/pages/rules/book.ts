import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import type { Locale } from "../../net/settings";
import { gameCard, learnGames } from "../../ui/house";
import { arranged, type Book } from "./arranged";

const books = import.meta.glob("../../../../src/hiroma/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

/** The rulebook of a game in a language, or in English; null when the house has no such book. */
export async function book(game: string, language: Locale): Promise<Book | null> {
  const own = languages(game);
  if (own === null) {
    await learnGames();
    const there = gameCard(game)?.packaged?.rules ?? [];
    if (there.length === 0) return null;
    const spoken = spokenOf(there as Locale[], language);
    const sent = await fetch(`/games/${game}/${named(spoken)}`);
    return sent.ok ? bound(await sent.text(), spoken) : null;
  }
  const spoken = spokenOf([...own.keys()], language);
  const text = await own.get(spoken)?.();
  return text === undefined ? null : bound(text, spoken);
}

/** Return a text as a book. HTML in it is shown as text, and links may only lead to the web. */
export function bound(markdown: string, language: Locale): Book {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return { language, ...arranged(new DOMParser().parseFromString(html, "text/html")) };
}

const named = (language: Locale): string => (language === "en" ? "RULES.md" : `RULES.${language}.md`);

const spokenOf = (there: readonly Locale[], wanted: Locale): Locale =>
  there.includes(wanted) ? wanted : "en";

/** How to read the book of a game of the house in each language that has it; null for other games. */
function languages(game: string): Map<Locale, () => Promise<string>> | null {
  const found = new Map<Locale, () => Promise<string>>();
  for (const [path, read] of Object.entries(books)) {
    const [, folder, language = "en"] = /\/games\/([^/]+)\/RULES(?:\.([a-z]+))?\.md$/.exec(path) ?? [];
    if (folder === game.replaceAll("-", "_")) found.set(language as Locale, read);
  }
  return found.size === 0 ? null : found;
}
