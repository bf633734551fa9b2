import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { gameCard, gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import { RuleText } from "./text";

const named = (): { clause: string } => ({ clause: decodeURIComponent(location.hash.slice(1)) });

/** The numbered rulebook of a game; the address may name a clause. */
export function RulesPage({ game }: { game: string }): JSX.Element {
  const at = useSignal(named());
  const title = t("rules-title", { game: gameName(game) });
  useTitle(title);
  useEffect(() => {
    void learnGames();
    const show = (): void => void (at.value = named());
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [at]);
  return (
    <RuleText game={game} at={at.value} head={<h1>{title}</h1>}>
      <p class="book-ways">
        {(gameCard(game)?.lessons.length ?? 0) > 0 && (
          <a class="button primary" href={`/learn/${game}`}>
            {t("learn")}
          </a>
        )}
        <button type="button" class="button plain" onClick={() => print()}>
          {t("rules-print")}
        </button>
      </p>
    </RuleText>
  );
}
