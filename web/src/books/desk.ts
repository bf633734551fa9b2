import { signal } from "@preact/signals";
import type { Book, Name, Stage } from "../wire/types";

/** The book on the desk: being written, not yet published. It outlives the page, in this browser. */
export const desk = signal<Book | null>(null);

const KEPT = "hiroma:books:desk";

desk.subscribe((book) => {
  if (book === null) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(book));
  } catch {
    // Private windows may refuse storage; the desk then lasts as long as the page.
  }
});

/** What lay on the desk when this browser was closed. */
export function left(): Book | null {
  try {
    const stored = localStorage.getItem(KEPT);
    return stored === null ? null : (JSON.parse(stored) as Book);
  } catch {
    return null;
  }
}

/** Clears the desk. */
export function clear(): void {
  desk.value = null;
  localStorage.removeItem(KEPT);
}

/** Puts a copy of somebody's book on the desk, under a key of its own. */
export function begin(book: Book): void {
  desk.value = { ...book, key: freshKey(), origin: "user" };
}

/** A new book that begins as this one does. */
export function fresh(like: Book, author: string): Book {
  return {
    ...like,
    key: freshKey(),
    title: worded(worded(like.title, "en", ""), "ja", ""),
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

/** A name with its words in one language changed; an empty Japanese one is none. */
export function worded(name: Name, language: "en" | "ja", words: string): Name {
  const made = { ...name, [language]: words };
  if (made.ja === "") delete (made as Partial<Name>).ja;
  return made;
}
