import { signal } from "@preact/signals";
import type { Book, Name, Stage } from "../../wire/hidden-rooms";
import type { BookPage } from "../../wire/http";
import { MOST } from "../../wire/values";

/** The book on the desk: being written, not yet published. It outlives the page, in this browser. */
export const desk = signal<Book | null>(null);

/** The languages in which a book and its monsters have names; in the first one always. */
export const NAMED = ["en", "ja", "de"] as const;

const KEPT = "hiroma:books:desk";
const TRIES = "hiroma:books:tries";
/** The book as it was laid on the desk, to know whether its author has changed it. */
const BEGUN = "hiroma:books:begun";
/** Books in whose place others were laid, the newest first. */
const FORMER = "hiroma:books:former";
/** Most former books that are kept. */
const MOST_FORMER = 5;

desk.subscribe((book) => {
  if (book !== null) keep(KEPT, book);
});

function keep(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // Private windows may refuse storage; the desk then lasts as long as the page.
  }
}

function kept(key: string): unknown {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Return the book that lay on the desk when this browser was closed; null for an empty desk. */
export function left(): Book | null {
  return kept(KEPT) as Book | null;
}

/** Another edition in the making, and the time when its original was published. */
interface Draft {
  book: Book;
  since: number;
}

function draft(key: string): Draft | null {
  return kept(`${KEPT}:${key}`) as Draft | null;
}

/** Keep another edition in the making while its author tries it. Forget it when it equals the published book. */
export function keepEdition(book: Book, page: BookPage): void {
  if (!same(book, page.book)) keep(`${KEPT}:${book.key}`, { book, since: page.changed } satisfies Draft);
  else if (draft(book.key)?.since === page.changed) clear(book.key);
}

/** Keep changes that were made while their book was being published: they are older than the edition that comes. */
export function keepTyped(book: Book): void {
  keep(`${KEPT}:${book.key}`, { book, since: 0 } satisfies Draft);
}

/** Return the edition in the making, and a draft that is older than the published book; null without one. */
export function editions(page: BookPage): { book: Book; older: Book | null } {
  const found = draft(page.book.key);
  if (found?.since === page.changed) return { book: found.book, older: null };
  // An earlier client kept the book alone, so the time of its original is unknown.
  const older = found === null ? null : "since" in found ? found.book : (found as Book);
  return { book: page.book, older: older === null || same(older, page.book) ? null : older };
}

function same(one: Book, other: Book): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Clears the desk; or, with its key, forgets another edition of a published book. */
export function clear(name: string | null): void {
  if (name === null) desk.value = null;
  localStorage.removeItem(name === null ? KEPT : `${KEPT}:${name}`);
}

/** The newest tables at which this author has tried stages. */
export function tries(): readonly string[] {
  return (kept(TRIES) ?? []) as string[];
}

/** Remembers a table at which a stage is tried. */
export function remember(table: string): void {
  keep(TRIES, [table, ...tries()].slice(0, MOST.tried));
}

/** Puts a copy of somebody's book on the desk, under a key of its own. */
export function begin(book: Book): void {
  putAway();
  lay({ ...book, key: freshKey(), origin: "user" });
}

/** Lays a book on the desk that its author has not changed yet. */
export function lay(book: Book): void {
  keep(BEGUN, book);
  desk.value = book;
}

/** Keeps the book on the desk before another takes its place, unless it is as it was laid there. */
function putAway(): void {
  const lies = desk.value ?? left();
  const begun = kept(BEGUN) as Book | null;
  if (lies !== null && (begun === null || !same(lies, begun)))
    keep(FORMER, [lies, ...formers()].slice(0, MOST_FORMER));
}

function formers(): readonly Book[] {
  return (kept(FORMER) ?? []) as Book[];
}

/** Return the newest book in whose place another was laid; null without one. */
export function former(): Book | null {
  return formers()[0] ?? null;
}

/** Takes up the former book again. That on the desk is put away in its turn. */
export function takeUp(book: Book): void {
  keep(
    FORMER,
    formers().filter(({ key }) => key !== book.key),
  );
  putAway();
  localStorage.removeItem(BEGUN);
  desk.value = book;
}

/** A new book that begins as this one does. */
export function fresh(like: Book, author: string): Book {
  return {
    ...like,
    key: freshKey(),
    title: NAMED.reduce((title, language) => worded(title, language, ""), like.title),
    origin: "user",
    author,
    license: "CC BY 4.0",
    stages: like.stages.map((stage, index) => ({ ...stage, key: `stage-${index + 1}`, origin: "user" })),
  };
}

/** The desk's book with one stage changed. */
export function withStage(book: Book, index: number, change: Partial<Stage>): Book {
  return {
    ...book,
    stages: book.stages.map((stage, at) => (at === index ? { ...stage, ...change } : stage)),
  };
}

function freshKey(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) =>
    byte.toString(36).padStart(2, "0"),
  );
  return `book-${digits.join("")}`;
}

/** Return a name with its words in one language changed. Empty words remove a language, except English. */
export function worded(name: Name, language: keyof Name, words: string): Name {
  const made = { ...name, [language]: words };
  if (language !== "en" && words === "") Reflect.deleteProperty(made, language);
  return made;
}
