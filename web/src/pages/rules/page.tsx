import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { gameCard, gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import { RuleText } from "./text";

const named = (): string => decodeURIComponent(location.hash.slice(1));

/** The numbered rulebook of a game; the address may name a clause. */
export function RulesPage({ game }: { game: string }): JSX.Element {
  const clause = useSignal(named());
  const title = t("rules-title", { game: gameName(game) });
  useTitle(title);
  useEffect(() => {
    void learnGames();
    const show = (): void => void (clause.value = named());
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [clause]);
  return (
    <RuleText game={game} clause={clause.value} head={<h1>{title}</h1>}>
      {(gameCard(game)?.lessons.length ?? 0) > 0 && (
        <a class="button primary" href={`/learn/${game}`}>
          {t("learn")}
        </a>
      )}
    </RuleText>
  );
}
