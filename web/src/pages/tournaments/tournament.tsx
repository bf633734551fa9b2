import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../../ui/parts.css";
import { clubPath } from "../../net/clubs";
import { me } from "../../net/hall";
import { settings } from "../../net/settings";
import { seriesPath, tournaments } from "../../net/tournaments";
import { useAsking, type Asking } from "../../ui/asking";
import { learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { wayToPlay } from "../../ui/options";
import { Problem } from "../../ui/parts";
import { Share } from "../../ui/share";
import { Sure } from "../../ui/sure";
import { moment } from "../../ui/times";
import { useTitle } from "../../ui/title";
import type { TournamentPage as Page } from "../../wire/http";
import { facts, standing } from "./cards";
import { Rounds } from "./rounds";
import { Standings } from "./standings";
import "./tournaments.css";

const AGAIN_MS = 4_000;

/** The page of a tournament: its facts, the reader's table, the standings, the rounds. */
export function TournamentPage({ id }: { id: string }): JSX.Element {
  const page = useSignal<Page | null>(null);
  const asking = useAsking();
  useTitle(page.value?.card.name ?? t("tournaments-title"));
  useEffect(() => {
    void learnGames();
    void asking.ask(async () => void (page.value = await tournaments.page(id)));
    // Rounds are paired and games end while the reader looks on.
    const again = setInterval(() => {
      const shown = page.peek();
      if (document.hidden || shown === null || !["open", "running"].includes(shown.card.status)) return;
      void tournaments.page(id).then(
        (found) => {
          if (page.peek() === shown && !asking.busy.peek()) page.value = found;
        },
        () => undefined, // what was shown is good enough
      );
    }, AGAIN_MS);
    return () => clearInterval(again);
  }, [id, page, asking]);
  const shown = page.value;
  if (shown === null)
    return asking.problem.value === null ? (
      <p class="wait">{t("loading")}</p>
    ) : (
      <section class="sheet narrow">
        <h1>{t("tournaments-title")}</h1>
        <p role="alert">{asking.problem.value}</p>
        <a class="button primary" href="/tournaments">
          {t("tournaments-all")}
        </a>
      </section>
    );
  return (
    <div class="tournament">
      <Head page={shown} asking={asking} show={(found) => (page.value = found)} />
      <Problem asking={asking} />
      {shown.table !== null && (
        <a class="button primary wide tournament-table" href={`/t/${shown.table}`}>
          {t("tournament-to-table")}
        </a>
      )}
      <div class="tournament-parts">
        <Standings page={shown} />
        <Rounds page={shown} />
      </div>
    </div>
  );
}

interface HeadProps {
  page: Page;
  asking: Asking;
  show: (page: Page) => void;
}

function Head({ page, asking, show }: HeadProps): JSX.Element {
  const { card, may } = page;
  const way = wayToPlay(card.game, page.options).join(", ");
  return (
    <section class="sheet tournament-head" aria-labelledby="tournament-name">
      <h1 id="tournament-name">
        <bdi>{card.name}</bdi>
      </h1>
      <p>
        <span class={`badge ${card.status === "running" ? "waits" : ""}`}>{standing(card)}</span>{" "}
        {facts(card)}
      </p>
      <dl class="tournament-facts">
        <Fact name={t("tournament-starts")}>{moment(card.starts)}</Fact>
        {way !== "" && <Fact name={t("options")}>{way}</Fact>}
        <Fact name={t("tournament-seats")}>{card.seats}</Fact>
        <Fact name={t("command-clock")}>
          {t("tournament-clock", { minutes: page.minutes, seconds: page.seconds })}
        </Fact>
        <Fact name={t("tournament-rated")}>{t(page.rated ? "tournament-yes" : "tournament-no")}</Fact>
        <Fact name={t("tournament-grace")}>{t("tournament-grace-minutes", { count: page.grace })}</Fact>
        <Fact name={t("tournament-organiser")}>
          <a href={`/people/${page.organiser.id}`}>
            <bdi>{page.organiser.name}</bdi>
          </a>
        </Fact>
        {card.club !== null && (
          <Fact name={t("tournament-club")}>
            <a href={clubPath(card.club.id)}>
              <bdi>{card.club.name}</bdi>
            </a>
          </Fact>
        )}
        {page.series !== "" && (
          <Fact name={t("tournament-series")}>
            <a href={seriesPath(page.series, card.club?.id ?? "")}>
              <bdi>{page.series}</bdi>
            </a>
          </Fact>
        )}
      </dl>
      {page.text !== "" && <p class="club-text">{page.text}</p>}
      <div class="actions">
        {may.includes("enter") && me.value?.account === true && (
          <button
            type="button"
            class="button primary"
            aria-disabled={asking.busy.value}
            onClick={() => void asking.ask(async () => show(await tournaments.enter(card.id)), "enter")}
          >
            {t("tournament-enter")}
          </button>
        )}
        {may.includes("enter") && me.value?.account === false && (
          <a class="button primary" href="/account">
            {t("tournament-enter-account")}
          </a>
        )}
        {may.includes("leave") && (
          <Sure
            button={t("tournament-leave")}
            sure={t("tournament-leave-sure")}
            asking={asking}
            act={async () => show(await tournaments.leave(card.id))}
          />
        )}
        {card.status === "open" && (
          <a
            class="button plain small"
            href={`/api/tournaments/${card.id}/calendar.ics?language=${settings.locale.value}`}
            download
          >
            {t("tournament-calendar")}
          </a>
        )}
        <Share path={`/tournaments/${card.id}`} label={t("tournament-share")} />
        {may.includes("call-off") && (
          <Sure
            button={t("tournament-call-off")}
            sure={t("tournament-call-off-sure")}
            asking={asking}
            act={async () => show(await tournaments.callOff(card.id))}
          />
        )}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: JSX.Element | string | number }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
