import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import type { HiddenRoomsView } from "../../wire/hidden-rooms";
import type { BookPage } from "../../wire/http";
import { designedLook, type Look } from "./Looks";

/** Books of the library that were asked for, null for those that are not there any more. */
const known = signal<Readonly<Record<string, BookPage | null>>>({});

const NOBODY: Look = { svg: "unknown", text: "" };

/**
 * How the monster of the open stage looks. A table knows only names and paths of somebody's book; its drawings
 * are the library's, as long as that book is still the one that is played. A book that is only tried has no key.
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
