import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { gameCard, gameName, learnGames } from "../../ui/house";
import { How } from "../../ui/how";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import { book } from "./book";

/** The numbered rulebook of a game; the address may name a clause. */
export function RulesPage({ game }: { game: string }): JSX.Element {
  const html = useSignal<string | null | undefined>(undefined);
  const title = t("rules-title", { game: gameName(game) });
  useTitle(title);
  useEffect(() => {
    void learnGames();
    void book(game).then((text) => (html.value = text));
  }, [game, html]);
  useLayoutEffect(() => {
    const show = (): void => point(decodeURIComponent(location.hash.slice(1)));
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [html.value]);
  if (html.value === undefined) return <p class="wait">{t("loading")}</p>;
  if (html.value === null)
    return (
      <section class="sheet narrow">
        <h1>{t("no-rules")}</h1>
        <a class="button plain" href="/">
          {t("to-lobby")}
        </a>
      </section>
    );
  return (
    <>
      <section class="sheet rulebook how-sheet">
        <h1>{title}</h1>
        <How game={game} />
        {(gameCard(game)?.lessons.length ?? 0) > 0 && (
          <a class="button primary" href={`/learn/${game}`}>
            {t("learn")}
          </a>
        )}
      </section>
      {/* The text comes from our own package, its HTML from a renderer that escapes whatever is not Markdown. */}
      <article
        class="sheet rulebook"
        lang="en"
        aria-label={title}
        dangerouslySetInnerHTML={{ __html: html.value }}
      />
    </>
  );
}

function point(clause: string): void {
  document.querySelector(".pointed")?.classList.remove("pointed");
  const place = clause === "" ? null : document.getElementById(clause);
  place?.classList.add("pointed");
  place?.scrollIntoView({ block: "center" });
}
