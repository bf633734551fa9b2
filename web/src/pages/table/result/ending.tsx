import type { JSX, Ref } from "preact";
import { winners } from "../../../boards/kit/words";
import { find, t } from "../../../ui/i18n";
import { Name } from "../../../ui/name";
import { clausePath } from "../../../ui/refusals";
import type { SeatLook } from "../../../ui/seats";
import { Sentence } from "../../../ui/sentence";
import { atSeats, sentence, type Said, type Word } from "../../../ui/words";
import type { Outcome } from "../../../wire/types";
import { decided, useBoard } from "./decided";
import { contradicts, placeOf, score, scored, verdict, type Finish } from "./verdict";

interface Props extends Finish {
  seats: readonly SeatLook[];
  /** The last position, from which the board tells the reason for the win. */
  view: unknown;
  /** The heading takes the focus. */
  heading?: Ref<HTMLHeadingElement>;
}

/** A text of `result-…` in words. */
export function told(said: Said, game: string, seats: readonly SeatLook[]): Word[] {
  return sentence(said, atSeats(game, seats), "result") ?? [];
}

/** The winners and their margin, the reason for the win, and the places of all. */
export function Ending({ seats, view, heading = null, ...finish }: Props): JSX.Element {
  const { game, outcome, ended } = finish;
  const result = verdict(finish);
  const why = decided(useBoard(game), atSeats(game, seats), view, outcome, ended);
  const first = outcome === null ? [] : winners(outcome);
  return (
    <>
      <h2 id="result-title" tabIndex={-1} ref={heading}>
        <Sentence words={told(result.heading, game, seats)} />
      </h2>
      {result.line !== null && (
        <p class="result-line">
          <Sentence words={told(result.line, game, seats)} />
        </p>
      )}
      {why.length > 0 && (
        <p class="result-decided">
          {why.map((words, index) => (
            <span key={index}>
              <Sentence words={words} />{" "}
            </span>
          ))}
          <Clause game={game} outcome={outcome} />
        </p>
      )}
      {outcome !== null && outcome.ranking.length > 1 && first.length > 0 && (
        <Places outcome={outcome} seats={seats} game={game} />
      )}
      {outcome !== null && why.length === 0 && ruled(outcome) && (
        <p class="soft small">
          {find(`${game}-outcome-${outcome.clause}`) ?? t("ended-by")}{" "}
          <Clause game={game} outcome={outcome} />
        </p>
      )}
    </>
  );
}

/** Return true when a clause of the rulebook ended the game. */
function ruled({ clause }: Outcome): boolean {
  return /^[A-Z]+-/.test(clause);
}

/** The way to the clause that ended the game. */
function Clause({ game, outcome }: { game: string; outcome: Outcome | null }): JSX.Element | null {
  if (outcome === null || !ruled(outcome)) return null;
  return (
    <a class="small" href={clausePath(game, outcome.clause)}>
      {outcome.clause}
    </a>
  );
}

interface PlacesProps {
  outcome: Outcome;
  seats: readonly SeatLook[];
  game: string;
}

/** Everybody by place, with their scores. */
function Places({ outcome, seats, game }: PlacesProps): JSX.Element {
  const sides = outcome.ranking.flat();
  return (
    <>
      <ol class="result-places" aria-label={t("result-places")}>
        {sides.map((side) => (
          <li key={side} value={placeOf(outcome, side)} class={placeOf(outcome, side) === 1 ? "first" : ""}>
            {(outcome.sides[side] ?? []).map((seat) => {
              const look = seats[seat];
              return (
                look !== undefined && (
                  <span key={seat} class="result-place">
                    <Name look={look} face />
                    {scored(outcome) && <span class="score">{score(game, outcome.scores[seat] ?? 0)}</span>}
                  </span>
                )
              );
            })}
          </li>
        ))}
      </ol>
      {contradicts(outcome) && <Order game={game} />}
    </>
  );
}

/** The reason why a higher score has a lower place. */
function Order({ game }: { game: string }): JSX.Element | null {
  const why = find(`${game}-order`);
  return why === null ? null : <p class="soft small">{why}</p>;
}
