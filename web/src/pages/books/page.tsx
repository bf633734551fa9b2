import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { drawing, named } from "../../boards/hidden-rooms/Looks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { Again } from "../../ui/again";
import { learn, t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { useTitle } from "../../ui/title";
import type { BookCard } from "../../wire/http";
import "./books.css";
import { Upload } from "./upload";

const OURS = ["sweeper", "coil", "weaver", "warden", "hound"];

/** The library: the hall's own book of five monsters, and the books that people have published. */
export function BooksPage(): JSX.Element {
  const cards = useSignal<readonly BookCard[] | null>(null);
  const failed = useSignal<Failure | null>(null);
  useTitle(t("books-title"));
  const look = (): void => {
    failed.value = null;
    void api.books().then(
      (found) => (cards.value = found),
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        failed.value = failure;
      },
    );
  };
  useEffect(() => {
    void learn("hidden-rooms");
    look();
    // Once, when the page opens.
  }, []);
  return (
    <div class="books">
      <section class="sheet">
        <h1>{t("books-title")}</h1>
        <p class="soft">{t("books-line")}</p>
        <div class="actions">
          <a class="button primary" href="/books/new">
            {t("books-new")}
          </a>
          <Upload />
        </div>
      </section>
      <ul class="book-shelf">
        <li>
          <Spine
            path="designed-five"
            title={t("books-designed")}
            line={t("books-designed-line")}
            drawings={OURS}
            grade={null}
          />
        </li>
        {(cards.value ?? []).map((card) => (
          <li key={card.key}>
            <Spine
              path={card.key}
              title={named(card.title)}
              line={t(card.mine ? "books-mine" : "books-by", { name: card.author })}
              drawings={card.drawings}
              grade={card.grade}
            />
          </li>
        ))}
      </ul>
      {cards.value === null && failed.value === null && <p class="wait">{t("loading")}</p>}
      {failed.value !== null && <Again why={refusal(failed.value.refused, null)} again={look} />}
      {cards.value?.length === 0 && <p class="empty">{t("books-none")}</p>}
    </div>
  );
}

interface SpineProps {
  path: string;
  title: string;
  line: string;
  drawings: readonly string[];
  grade: string | null;
}

/** A book on the shelf: its five monsters look out of it. */
function Spine({ path, title, line, drawings, grade }: SpineProps): JSX.Element {
  return (
    <a class="book-card" href={`/books/${encodeURIComponent(path)}`}>
      <span class="book-faces">
        {drawings.map((name, index) => (
          <img key={index} src={drawing(name)} alt="" width="60" height="60" />
        ))}
      </span>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <span class="soft">
        <bdi>{line}</bdi>
      </span>
      {grade !== null && <span class="badge">{t(`books-grade-${grade}`)}</span>}
    </a>
  );
}
