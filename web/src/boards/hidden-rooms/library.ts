import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import type { HiddenRoomsView } from "../../wire/hidden-rooms";
import type { BookPage } from "../../wire/http";
import { designedLook, type Look } from "./Looks";

/** Books of the library that the board asked for; null for books that are gone. */
const known = signal<Readonly<Record<string, BookPage | null>>>({});

const NOBODY: Look = { svg: "unknown", text: "" };

/**
 * Return the look of the monster of the open stage. A table knows only the names and paths of an author's book. The
 * drawings come from the library, as long as the book there is still the one played. A book that is only tried has no
 * key.
 */
export function useLook({ book, book_key: name, key, stage }: HiddenRoomsView): Look {
  useEffect(() => {
    if (book === "" || name === "" || known.peek()[name] !== undefined) return;
    void api.book(name).then(
      (page) => (known.value = { ...known.peek(), [name]: page }),
      () => (known.value = { ...known.peek(), [name]: null }),
    );
  }, [book, name]);
  if (book === "") return designedLook(key);
  const page = known.value[name];
  return page?.play === book ? (page.book.stages[stage - 1]?.look ?? NOBODY) : NOBODY;
}
