import { useSignal, type Signal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { Book, Heading } from "./arranged";

interface Props {
  book: Book;
  /** The address of the book, to which a heading is added. */
  path: string;
  /** Where the book stands on the page. */
  place: RefObject<HTMLElement | null>;
  /** Beside the book where the window is wide enough for both; a fold above it elsewhere, and over a table. */
  aside: boolean;
}

const WIDE = "(min-width: 1000px)";

/** The table of contents. It stays in sight, and marks the section that the reader is in. */
export function Contents({ book, path, place, aside }: Props): JSX.Element {
  const wide = useMatch(WIDE);
  const here = useHere(book, place);
  const beside = aside && wide.value;
  const line = ({ id, title }: Heading): JSX.Element => (
    <a href={`${path}#${id}`} aria-current={here.value === id ? "location" : undefined}>
      {title}
    </a>
  );
  const list = (
    <ol>
      {book.sections.map((section) => (
        <li key={section.id}>
          {line(section)}
          {section.parts.length > 0 && (
            <ol>
              {section.parts.map((part) => (
                <li key={part.id}>{line(part)}</li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav class="book-contents" lang={book.language} aria-label={t("rules-contents")}>
      {beside ? (
        list
      ) : (
        <details
          onClick={({ target, currentTarget }) => {
            if (target instanceof HTMLAnchorElement) currentTarget.open = false;
          }}
        >
          <summary>{t("rules-contents")}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}

/** Return a signal that is true while the media query holds. */
function useMatch(query: string): Signal<boolean> {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const hear = (): void => void (matches.value = media.matches);
    media.addEventListener("change", hear);
    return () => media.removeEventListener("change", hear);
  }, [matches, query]);
  return matches;
}

/** The id of the section that stands at the top of what is in sight; empty above the first. */
function useHere(book: Book, place: RefObject<HTMLElement | null>): Signal<string> {
  const here = useSignal("");
  useEffect(() => {
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        here.value = book.sections.find(({ id }) => seen.has(`${id}-text`))?.id ?? here.peek();
      },
      { rootMargin: "-20% 0px -60%" },
    );
    for (const section of place.current?.querySelectorAll(".book-section") ?? []) watch.observe(section);
    return () => watch.disconnect();
  }, [book, place, here]);
  return here;
}
