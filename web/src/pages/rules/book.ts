import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { gameCard, learnGames } from "../../ui/house";

const books = import.meta.glob("../../../../src/hiroma/games/*/RULES.md", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

const CLAUSE = /^[A-Z]{2}-[A-Z]{1,3}-?\d+[a-z]?/;

/** The rulebook of a game as HTML, each clause with its id as anchor; null when the house has no such book. */
export async function book(game: string): Promise<string | null> {
  const path = `/${game.replaceAll("-", "_")}/RULES.md`;
  const read = Object.entries(books).find(([name]) => name.endsWith(path))?.[1];
  if (read !== undefined) return anchored(await read());
  await learnGames();
  if (gameCard(game)?.packaged == null) return null;
  const sent = await fetch(`/games/${game}/RULES.md`);
  return sent.ok ? anchored(await sent.text()) : null;
}

/** Markdown as HTML. Whatever HTML stands in it is shown as text, and links may only lead to the web. */
export function anchored(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const place of page.querySelectorAll("tr, li, p, h2, h3, h4")) {
    const clause = CLAUSE.exec(place.textContent.trim())?.[0];
    if (clause !== undefined && page.getElementById(clause) === null) place.id = clause;
  }
  // What does not break its lines is scrolled by itself, not the page.
  for (const wide of page.querySelectorAll("table, pre")) {
    const frame = page.createElement("div");
    frame.className = "table-frame";
    frame.tabIndex = 0;
    wide.replaceWith(frame);
    frame.append(wide);
  }
  return page.body.innerHTML;
}
