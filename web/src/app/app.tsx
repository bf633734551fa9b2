import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { hall } from "../net/hall";
import { LobbyPage } from "../pages/lobby/page";
import { t } from "../ui/i18n";
import { lazy } from "../ui/lazy";
import { place, type Place } from "../ui/route";
import { settingsPanel } from "../ui/settings-door";
import { Header } from "./header";
import { Live } from "./live";
import { Notices } from "./notices";
import { Reconnecting } from "./reconnecting";
import { RulesOver } from "./rules-over";
import { SettingsPanel } from "./settings-panel";

const TablePage = lazy(() => import("../pages/table/page").then((part) => part.TablePage));
const NewTablePage = lazy(() => import("../pages/new/page").then((part) => part.NewTablePage));
const WatchPage = lazy(() => import("../pages/watch/page").then((part) => part.WatchPage));
const LessonsPage = lazy(() => import("../pages/learn/lessons").then((part) => part.LessonsPage));
const GamePage = lazy(() => import("../pages/games/page").then((part) => part.GamePage));
const RankingsPage = lazy(() => import("../pages/people/rankings").then((part) => part.RankingsPage));
const ReplayPage = lazy(() => import("../pages/replay/page").then((part) => part.ReplayPage));
const RulesPage = lazy(() => import("../pages/rules/page").then((part) => part.RulesPage));
const LearnPage = lazy(() => import("../pages/learn/page").then((part) => part.LearnPage));
const DailyPage = lazy(() => import("../pages/daily/page").then((part) => part.DailyPage));
const PuzzlesPage = lazy(() => import("../pages/puzzles/page").then((part) => part.PuzzlesPage));
const AnalysisPage = lazy(() => import("../pages/analysis/page").then((part) => part.AnalysisPage));
const BooksPage = lazy(() => import("../pages/books/page").then((part) => part.BooksPage));
const BookPage = lazy(() => import("../pages/books/book").then((part) => part.BookPage));
const EditPage = lazy(() => import("../pages/books/edit").then((part) => part.EditPage));
const ClubsPage = lazy(() => import("../pages/clubs/page").then((part) => part.ClubsPage));
const ClubPage = lazy(() => import("../pages/clubs/club").then((part) => part.ClubPage));
const TournamentsPage = lazy(() => import("../pages/tournaments/page").then((part) => part.TournamentsPage));
const TournamentPage = lazy(() =>
  import("../pages/tournaments/tournament").then((part) => part.TournamentPage),
);
const SeriesPage = lazy(() => import("../pages/tournaments/series").then((part) => part.SeriesPage));
const PersonPage = lazy(() => import("../pages/people/page").then((part) => part.PersonPage));
const CompanyPage = lazy(() => import("../pages/company/page").then((part) => part.CompanyPage));
const ConversationPage = lazy(() =>
  import("../pages/company/conversation").then((part) => part.ConversationPage),
);
const SeasonPage = lazy(() => import("../pages/people/season").then((part) => part.SeasonPage));
const ModerationPage = lazy(() => import("../pages/fair/moderation").then((part) => part.ModerationPage));
const AccessPage = lazy(() => import("../pages/access/page").then((part) => part.AccessPage));
const AccountPage = lazy(() => import("../pages/account/page").then((part) => part.AccountPage));
const HistoryPage = lazy(() => import("../pages/people/history").then((part) => part.HistoryPage));
const ImportsPage = lazy(() => import("../pages/imports/page").then((part) => part.ImportsPage));
const ImportPage = lazy(() => import("../pages/imports/replay").then((part) => part.ImportPage));
const LetterPage = lazy(() => import("../pages/account/letter").then((part) => part.LetterPage));
const DeskPage = lazy(() => import("../pages/desk/page").then((part) => part.DeskPage));
const Standing = lazy(() => import("../pages/fair/standing").then((part) => part.Standing));
const NowherePage = lazy(() => import("../pages/nowhere/page").then((part) => part.NowherePage));
const VerifyPage = lazy(() => import("../pages/verify/page").then((part) => part.VerifyPage));

/** True for a reader with a warning, a mute or a ban. Most readers never load the code that shows it. */
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
      <RulesOver />
      <Notices />
      <Live />
      <SettingsPanel dialog={settingsPanel} />
    </>
  );
}

function Page({ place }: { place: Place }): JSX.Element {
  switch (place.page) {
    case "lobby":
      return <LobbyPage />;
    case "new":
      return <NewTablePage key={place.game} game={place.game} />;
    case "watch":
      return <WatchPage />;
    case "lessons":
      return <LessonsPage />;
    case "game":
      return <GamePage key={place.game} game={place.game} />;
    case "rankings":
      return <RankingsPage />;
    case "table":
      return <TablePage key={place.id} id={place.id} />;
    case "replay":
      return (
        <ReplayPage
          key={`${place.id}/${place.no}`}
          id={place.id}
          no={place.no}
          step={place.step}
          rev={place.rev}
        />
      );
    case "rules":
      return <RulesPage key={place.game} game={place.game} />;
    case "learn":
      return <LearnPage key={place.game} game={place.game} lesson={place.lesson} />;
    case "verify":
      return <VerifyPage key={`${place.id ?? ""}/${place.no ?? ""}`} id={place.id} no={place.no} />;
    case "daily":
      return <DailyPage key={`${place.game}/${place.day ?? ""}`} game={place.game} day={place.day} />;
    case "puzzles":
      return <PuzzlesPage key={place.game} game={place.game} />;
    case "analysis":
      return <AnalysisPage key={place.hash} hash={place.hash} />;
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
    case "tournaments":
      return <TournamentsPage />;
    case "tournament":
      return <TournamentPage key={place.id} id={place.id} />;
    case "series":
      return <SeriesPage key={`${place.club}/${place.series}`} series={place.series} club={place.club} />;
    case "person":
      return <PersonPage key={place.id} id={place.id} table={place.table} talk={place.talk} />;
    case "company":
      return <CompanyPage />;
    case "conversation":
      return <ConversationPage key={place.id} id={place.id} />;
    case "season":
      return <SeasonPage key={`${place.game}/${place.season}`} game={place.game} season={place.season} />;
    case "account":
      return <AccountPage refused={place.refused} />;
    case "history":
      return <HistoryPage key={place.search} search={place.search} />;
    case "imports":
      return <ImportsPage />;
    case "import":
      return <ImportPage key={`${place.id}/${place.no}`} id={place.id} no={place.no} step={place.step} />;
    case "letter":
      return <LetterPage key={`${place.way}/${place.token}`} way={place.way} token={place.token} />;
    case "desk":
      return <DeskPage />;
    case "moderation":
      return <ModerationPage />;
    case "access":
      return <AccessPage />;
    case "nowhere":
      return <NowherePage />;
  }
}
