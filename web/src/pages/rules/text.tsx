import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { gameName } from "../../ui/house";
import { How } from "../../ui/how";
import { t } from "../../ui/i18n";
import { book } from "./book";

interface Props {
  game: string;
  /** The clause to point at; empty for none. */
  clause: string;
  /** What stands above the summary. */
  head?: ComponentChildren;
  /** What stands between the summary and the clauses. */
  children?: ComponentChildren;
}

/** The rulebook of a game: the summary in the reader's language, then the numbered clauses. */
export function RuleText({ game, clause, head, children }: Props): JSX.Element {
  const html = useSignal<string | null | undefined>(undefined);
  const clauses = useRef<HTMLElement>(null);
  useEffect(() => {
    void book(game).then((text) => (html.value = text));
  }, [game, html]);
  useLayoutEffect(() => point(clauses.current, clause), [html.value, clause]);
  if (html.value === undefined) return <p class="wait">{t("loading")}</p>;
  if (html.value === null)
    return (
      <section class="sheet narrow">
        {head}
        <p>{t("no-rules")}</p>
      </section>
    );
  return (
    <>
      <section class="sheet rulebook how-sheet">
        {head}
        <How game={game} />
        {children}
      </section>
      {/* The text comes from our own package, its HTML from a renderer that escapes whatever is not Markdown. */}
      <article
        class="sheet rulebook"
        ref={clauses}
        lang="en"
        aria-label={t("rules-title", { game: gameName(game) })}
        dangerouslySetInnerHTML={{ __html: html.value }}
      />
    </>
  );
}

/** Shows a clause, and reads from there. */
function point(clauses: HTMLElement | null, clause: string): void {
  clauses?.querySelector(".pointed")?.classList.remove("pointed");
  const place = clause === "" ? null : clauses?.querySelector<HTMLElement>(`#${CSS.escape(clause)}`);
  if (place == null) return;
  place.classList.add("pointed");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "center" });
}
