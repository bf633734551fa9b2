import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import "../../ui/parts.css";
import { clubTalk } from "../../net/company";
import { clubPath, clubs } from "../../net/clubs";
import { useAsking } from "../../ui/asking";
import { learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import { onward } from "../../ui/route";
import { Share } from "../../ui/share";
import { Sure } from "../../ui/sure";
import { Talk } from "../../ui/talk/talk";
import { TableCard } from "../../ui/table-card";
import { useTitle } from "../../ui/title";
import type { ClubPage as Page } from "../../wire/http";
import { Board } from "./board";
import "./clubs.css";
import { Manage } from "./manage";
import { Members } from "./members";
import { belongs, leads, type ClubProps } from "./membership";
import { Noren } from "./noren";
import { Kinds } from "./presets";
import { Report } from "./report";

const AGAIN_MS = 15_000;

/** The page of a club: its text, its members, its tables. */
export function ClubPage({ id, invite }: { id: string; invite: string }): JSX.Element {
  const page = useSignal<Page | null>(null);
  const asking = useAsking();
  useTitle(page.value?.name ?? t("clubs-title"));
  const run: ClubProps["run"] = (act, name) => asking.ask(async () => (page.value = await act()), name);
  useEffect(() => {
    void learnGames();
    void run(() => clubs.page(id, invite));
    // Presence and tables change, so the page asks again. The reader's own requests go first.
    const again = setInterval(() => {
      const shown = page.peek();
      if (document.hidden || shown === null) return;
      void clubs.page(id, invite).then(
        (found) => {
          if (page.peek() === shown && !asking.busy.peek()) page.value = found;
        },
        () => undefined, // what was shown is good enough
      );
    }, AGAIN_MS);
    return () => clearInterval(again);
  }, [id, invite, page, asking]);
  const club = page.value;
  if (club === null)
    return asking.problem.value === null ? (
      <p class="wait">{t("loading")}</p>
    ) : (
      <section class="sheet narrow">
        <h1>{t("clubs-title")}</h1>
        <p role="alert">{asking.problem.value}</p>
        <a class="button primary" href="/clubs">
          {t("clubs-all")}
        </a>
      </section>
    );
  const props = { page: club, asking, run };
  return (
    <div class="club">
      <Head {...props} invite={invite} />
      <Problem asking={asking} />
      <div class="club-parts">
        <div class="club-column">
          {belongs(club) && <Tables page={club} />}
          {belongs(club) && <ClubTalk id={id} />}
          {belongs(club) && <Kinds {...props} />}
          <Board page={club} invite={invite} />
        </div>
        <div class="club-column">
          <Members {...props} />
          {leads(club) && <Manage {...props} />}
          {club.role !== "owner" && <Report page={club} />}
        </div>
      </div>
    </div>
  );
}

function Head({ page, asking, run, invite }: ClubProps & { invite: string }): JSX.Element {
  const { id, role, door, members } = page;
  const wanted = door === "asking" && invite === "" ? "club-ask" : "club-join";
  return (
    <section class="club-head">
      <Noren id={id} name={page.name} />
      <div class="club-words">
        <h1>
          <bdi>{page.name}</bdi>
        </h1>
        <p class="club-facts">
          {t("club-size", { count: members.length })} · {t(`club-door-${door}`)}
          {role !== null && ` · ${t(`club-role-${role}`)}`}
        </p>
        {page.text !== "" && <p class="club-text">{page.text}</p>}
        <div class="actions">
          {role === null && (
            <button
              type="button"
              class="button primary"
              aria-disabled={asking.busy.value}
              onClick={() => void run(() => clubs.join(id, invite), "join")}
            >
              {t(wanted)}
            </button>
          )}
          {page.invite !== null && (
            <Share path={`${clubPath(id)}?invite=${page.invite}`} label={t("club-invite")} />
          )}
          {role !== null && role !== "owner" && (
            <Sure
              button={t(role === "asking" ? "club-ask-no-more" : "club-leave")}
              sure={t("club-leave-sure")}
              asking={asking}
              act={async () => {
                const go = onward();
                await clubs.leave(id);
                go("/clubs");
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function ClubTalk({ id }: { id: string }): JSX.Element {
  const place = useMemo(() => clubTalk(id), [id]);
  return (
    <Part title={t("talk-club")}>
      <Talk place={place} label={t("talk-club")} empty={t("talk-club-empty")} />
    </Part>
  );
}

function Tables({ page }: { page: Page }): JSX.Element {
  return (
    <Part title={t("club-tables")}>
      {page.tables.length === 0 ? (
        <p class="account-words">{t("club-no-tables")}</p>
      ) : (
        <ul class="cards">
          {page.tables.map((card) => (
            <TableCard key={card.id} card={{ ...card, club: null }} />
          ))}
        </ul>
      )}
    </Part>
  );
}
