import type { JSX } from "preact";
import { earnedHelp, earnedName } from "../../ui/earned";
import { gameCard } from "../../ui/house";
import { t } from "../../ui/i18n";
import { day } from "../../ui/times";
import type { Achievement } from "../../wire/http";

interface Props {
  game: string;
  earned: readonly Achievement[];
}

/** Somebody's achievements in a game, each with the game that earned it first. */
export function Earned({ game, earned }: Props): JSX.Element | null {
  if (earned.length === 0) return null;
  const all = gameCard(game)?.achievements.length ?? earned.length;
  return (
    <details class="played-earned">
      <summary>{t("earned-of", { count: earned.length, all })}</summary>
      <ul>
        {earned.map((one) => (
          <li key={one.name}>
            <strong>{earnedName(game, one.name)}</strong>
            {one.times > 1 && <span class="soft"> × {one.times}</span>}
            <span class="soft small">{earnedHelp(game, one.name)}</span>
            <span class="soft small">
              {one.table === null ? (
                t("earned-first", { day: day(one.first) })
              ) : (
                <a href={`/t/${one.table}/replay/${one.no}`}>{t("earned-first", { day: day(one.first) })}</a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
