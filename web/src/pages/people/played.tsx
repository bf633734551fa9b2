import type { JSX } from "preact";
import { Earned } from "./earned";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { alone, kindName } from "../../ui/person-words";
import type { Achievement, GameTally, Tally } from "../../wire/http";

interface Props {
  played: GameTally;
  /** Achievements in all games. */
  achievements: readonly Achievement[];
}

/** Somebody's record in one game: rating, totals, the same by class of options, and achievements. */
export function Played({ played: { game, tally, kinds }, achievements }: Props): JSX.Element {
  return (
    <section class="sheet played" aria-label={gameName(game)}>
      <div class="played-head">
        <img src={`/games/${game}.svg`} alt="" width="96" height="66" />
        <div>
          <h2>{gameName(game)}</h2>
          <Rating tally={tally} />
        </div>
      </div>
      <dl class="played-sums">
        <Sum label={t("people-games")} value={`${tally.plays}`} />
        <Sum label={t("people-wins")} value={`${tally.wins}`} />
        <Sum label={t("people-streak")} value={`${tally.streak}`} />
        <Sum label={t("people-best")} value={`${tally.best}`} />
      </dl>
      <Places tally={tally} solo={kinds.every(({ seats }) => alone(seats))} />
      <details class="played-kinds">
        <summary>{t("people-kinds")}</summary>
        <ul>
          {kinds.map((kind) => (
            <li key={kindName(game, kind)}>
              <strong>{kindName(game, kind)}</strong>
              <span class="soft">
                {t("people-kind", { plays: kind.tally.plays, wins: kind.tally.wins })}
                {kind.tally.rated > 0 && ` · ${points(kind.tally)}`}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <Earned game={game} earned={achievements.filter((one) => one.game === game)} />
      <a class="played-season" href={`/seasons/${game}`}>
        {t("people-season")}
      </a>
    </section>
  );
}

/** A rating as it is written: 1055 ± 655. */
export function points({ points, doubt }: Tally): string {
  return t("people-points", { points: `${points}`, doubt: `${doubt}` });
}

function Rating({ tally }: { tally: Tally }): JSX.Element {
  if (tally.rated === 0) return <p class="soft">{t("people-unrated")}</p>;
  return (
    <p class="played-rating">
      <span class="unseen">{t("people-rating")} </span>
      <strong>{tally.points}</strong> <span>± {tally.doubt}</span>
    </p>
  );
}

function Sum({ label, value }: { label: string; value: string }): JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The count of each place, or of wins and losses in a game for one, as a bar. Better places have fuller colours. */
function Places({ tally, solo }: { tally: Tally; solo: boolean }): JSX.Element {
  const won = (place: number): string => (place === 0 ? "won" : "lost");
  const words = tally.places
    .map((count, place) =>
      solo
        ? t(`people-alone-${won(place)}-count`, { count })
        : t("people-place-count", { place: place + 1, count }),
    )
    .join(", ");
  return (
    <div class="played-places" role="img" aria-label={words}>
      {tally.places.map((count, place) =>
        count === 0 ? null : (
          <span key={place} class={`place-${Math.min(place + 1, 4)}`} style={{ flexGrow: count }}>
            {solo ? t(`people-alone-${won(place)}`) : place + 1}
          </span>
        ),
      )}
    </div>
  );
}
