import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { Face } from "../../ui/faces/face";
import { learnGames } from "../../ui/house";
import { Failed } from "../../ui/failed";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import type { Profile } from "../../wire/http";
import { Dealings } from "../fair/dealings";
import { Acquainted } from "./dealing";
import { Latest } from "./latest";
import { Noting } from "./noting";
import { Opponents } from "./opponents";
import "./people.css";
import { day } from "../../ui/times";
import { Played } from "./played";

interface Props {
  id: string;
  /** The table where the reader met them; null when the reader comes from elsewhere. */
  table: string | null;
  talk: string | null;
}

/** Somebody's page: the games that they have played here, and their results. */
export function PersonPage({ id, table, talk }: Props): JSX.Element {
  const page = useSignal<Profile | null>(null);
  const failed = useSignal<Failure | null>(null);
  useTitle(page.value?.name ?? t("people-title"));
  useEffect(() => {
    void learnGames();
    void api.person(id).then(
      (found) => (page.value = found),
      (failure: unknown) => (failed.value = failure instanceof Failure ? failure : null),
    );
  }, [id, page, failed]);
  if (failed.value !== null)
    return (
      <Failed failure={failed.value} title={t("people-title")}>
        <a class="button primary" href="/">
          {t("to-lobby")}
        </a>
      </Failed>
    );
  return page.value === null ? (
    <p class="wait">{t("loading")}</p>
  ) : (
    <Person page={page.value} table={table} talk={talk} />
  );
}

function Person({
  page,
  table,
  talk,
}: Omit<Props, "id"> & {
  page: Profile;
}): JSX.Element {
  const plays = page.games.reduce((sum, { tally }) => sum + tally.plays, 0);
  return (
    <div class="person">
      <section class="person-head">
        <span class="seal">
          <Face code={page.face} />
        </span>
        <div>
          <h1>
            <bdi>{page.name}</bdi>
            {page.mine && <span class="person-you"> {t("mark-you")}</span>}
          </h1>
          <p>
            {page.since !== null && t("people-since", { day: day(page.since) })}{" "}
            {t("people-plays", { count: plays })}
          </p>
          {page.counted > 0 && (
            <p class="person-stayed">
              {t("people-stayed", { stayed: page.stayed, counted: page.counted })}
              <span class="person-meter" aria-hidden="true">
                <span style={{ width: `${(100 * page.stayed) / page.counted}%` }} />
              </span>
              <small>{t("people-stayed-line")}</small>
            </p>
          )}
          {!page.mine && <Acquainted id={page.id} />}
        </div>
      </section>
      {plays === 0 ? (
        <p class="empty">{t(page.mine ? "people-none-yours" : "people-none")}</p>
      ) : (
        <>
          <div class="person-games">
            {page.games.map((game) => (
              <Played key={game.game} played={game} achievements={page.achievements} />
            ))}
          </div>
          <p class="soft small person-note">{t("people-rating-line")}</p>
          <Latest games={page.latest} />
          <Opponents name={page.name} mine={page.mine} opponents={page.opponents} />
        </>
      )}
      {!page.mine && <Noting key={page.id} id={page.id} name={page.name} />}
      {!page.mine && <Dealings id={page.id} name={page.name} table={table} talk={talk} />}
      {page.mine && plays > 0 && (
        <p class="actions person-export">
          <a class="button plain" href="/history">
            {t("history-title")}
          </a>
          <a class="button plain" href="/api/me/records.csv" download>
            {t("people-export", { format: "CSV" })}
          </a>
          <a class="button plain" href="/api/me/records.json" download>
            {t("people-export", { format: "JSON" })}
          </a>
        </p>
      )}
    </div>
  );
}
