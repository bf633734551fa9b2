import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { useBusy } from "../../ui/busy";
import { Failed } from "../../ui/failed";
import { learn, t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { onward, visit } from "../../ui/route";
import { useTitle } from "../../ui/title";
import type { Book } from "../../wire/hidden-rooms";
import type { BookPage as Page, Checked } from "../../wire/http";
import "./books.css";
import "./desk.css";
import { MOST } from "../../wire/values";
import {
  clear,
  desk,
  editions,
  former,
  fresh,
  keepEdition,
  keepTyped,
  lay,
  left,
  takeUp,
  tries,
} from "./desk";
import { Field, NameFields } from "./field";
import { Findings } from "./findings";
import { StageDesk } from "./stage";
import { Try } from "./try";

const DESIGNED = "designed-five";
const PAUSE_MS = 350;
/** Milliseconds until a check that failed is made again. */
const AGAIN_MS = 5_000;

/** The page for writing books: a new one on the desk, or another edition of the author's own book. */
export function EditPage({ name }: { name: string | null }): JSX.Element {
  const revised = useSignal<Book | null>(null);
  const published = useSignal<Page | null>(null);
  const older = useSignal<Book | null>(null);
  const failed = useSignal<Failure | null>(null);
  useTitle(t(name === null ? "books-new" : "books-edit"));
  useEffect(() => {
    const fail = (failure: unknown): void => {
      if (!(failure instanceof Failure)) throw failure;
      failed.value = failure;
    };
    void learn("hidden-rooms");
    if (name !== null)
      void api.book(name).then((page) => {
        published.value = page;
        const found = editions(page);
        older.value = found.older;
        revised.value = found.book;
      }, fail);
    else {
      older.value = former();
      desk.value ??= left();
      if (desk.value === null)
        void Promise.all([api.book(DESIGNED), api.me()]).then(([page, me]) => {
          if (desk.peek() === null) lay(fresh(page.book, me.name));
        }, fail);
    }
  }, [name, revised, published, older, failed]);
  const book = name === null ? desk : revised;
  if (failed.value !== null)
    return (
      <Failed failure={failed.value} title={t("books-title")}>
        <a class="button primary" href="/books">
          {t("books-all")}
        </a>
      </Failed>
    );
  return book.value === null ? (
    <p class="wait">{t("loading")}</p>
  ) : (
    <Desk book={book as Signal<Book>} name={name} published={published.value} older={older} />
  );
}

interface DeskProps {
  book: Signal<Book>;
  name: string | null;
  /** The book of which another edition is made; null for a new book. */
  published: Page | null;
  /** Changes that were begun before a newer edition was published; for a new book the one that it has replaced. */
  older: Signal<Book | null>;
}

function Desk({ book, name, published, older }: DeskProps): JSX.Element {
  const revising = name !== null;
  const stage = useSignal(0);
  const { checked, current, problem } = useChecked(book.value);
  const findings = checked?.findings ?? null;
  const errors = (findings ?? []).filter(({ code }) => code.startsWith("E-"));
  const unwon = checked?.unwon ?? [];
  const sound = findings !== null && errors.length === 0 && unwon.length === 0;
  const ready = sound && current;
  const { value } = book;
  useEffect(() => {
    if (published !== null) keepEdition(value, published);
  }, [published, value]);
  const set = (change: Partial<Book>): void => void (book.value = { ...book.value, ...change });

  const { busy, act } = useBusy();

  async function publish(): Promise<void> {
    const go = onward();
    const { key } = await (revising ? api.revise(value, tries()) : api.publish(value, tries()));
    const typed = book.peek();
    clear(name);
    // Changes that were typed meanwhile are another edition, which the page of the book offers.
    if (typed !== value) keepTyped({ ...typed, key });
    go(`/books/${key}`);
  }

  return (
    <div class="books desk">
      <section class="sheet">
        <p class="soft small">
          <a href="/books">{t("books-all")}</a>
        </p>
        <h1>{t(revising ? "books-edit" : "books-new")}</h1>
        <Older book={book} older={older} revising={revising} />
        <div class="desk-fields">
          <NameFields about="title" name={value.title} change={(title) => set({ title })} />
          <Field
            label={t("books-author")}
            value={value.author}
            most={MOST.bookCredit}
            change={(author) => set({ author })}
          />
          <Field
            label={t("books-license")}
            value={value.license}
            most={MOST.bookCredit}
            change={(license) => set({ license })}
          />
          {!revising && (
            <Field
              label={t("books-key")}
              value={value.key}
              most={MOST.bookKey}
              change={(key) => set({ key })}
            />
          )}
        </div>
      </section>
      <section class="sheet">
        <div class="stage-tabs" role="tablist" aria-label={t("books-stages")}>
          {value.stages.map((each, index) => (
            <button
              type="button"
              role="tab"
              key={index}
              id={`stage-tab-${index}`}
              aria-controls="stage-desk"
              aria-selected={index === stage.value}
              class={
                errors.some(({ place }) => place.startsWith(`stages[${index}]`)) ? "wrong-tab" : undefined
              }
              onClick={() => (stage.value = index)}
            >
              {t("hidden-rooms-ui-stage", { stage: each.number })}
            </button>
          ))}
        </div>
        <div id="stage-desk" role="tabpanel" aria-labelledby={`stage-tab-${stage.value}`}>
          <StageDesk key={stage.value} book={book} index={stage.value} />
          <Try checked={checked} current={current} index={stage.value} />
        </div>
      </section>
      <section class="sheet desk-end" aria-labelledby="desk-findings">
        <h2 id="desk-findings">{t("books-findings")}</h2>
        <div role="status">
          {problem !== null && <p class="wrong">{problem}</p>}
          {findings === null && problem === null && <p class="soft">{t("books-checking")}</p>}
          {findings?.length === 0 && sound && problem === null && <p class="saved">{t("books-sound")}</p>}
          {findings !== null && findings.length > 0 && <Findings findings={findings} />}
          {unwon.length > 0 && (
            <p class="unwon">
              {t("books-try-unwon", { count: unwon.length, stages: unwon.join(", ") })}{" "}
              <span class="soft">{t("books-try-how")}</span>
            </p>
          )}
        </div>
        <div class="actions">
          <button
            type="button"
            class="button primary"
            aria-disabled={busy || !ready}
            onClick={() => ready && act("hidden-rooms", publish)}
          >
            {t(revising ? "books-revise" : "books-publish")}
          </button>
          <button
            type="button"
            class="button plain"
            onClick={() => {
              clear(name);
              visit(revising ? `/books/${name}` : "/books");
            }}
          >
            {t("books-discard")}
          </button>
        </div>
      </section>
    </div>
  );
}

interface OlderProps extends Pick<DeskProps, "book" | "older"> {
  revising: boolean;
}

/** The offer to take up older changes of a published book, or the book that another has replaced. */
function Older({ book, older, revising }: OlderProps): JSX.Element | null {
  const begun = older.value;
  if (begun === null) return null;
  return (
    <p class="older" role="status">
      {t(revising ? "books-older" : "books-former")}{" "}
      <button
        type="button"
        class="button plain small"
        onClick={() => {
          if (revising) book.value = begun;
          else takeUp(begun);
          older.value = null;
        }}
      >
        {t(revising ? "books-older-take" : "books-former-take")}
      </button>
    </p>
  );
}

interface Check {
  /** The newest answer; null before the first has come. */
  checked: Checked | null;
  /** True when the answer is about the book as it is now. */
  current: boolean;
  /** The reason why the last check failed, in words; null when it did not. */
  problem: string | null;
}

/** Return the validator's findings in a book, a moment after each change. A check that failed is made again. */
function useChecked(book: Book): Check {
  const found = useSignal<{ book: Book; checked: Checked } | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      try {
        const checked = await api.checkBook(book, tries());
        if (!current) return;
        found.value = { book, checked };
        problem.value = null;
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure;
        if (!current) return;
        problem.value = refusal(failure.refused, null);
        timer = setTimeout(() => void look(), AGAIN_MS);
      }
    };
    let timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [book, found, problem]);
  return {
    checked: found.value?.checked ?? null,
    current: found.value?.book === book,
    problem: problem.value,
  };
}
