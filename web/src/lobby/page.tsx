import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { gameName, house, learnGames } from "../games/house";
import { hall, me } from "../hall";
import { t } from "../i18n";
import { useTitle } from "../shell/title";
import type { Card } from "../wire/types";
import { Alone } from "./alone";
import { ClubTables, learnClubs } from "./clubs";
import { Hero } from "./hero";
import { JoinField } from "./join-field";
import { NameField } from "./name-field";
import { NewTable } from "./new-table";
import { Shelf } from "./shelf";
import { Tables } from "./tables";

/** The entrance: open a table, find one, say who you are. */
export function LobbyPage(): JSX.Element {
  const cards = useSignal<readonly Card[] | null>(null);
  const here = useSignal<number | null>(null);
  const chosen = useSignal<string | null>(null);
  useTitle(t("brand"));
  useSignalEffect(() => {
    // What could not be fetched without a line is fetched when it is up.
    if (hall.status.value !== "lost") void learnGames();
  });
  useEffect(() => {
    void api.tables().then(
      (tables) => (cards.value ??= tables),
      () => undefined,
    );
    learnClubs();
    return hall.follow("lobby", {
      rev: () => 0,
      receive: (frame) => {
        if (frame.type !== "lobby") return;
        cards.value = frame.tables;
        here.value = frame.here;
      },
    });
  }, [cards, here]);
  return (
    <>
      <Hero />
      <Shelf chosen={chosen} />
      <div class="lobby">
        <div class="lobby-side">
          <ClubTables />
          <NewTable chosen={chosen.value} />
          <Alone />
          <section class="sheet slim">
            <NameField />
            {me.value !== null && (
              <p>
                <a href={`/people/${encodeURIComponent(me.value.id)}`}>{t("people-yours")}</a>
              </p>
            )}
            <p>
              <a href="/clubs">{t("clubs-all")}</a>
            </p>
            <JoinField />
          </section>
        </div>
        <Tables cards={cards.value} here={here.value} />
      </div>
      <footer class="foot">
        <p>{t("rights")}</p>
        <p>
          {house.value.map(({ id }) => (
            <>
              <a href={`/rules/${id}`}>{t("rules-title", { game: gameName(id) })}</a>
              {" · "}
            </>
          ))}
          <a href="/verify">{t("verify-title")}</a>
        </p>
      </footer>
    </>
  );
}
