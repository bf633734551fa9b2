import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../../ui/parts.css";
import { tournaments } from "../../net/tournaments";
import { useAsking } from "../../ui/asking";
import { learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { learnClubs } from "../../ui/own-clubs";
import { Problem } from "../../ui/parts";
import { useTitle } from "../../ui/title";
import type { Tournaments } from "../../wire/http";
import { Announce } from "./announce";
import { Cards } from "./cards";
import "./tournaments.css";

/** The tournaments of the hall and of the reader's clubs: to come, on, past, and the form to announce one. */
export function TournamentsPage(): JSX.Element {
  const found = useSignal<Tournaments | null>(null);
  const asking = useAsking();
  useTitle(t("tournaments-title"));
  useEffect(() => {
    void learnGames();
    learnClubs();
    void asking.ask(async () => void (found.value = await tournaments.all(null)));
  }, [found, asking]);
  return (
    <div class="tournaments">
      <header class="page-head">
        <h1>{t("tournaments-title")}</h1>
        <p class="soft">{t("tournaments-line")}</p>
      </header>
      <Problem asking={asking} />
      {found.value === null ? (
        asking.problem.value === null && <p class="wait">{t("loading")}</p>
      ) : (
        <>
          <section aria-labelledby="tournaments-coming">
            <h2 id="tournaments-coming">{t("tournaments-coming")}</h2>
            {found.value.coming.length === 0 ? (
              <p class="empty">{t("tournaments-none")}</p>
            ) : (
              <Cards cards={found.value.coming} />
            )}
          </section>
          {found.value.past.length > 0 && (
            <section aria-labelledby="tournaments-past">
              <h2 id="tournaments-past">{t("tournaments-past")}</h2>
              <Cards cards={found.value.past} />
            </section>
          )}
        </>
      )}
      <Announce />
    </div>
  );
}
