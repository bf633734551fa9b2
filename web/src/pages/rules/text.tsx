import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../net/settings";
import { gameCard, gameName } from "../../ui/house";
import { How } from "../../ui/how";
import { t } from "../../ui/i18n";
import type { Book, Section } from "./arranged";
import { book } from "./book";
import { Contents } from "./contents";
import { Example } from "./example";
import { Figure } from "./figure";
import { Find } from "./find";
import "./rules.css";

interface Props {
  game: string;
  /** The anchor to point at, empty for none. Another object points again. */
  at: { clause: string };
  /** True for a book over a table: the table of contents is a fold, and lessons open in a tab of their own. */
  over?: boolean;
  /** The part above the summary. */
  head?: ComponentChildren;
  /** The part between the summary and the clauses. */
  children?: ComponentChildren;
}

/** The rulebook of a game in the reader's language: summary, contents, figure, and the numbered clauses. */
export function RuleText({ game, at, over = false, head, children }: Props): JSX.Element {
  const shown = useSignal<Book | null | undefined>(undefined);
  const place = useRef<HTMLElement>(null);
  const language = settings.locale.value;
  useEffect(() => {
    let current = true;
    void book(game, language).then((found) => {
      if (current) shown.value = found;
    });
    return () => {
      current = false;
    };
  }, [game, language, shown]);
  const { value: text } = shown;
  useLayoutEffect(() => point(place.current, at.clause), [text, at]);
  if (text === undefined) return <p class="wait">{t("loading")}</p>;
  if (text === null)
    return (
      <section class="sheet narrow">
        {head}
        <p>{t("no-rules")}</p>
      </section>
    );
  return (
    <div class="book">
      <Contents book={text} path={`/rules/${game}`} place={place} aside={!over} />
      <div class="book-pages">
        <section class="sheet book-how">
          {head}
          <How game={game} />
          {children}
        </section>
        <Find book={text} place={place} />
        {text.language !== language && <p class="banner book-language">{t("rules-english")}</p>}
        <article
          class="sheet rulebook"
          ref={place}
          lang={text.language}
          aria-label={t("rules-title", { game: gameName(game) })}
        >
          <Html html={text.intro} />
          <Figure game={game} />
          {text.sections.map((section) => (
            <Chapter key={section.id} game={game} section={section} over={over} />
          ))}
        </article>
      </div>
    </div>
  );
}

/** A section with the lessons that teach it. */
function Chapter({ game, section, over }: { game: string; section: Section; over: boolean }): JSX.Element {
  const lessons = Object.entries(gameCard(game)?.teaches ?? {}).filter(([, clause]) =>
    section.clauses.includes(clause),
  );
  return (
    <section class="book-section" id={`${section.id}-text`} aria-labelledby={section.id}>
      <Html html={section.html} />
      {lessons.map(([lesson, clause]) => (
        <Example key={lesson} game={game} lesson={lesson} clause={clause} over={over} />
      ))}
    </section>
  );
}

/** A piece of the book. Its text comes from a package of the hall, its HTML from a renderer that escapes all but Markdown. */
function Html({ html }: { html: string }): JSX.Element {
  return <div class="book-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows an anchor of the book, and reads from there. */
function point(book: HTMLElement | null, anchor: string): void {
  book?.querySelector(".pointed")?.classList.remove("pointed");
  const place = anchor === "" ? null : book?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
  if (place == null) return;
  place.classList.add("pointed");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: place.matches("h2, h3") ? "start" : "center" });
}
