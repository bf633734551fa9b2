import type { JSX } from "preact";
import { tournamentPath } from "../../net/tournaments";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { moment } from "../../ui/times";
import type { TournamentCard } from "../../wire/http";

/** Tournaments as a list of cards. */
export function Cards({ cards }: { cards: readonly TournamentCard[] }): JSX.Element {
  return (
    <ul class="tournament-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <a class="tournament-card" href={tournamentPath(card.id)}>
            <img src={`/games/${card.game}.svg`} alt="" width="72" height="50" />
            <span class="tournament-words">
              <strong>
                <bdi>{card.name}</bdi>
              </strong>
              <span class="soft small">{facts(card)}</span>
              <span class="club-tags">
                <span class={`badge ${card.status === "running" ? "waits" : ""}`}>{standing(card)}</span>
                {card.mine && <span class="badge">{t("tournament-mine")}</span>}
                {card.club !== null && (
                  <span class="badge">
                    <bdi>{card.club.name}</bdi>
                  </span>
                )}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The game, the system and the number of people, in a line. */
export function facts(card: TournamentCard): string {
  const people = t("tournament-people", { count: card.people });
  return [gameName(card.game), t(`tournament-system-${card.system}`), people].join(" · ");
}

/** Return the beginning of a tournament, or its state, in words. */
export function standing(card: TournamentCard): string {
  if (card.status === "open") return moment(card.starts);
  if (card.status !== "running") return t(`tournament-${card.status}`);
  if (card.ends !== null) return t("tournament-until", { time: moment(card.ends) });
  return card.rounds === 0
    ? t("tournament-round", { round: card.round })
    : t("tournament-round-of", { round: card.round, rounds: card.rounds });
}
