import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useBusy } from "../../ui/busy";
import { gameName, house } from "../../ui/house";
import { find, t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { playNow } from "../../ui/play-now";

/** The games of the house, side by side; the one taken down is opened at the new table. */
export function Shelf({ chosen }: { chosen: Signal<string | null> }): JSX.Element {
  const taken = chosen.value ?? house.value[0]?.id;
  const { busy, act } = useBusy();
  return (
    <div class="shelf" role="group" aria-label={t("game")}>
      {house.value.map((game) => (
        <div key={game.id} class="box" data-taken={game.id === taken}>
          <button
            type="button"
            class="box-face"
            aria-pressed={game.id === taken}
            onClick={() => (chosen.value = game.id)}
          >
            <img src={`/games/${game.id}.svg`} alt="" width="160" height="110" />
            <span class="box-name">{gameName(game.id)}</span>
            <span class="box-line">{find(`${game.id}-tagline`) ?? ""}</span>
            <span class="box-seats">
              {game.seats[1] === 1 ? t("solo") : t("players", { from: game.seats[0], to: game.seats[1] })}
            </span>
          </button>
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
        </div>
      ))}
    </div>
  );
}
