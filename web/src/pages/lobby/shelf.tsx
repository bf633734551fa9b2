import type { JSX } from "preact";
import { useBusy } from "../../ui/busy";
import { gameName, house } from "../../ui/house";
import { find, t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { playNow } from "../../ui/play-now";
import type { Crowd, Overview } from "../../wire/types";

/** The games of the house, side by side, each with its people and a button to begin at once. */
export function Shelf({ overview }: { overview: Overview | null }): JSX.Element {
  const { busy, act } = useBusy();
  return (
    <ul class="shelf" aria-label={t("games")}>
      {house.value.map((game) => (
        <li key={game.id} class="box">
          <a class="box-face" href={`/games/${game.id}`}>
            <img src={`/games/${game.id}.svg`} alt="" width="160" height="110" loading="lazy" />
            <span class="box-name">{gameName(game.id)}</span>
            <span class="box-line">{find(`${game.id}-tagline`) ?? ""}</span>
            <span class="box-seats">
              {game.seats[1] === 1 ? t("solo") : t("players", { from: game.seats[0], to: game.seats[1] })}
            </span>
            <People crowd={overview?.crowds[game.id]} />
          </a>
          <button
            type="button"
            class="box-play"
            aria-label={`${t("play-now")}: ${gameName(game.id)}`}
            aria-disabled={busy}
            onClick={() => act(game.id, () => playNow(game))}
          >
            <Icon name="play" />
            {t("play-now")}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The numbers of people who wait for others, and of those who play. */
function People({ crowd }: { crowd: Crowd | undefined }): JSX.Element {
  const { waiting = 0, playing = 0 } = crowd ?? {};
  const words = [
    waiting > 0 ? t("crowd-waiting", { count: waiting }) : "",
    playing > 0 ? t("crowd-playing", { count: playing }) : "",
  ].filter(Boolean);
  return (
    <span class="box-people">
      {waiting > 0 && <span class="here-dot" aria-hidden="true" />} {words.join(" · ")}
    </span>
  );
}
