import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { lazy } from "../../ui/lazy";
import type { Lobby } from "../../ui/lobby";
import { useNear } from "../../ui/near";

const LiveBoard = lazy(() => import("../watch/live-board").then((part) => part.LiveBoard));

/** The best running game, as a picture that moves. A line stands in its place when the reader sits at that table. */
export function Tv({ lobby: { overview, own } }: { lobby: Lobby }): JSX.Element | null {
  const { place, near } = useNear<HTMLElement>();
  const best = overview?.best ?? null;
  const mine = own.some(({ id, mine: sits }) => sits && id === best);
  return (
    <section class="sheet tv" aria-labelledby="tv" ref={place}>
      <h2 id="tv">{t("tv-title")}</h2>
      {best === null || mine ? (
        <p class="soft">{t(mine ? "tv-mine" : "tv-none")}</p>
      ) : near ? (
        <LiveBoard key={best} id={best} />
      ) : (
        <p class="wait">{t("loading")}</p>
      )}
      <a class="button plain" href="/watch">
        {t("tv-all")}
      </a>
    </section>
  );
}
