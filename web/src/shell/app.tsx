import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { hall } from "../hall";
import { t } from "../i18n";
import { LobbyPage } from "../lobby/page";
import { place, type Place } from "../route";
import { TablePage } from "../table/page";
import { Header } from "./header";
import { lazy } from "./lazy";
import { Live } from "./live";
import { Notices } from "./notices";
import { Reconnecting } from "./reconnecting";

const ReplayPage = lazy(() => import("../replay/page").then((part) => part.ReplayPage));
const RulesPage = lazy(() => import("../rules/page").then((part) => part.RulesPage));
const LearnPage = lazy(() => import("../learn/page").then((part) => part.LearnPage));
const DailyPage = lazy(() => import("../daily/page").then((part) => part.DailyPage));
const BooksPage = lazy(() => import("../books/page").then((part) => part.BooksPage));
const BookPage = lazy(() => import("../books/book").then((part) => part.BookPage));
const EditPage = lazy(() => import("../books/edit").then((part) => part.EditPage));
const ClubsPage = lazy(() => import("../clubs/page").then((part) => part.ClubsPage));
const ClubPage = lazy(() => import("../clubs/club").then((part) => part.ClubPage));
const PersonPage = lazy(() => import("../people/page").then((part) => part.PersonPage));
const SeasonPage = lazy(() => import("../people/season").then((part) => part.SeasonPage));
const ModerationPage = lazy(() => import("../fair/moderation").then((part) => part.ModerationPage));
const AccessPage = lazy(() => import("../access/page").then((part) => part.AccessPage));
const AccountPage = lazy(() => import("../account/page").then((part) => part.AccountPage));
const LetterPage = lazy(() => import("../account/letter").then((part) => part.LetterPage));
const DeskPage = lazy(() => import("../desk/page").then((part) => part.DeskPage));
const Standing = lazy(() => import("../fair/standing").then((part) => part.Standing));
const VerifyPage = lazy(() => import("../verify/page").then((part) => part.VerifyPage));

/** Most people never need what tells them of a warning. */
const warned = computed(() => {
  const { conduct } = hall;
  const { warnings = [], muted = null, banned = null } = conduct.value ?? {};
  return warnings.length > 0 || muted !== null || banned !== null;
});

export function App(): JSX.Element {
  return (
    <>
      <a class="skip" href="#main">
        {t("skip-to-content")}
      </a>
      <Header />
      <Reconnecting />
      {warned.value && <Standing />}
      <main id="main" tabIndex={-1} class={`page page-${place.value.page}`}>
        <Page place={place.value} />
      </main>
      <Notices />
      <Live />
    </>
  );
}

function Page({ place }: { place: Place }): JSX.Element {
  switch (place.page) {
    case "lobby":
      return <LobbyPage />;
    case "table":
      return <TablePage key={place.id} id={place.id} />;
    case "replay":
      return <ReplayPage key={`${place.id}/${place.no}`} id={place.id} no={place.no} step={place.step} />;
    case "rules":
      return <RulesPage key={place.game} game={place.game} />;
    case "learn":
      return <LearnPage key={place.game} game={place.game} lesson={place.lesson} />;
    case "verify":
      return <VerifyPage id={place.id} no={place.no} />;
    case "daily":
      return <DailyPage key={place.day} day={place.day} />;
    case "books":
      return <BooksPage />;
    case "book":
      return <BookPage key={place.key} name={place.key} />;
    case "edit-book":
      return <EditPage key={place.key} name={place.key} />;
    case "clubs":
      return <ClubsPage />;
    case "club":
      return <ClubPage key={place.id} id={place.id} invite={place.invite} />;
    case "person":
      return <PersonPage key={place.id} id={place.id} table={place.table} />;
    case "season":
      return <SeasonPage key={`${place.game}/${place.season}`} game={place.game} season={place.season} />;
    case "account":
      return <AccountPage refused={place.refused} />;
    case "letter":
      return <LetterPage key={`${place.way}/${place.token}`} way={place.way} token={place.token} />;
    case "desk":
      return <DeskPage />;
    case "moderation":
      return <ModerationPage />;
    case "access":
      return <AccessPage />;
    case "nowhere":
      return (
        <section class="sheet narrow">
          <h1>{t("nowhere")}</h1>
          <p>
            <a class="button primary" href="/">
              {t("to-lobby")}
            </a>
          </p>
        </section>
      );
  }
}
