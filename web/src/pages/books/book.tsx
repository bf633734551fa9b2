import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { named, Portrait } from "../../boards/hidden-rooms/Looks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { useBusy } from "../../ui/busy";
import { useFollowed } from "../../ui/followed";
import { learnGames } from "../../ui/house";
import { learn, t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { onward, visit } from "../../ui/route";
import { Share } from "../../ui/share";
import { playAlone } from "../../ui/solo";
import { useTitle } from "../../ui/title";
import type { Stage } from "../../wire/hidden-rooms";
import type { BookPage as Page } from "../../wire/http";
import { Badge } from "./badge";
import "./books.css";
import { begin } from "./desk";
import { Findings } from "./findings";
import { PathMap } from "./map";

const AGAIN_MS = 1_500;

/** A book to look at, to play, to share. */
export function BookPage({ name }: { name: string }): JSX.Element {
  const page = useSignal<Page | null>(null);
  const failed = useSignal<Failure | null>(null);
  useEffect(() => {
    void learn("hidden-rooms");
    void learnGames();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      try {
        page.value = await api.book(name);
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure;
        // A later look that fails leaves the page as it is: the next one may succeed.
        if (page.peek() === null) failed.value = failure;
      }
      const badge = page.peek()?.badge;
      if (!gone && badge !== undefined && badge.done < badge.total)
        timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [name, page, failed]);
  useTitle(page.value === null ? t("books-title") : named(page.value.book.title));
  if (failed.value !== null)
    return (
      <section class="sheet narrow">
        <h1>{t("books-title")}</h1>
        <p>{refusal(failed.value.refused, null)}</p>
        <a class="button primary" href="/books">
          {t("books-all")}
        </a>
      </section>
    );
  return page.value === null ? <p class="wait">{t("loading")}</p> : <Open page={page.value} />;
}

function Open({ page }: { page: Page }): JSX.Element {
  const { book } = page;
  const sure = useSignal(false);
  const place = useFollowed(sure.value);
  const { busy, act } = useBusy();
  const file = URL.createObjectURL(new Blob([JSON.stringify(book, null, 2)], { type: "application/json" }));
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  return (
    <div class="books">
      <section class="sheet">
        <p class="soft small">
          <a href="/books">{t("books-all")}</a>
        </p>
        <h1>
          <bdi>{named(book.title)}</bdi>
        </h1>
        <p>
          {t("books-credits", { author: book.author, license: book.license })}{" "}
          {page.by !== "" && <span class="soft">{t("books-published-by", { name: page.by })}</span>}{" "}
          <span class="soft">{t(`books-origin-${book.origin}`)}</span>
        </p>
        <div class="actions">
          <button
            type="button"
            class="button primary"
            aria-disabled={busy}
            onClick={() =>
              act("hidden-rooms", () =>
                playAlone("hidden-rooms", page.play === "" ? {} : { options: { book: page.play } }),
              )
            }
          >
            {t("books-play")}
          </button>
          <Share path={`/books/${book.key}`} label={t("books-share")} />
          {page.mine && (
            <a class="button plain" href={`/books/${book.key}/edit`}>
              {t("books-edit")}
            </a>
          )}
          <button
            type="button"
            class="button plain"
            onClick={() => {
              begin(book);
              visit("/books/new");
            }}
          >
            {t("books-copy")}
          </button>
          <a class="button plain" href={file} download={`${book.key}.json`}>
            {t("books-download")}
          </a>
          {page.mine && !sure.value && (
            <button type="button" class="button danger" ref={place} onClick={() => (sure.value = true)}>
              {t("books-withdraw")}
            </button>
          )}
          {sure.value && (
            <span class="sure" role="group" aria-label={t("books-withdraw-sure")}>
              {t("books-withdraw-sure")}
              <button
                type="button"
                class="button small danger"
                aria-disabled={busy}
                onClick={() =>
                  act("hidden-rooms", async () => {
                    const go = onward();
                    await api.withdraw(book.key);
                    go("/books");
                  })
                }
              >
                {t("books-withdraw")}
              </button>
              <button
                type="button"
                class="button small plain"
                ref={place}
                onClick={() => (sure.value = false)}
              >
                {t("cancel")}
              </button>
            </span>
          )}
        </div>
      </section>
      <ol class="book-stages">
        {book.stages.map((stage) => (
          <li key={stage.key}>
            <StagePage stage={stage} />
          </li>
        ))}
      </ol>
      {(page.badge.total > 0 || page.findings.length > 0) && (
        <section class="sheet">
          <Badge badge={page.badge} />
          {page.findings.length > 0 && (
            <>
              <h2>{t("books-warnings")}</h2>
              <Findings findings={page.findings} />
            </>
          )}
        </section>
      )}
    </div>
  );
}

function StagePage({ stage }: { stage: Stage }): JSX.Element {
  const name = named(stage.name);
  return (
    <article class="stage-page">
      <Portrait look={stage.look} />
      <div>
        <h2>
          <small>{t("hidden-rooms-ui-stage", { stage: stage.number })}</small> <bdi>{name}</bdi>
        </h2>
        <p>{stage.look.text}</p>
        <PathMap path={stage.path} label={t("books-path-of", { name })} />
      </div>
    </article>
  );
}
