import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { percent } from "../../ui/dialect";
import { find, t } from "../../ui/i18n";
import type { BotStrength } from "../../wire/http";

/** The strength of a game's bots against each other and against people; null while it is not known. */
export function Bots({ game }: { game: string }): JSX.Element | null {
  const known = useSignal<BotStrength[]>([]);
  useEffect(() => {
    void api.bots(game).then(
      (found) => (known.value = found),
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
      },
    );
  }, [game, known]);
  if (known.value.length === 0) return null;
  const alone = known.value.some((bot) => bot.alone !== null);
  return (
    <section class="sheet" aria-labelledby="game-bots">
      <h2 id="game-bots">{t("game-bots")}</h2>
      <div class="table-frame">
        <table class="game-bots">
          <thead>
            <tr>
              <th scope="col">{t("bot-level")}</th>
              <th scope="col">{t(alone ? "game-bots-alone" : "game-bots-rating")}</th>
              <th scope="col">{t("game-bots-here")}</th>
            </tr>
          </thead>
          <tbody>
            {known.value.map((bot) => (
              <tr key={bot.level}>
                <th scope="row">{find(`level-${bot.level}`) ?? bot.level}</th>
                <td>{measured(bot)}</td>
                <td>
                  {bot.plays === 0
                    ? "–"
                    : t("game-bots-points", { points: bot.points, doubt: bot.doubt, plays: bot.plays })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft small">{t(alone ? "game-bots-alone-help" : "game-bots-help")}</p>
    </section>
  );
}

function measured({ rating, alone, margin }: BotStrength): string {
  if (alone !== null) return `${percent(alone)} ± ${percent(margin ?? 0)}`;
  if (rating === null) return "–";
  const points = Math.round(rating).toString();
  return margin === null || margin === 0 ? points : `${points} ± ${Math.round(margin)}`;
}
