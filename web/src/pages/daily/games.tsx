import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import type { Today } from "../../wire/http";

/** The games that have days, each with a mark when today's is done, and the number of days in a row. */
export function Games({ game }: { game: string }): JSX.Element {
  const games = useSignal<readonly Today[]>([]);
  useEffect(() => {
    // Without an answer the page of the day names the problem.
    void api.days().then(
      (found) => (games.value = found),
      () => undefined,
    );
  }, [game, games]);
  return (
    <nav class="daily-games" aria-label={t("daily-games")}>
      <ul>
        {games.value.map((each) => (
          <li key={each.game}>
            <a href={`/daily/${each.game}`} aria-current={each.game === game ? "page" : undefined}>
              <img src={`/games/${each.game}.svg`} alt="" width="64" height="44" />
              <span>{gameName(each.game)}</span>
              <span class="small daily-state">{stateOf(each)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function stateOf({ state, won, streak }: Today): string {
  const row = streak > 1 ? ` 🔥${streak}` : "";
  if (state === "new") return row.trim();
  return (state === "begun" ? t("daily-on") : `${won === true ? "★" : "✓"} ${t("daily-done")}`) + row;
}
