import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { hall, me } from "../../net/hall";
import { gameName, house, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { useLobby } from "../../ui/lobby";
import { NameField } from "../../ui/name-field";
import { learnClubs } from "../../ui/own-clubs";
import { personPath } from "../../ui/person-words";
import { useTitle } from "../../ui/title";
import { ClubTables } from "./clubs";
import { Continue, going } from "./continue";
import { Here } from "./here";
import { Hero } from "./hero";
import { JoinField } from "./join-field";
import { LobbyTalk } from "./talk";
import { Shelf } from "./shelf";
import { lookedFor, OpenTables } from "./tables";
import { Today } from "./today";
import { Tv } from "./tv";

/** The entrance: the ways to go on with a game, begin one, join others, or watch. */
export function LobbyPage(): JSX.Element {
  const lobby = useLobby(lookedFor);
  useTitle(t("brand"));
  useSignalEffect(() => {
    // Games that could not be fetched while the line was down are fetched when it is up.
    if (hall.status.value !== "lost") void learnGames();
  });
  useEffect(learnClubs, []);
  const mine = going(lobby.own);
  return (
    <>
      <Hero small={mine.length > 0} />
      <Continue cards={mine} />
      <Shelf overview={lobby.overview} />
      <div class="lobby">
        <OpenTables lobby={lobby} />
        <div class="lobby-side">
          <Tv lobby={lobby} />
          <Today />
          <Here count={lobby.here} />
          <LobbyTalk />
          <ClubTables />
          <section class="sheet slim">
            <NameField />
            {me.value !== null && (
              <p>
                <a href={personPath(me.value.id)}>{t("people-yours")}</a>
              </p>
            )}
            <JoinField />
          </section>
        </div>
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
