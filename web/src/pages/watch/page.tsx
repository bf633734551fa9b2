import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Again } from "../../ui/again";
import { learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { useLobby } from "../../ui/lobby";
import { TableCard } from "../../ui/table-card";
import { useTitle } from "../../ui/title";
import type { Card, Overview, Wanted } from "../../wire/types";
import { LiveBoard } from "./live-board";
import "./watch.css";

/** Running games that are shown as boards. */
const BOARDS = 4;

const running = signal<Wanted>({ status: "playing" });

/** Return the running games without the reader's own: the best first, then by the number of people at them. */
export function inOrder(cards: readonly Card[], own: readonly Card[], overview: Overview | null): Card[] {
  const mine = new Set(own.map(({ id }) => id));
  const first = (card: Card): number => Number(card.id === overview?.best);
  return cards
    .filter(({ id }) => !mine.has(id))
    .sort((a, b) => first(b) - first(a) || b.watchers - a.watchers || b.chairs.length - a.chairs.length);
}

/** The page of games that run in the hall now, and of those that have just ended. */
export function WatchPage(): JSX.Element {
  const lobby = useLobby(running);
  const ended = useSignal<readonly Card[] | null>(null);
  const failed = useSignal(false);
  useTitle(t("watch-title"));
  function load(): void {
    failed.value = false;
    void api.ended().then(
      (found) => (ended.value = found),
      () => (failed.value = true),
    );
  }
  useEffect(() => {
    void learnGames();
    load();
  }, [ended, failed]);
  return (
    <div class="watch">
      <header class="page-head">
        <h1>{t("watch-title")}</h1>
        <p class="soft">{t("watch-line")}</p>
      </header>
      {lobby.tables === null ? (
        <p class="wait">{t("loading")}</p>
      ) : (
        <Running cards={inOrder(lobby.tables, lobby.own, lobby.overview)} />
      )}
      {failed.value && <Again why={t("no-line")} again={load} />}
      {ended.value !== null && <Ended cards={ended.value} />}
    </div>
  );
}

function Running({ cards }: { cards: readonly Card[] }): JSX.Element {
  return (
    <section class="sheet" aria-labelledby="running">
      <h2 id="running">{t("watch-running")}</h2>
      {cards.length === 0 ? (
        <div class="empty">
          <p>{t("watch-none")}</p>
          <a class="button primary" href="/">
            {t("watch-play")}
          </a>
        </div>
      ) : (
        <>
          <ul class="live-boards">
            {cards.slice(0, BOARDS).map((card) => (
              <li key={card.id}>
                <LiveBoard id={card.id} />
              </li>
            ))}
          </ul>
          <ul class="cards">
            {cards.slice(BOARDS).map((card) => (
              <TableCard key={card.id} card={card} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Ended({ cards }: { cards: readonly Card[] }): JSX.Element {
  return (
    <section class="sheet" aria-labelledby="ended">
      <h2 id="ended">{t("watch-ended")}</h2>
      {cards.length === 0 ? (
        <p class="empty">{t("watch-none-ended")}</p>
      ) : (
        <ul class="cards">
          {cards.map((card) => (
            <TableCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
