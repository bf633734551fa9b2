import type { JSX } from "preact";
import { AskButton } from "../../ui/ask-button";
import { find, t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { seatLooks } from "../../ui/people";
import { clausePath } from "../../ui/refusals";
import type { SeatLook } from "../../ui/seats";
import { Share } from "../../ui/share";
import type { Game, Meta, Outcome } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** How the game ended, and what may come next. */
export function Result({ table, meta, game }: { table: Table; meta: Meta; game: Game }): JSX.Element {
  const seats = seatLooks(meta);
  const replay = `/t/${meta.id}/replay/${game.no}`;
  const commands = table.you.value?.commands ?? {};
  const seated = (table.you.value?.chairs.length ?? 0) > 0;
  const next = meta.goal > 1 && !meta.match_over ? "next-game" : "command-rematch";
  return (
    <section class="result" aria-labelledby="result-title">
      <div>
        <Ending outcome={game.outcome as Outcome | null} ended={game.ended} seats={seats} game={meta.game} />
        {meta.goal > 1 && (
          <p class="soft">{t(meta.match_over ? "match-over" : "match-goes-on", { goal: meta.goal })}</p>
        )}
      </div>
      <div class="actions">
        {meta.shared !== "" && (
          <a class="button primary" href="/daily">
            {t("daily-title")}
          </a>
        )}
        {seated && meta.shared === "" && (
          <AskButton
            why={commands["rematch"] ?? null}
            game={meta.game}
            look="primary"
            press={() => void give(table, "rematch")}
          >
            {t(next)}
          </AskButton>
        )}
        <a class="button plain" href={replay}>
          {t("watch-replay")}
        </a>
        <Share path={replay} label={t("share-replay")} />
      </div>
    </section>
  );
}

interface EndingProps {
  outcome: Outcome | null;
  ended: string | null;
  seats: readonly SeatLook[];
  game: string;
}

/** What is said after the names of who won. Where the game itself has beaten everybody, nobody has. */
function ending(ranked: boolean, won: boolean, ended: string, game: string): string {
  if (!ranked) return t("result-none");
  if (won) return t(`result-${ended}`);
  return ended === "conceded" ? t("result-given-up") : (find(`${game}-lost`) ?? t("result-lost"));
}

/** Who won by which clause, and the places of the others. */
export function Ending({ outcome, ended, seats, game }: EndingProps): JSX.Element {
  const groups = (outcome?.ranking ?? []).map((group) => group.flatMap((side) => outcome?.sides[side] ?? []));
  const named = (list: readonly number[]): SeatLook[] => list.flatMap((seat) => seats[seat] ?? []);
  const winners = named(groups[0] ?? []);
  const scored = outcome?.scores.some((score) => score !== 0) ?? false;
  return (
    <>
      <h2 id="result-title">
        {winners.map((look) => (
          <Name key={look.seat} look={look} face />
        ))}{" "}
        {ending(groups.length > 0, winners.length > 0, ended ?? "rules", game)}
      </h2>
      {groups.length > 1 && winners.length > 0 && (
        <ol class="ranking">
          {groups.map((group, place) => (
            <li key={place}>
              {named(group).map((look) => (
                <span key={look.seat}>
                  <Name look={look} face />
                  {scored && <span class="score"> {outcome?.scores[look.seat]}</span>}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
      {outcome !== null && /^[A-Z]+-/.test(outcome.clause) && (
        <p class="soft small">
          {find(`${game}-outcome-${outcome.clause}`) ?? t("ended-by")}{" "}
          <a href={clausePath(game, outcome.clause)}>{outcome.clause}</a>
        </p>
      )}
    </>
  );
}
