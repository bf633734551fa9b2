import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { hall, me } from "../../net/hall";
import { gameName, house, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { NameField } from "../../ui/name-field";
import { useTitle } from "../../ui/title";
import type { Card } from "../../wire/types";
import { Alone } from "./alone";
import { ClubTables, learnClubs } from "./clubs";
import { Hero } from "./hero";
import { JoinField } from "./join-field";
import { NewTable } from "./new-table";
import { Shelf } from "./shelf";
import { lookedFor, Tables, together } from "./tables";

/** The entrance: open a table, find one, say who you are. */
export function LobbyPage(): JSX.Element {
  const cards = useSignal<readonly Card[] | null>(null);
  const here = useSignal<number | null>(null);
  const more = useSignal(0);
  const chosen = useSignal<string | null>(null);
  useTitle(t("brand"));
  useSignalEffect(() => {
    // What could not be fetched without a line is fetched when it is up.
    if (hall.status.value !== "lost") void learnGames();
  });
  useEffect(() => {
    learnClubs();
    let listed: readonly Card[] = [];
    let own: readonly Card[] = [];
    return hall.follow("lobby", {
      rev: () => 0,
      wanted: () => lookedFor.peek(),
      receive: (frame) => {
        if (frame.type !== "lobby") return;
        listed = frame.tables ?? listed;
        own = frame.own ?? own;
        cards.value = together(listed, own);
        more.value = frame.more;
        here.value = frame.here;
      },
    });
  }, [cards, here, more]);
  useSignalEffect(() => {
    // Without a line yet, or for something else: the page asks anew.
    void api.tables(lookedFor.value).then(
      (tables) => (cards.value ??= tables),
      () => undefined,
    );
    hall.refill("lobby");
  });
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
        <Tables cards={cards.value} more={more.value} here={here.value} />
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
