import { useComputed, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { GameBoard } from "../../boards/game-board";
import { Again } from "../../ui/again";
import { alarm } from "../../ui/announce";
import { percent } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { accepted, warn } from "../../ui/notices";
import { clausePath, refusal } from "../../ui/refusals";
import { paint, type SeatLook } from "../../ui/seats";
import { Sentence } from "../../ui/sentence";
import { atSeats, sentence, type Said } from "../../ui/words";
import type { Answered, PuzzleCard, Scene } from "../../wire/http";
import { note } from "./done";
import { Solving } from "./solving";

/** Least number of first answers for which the share of right ones is shown. */
const TELLING = 5;

interface Props {
  game: string;
  puzzle: string;
  card: PuzzleCard | undefined;
  /** True when the reader has asked for this puzzle on the page. */
  led: boolean;
  /** Hears each verdict: true for a right answer. */
  answered: (solved: boolean) => void;
  next: () => void;
}

/** One puzzle: the board, then the verdict with the chances. */
export function Puzzle({ game, puzzle, card, led, answered, next }: Props): JSX.Element {
  const solving = useComputed(() => new Solving(puzzle)).value;
  const task = useRef<HTMLHeadingElement>(null);
  const asked = useRef(led);
  useEffect(() => void solving.begin(), [solving]);
  useSignalEffect(() => {
    const reason = solving.refused.value;
    if (reason === null) {
      accepted();
      return;
    }
    // Without a position the page itself says why.
    if (solving.scene.peek() === null) return;
    const { clause } = reason;
    warn(refusal(reason, game), clause === null ? null : { href: clausePath(game, clause), text: clause });
  });
  useSignalEffect(() => {
    const verdict = solving.verdict.value;
    if (verdict === null) return;
    note(game, puzzle, verdict.solved);
    answered(verdict.solved);
    alarm(t(verdict.solved ? "puzzles-right" : "puzzles-wrong"));
  });
  const scene = solving.scene.value;
  const verdict = solving.verdict.value;
  useEffect(() => {
    if (scene === null || (verdict === null && !asked.current)) return;
    asked.current = false;
    // The button that had the focus has gone, on the board with the answer or here with the verdict.
    if (document.activeElement === document.body) task.current?.focus({ preventScroll: true });
  }, [scene, verdict]);
  if (scene === null) {
    const reason = solving.refused.value;
    if (reason === null) return <p class="wait">{t("loading")}</p>;
    return <Again why={refusal(reason, game)} again={() => void solving.begin()} />;
  }
  const seats = seatsOf(scene);
  return (
    <section class="puzzle" aria-label={t("puzzles-title")} data-done={verdict !== null || undefined}>
      <div class="sheet puzzle-say">
        <h2 tabIndex={-1} ref={task}>
          {t("puzzles-task", { seat: seats[scene.seat]?.name ?? "" })}
        </h2>
        {card !== undefined && <p class="puzzle-hard soft small">{difficulty(card)}</p>}
        {verdict !== null && <Told game={game} scene={scene} seats={seats} verdict={verdict} />}
        {verdict !== null && (
          <p class="actions">
            <button type="button" class="button primary" onClick={next}>
              {t("puzzles-next")}
            </button>
            <button
              type="button"
              class="button plain"
              onClick={() => {
                asked.current = true;
                void solving.begin();
              }}
            >
              {t("puzzles-again")}
            </button>
          </p>
        )}
      </div>
      <div class="board" data-film="off">
        <GameBoard
          game={game}
          round={1}
          view={scene.view}
          moves={{ [String(scene.seat)]: scene.moves }}
          actors={scene.actors}
          mine={[scene.seat]}
          seats={seats}
          happened={null}
          submit={
            verdict === null
              ? (_: number, moves: unknown[]) => solving.submit(moves as Record<string, unknown>[])
              : null
          }
          preview={
            verdict === null
              ? (_: number, moves: unknown[]) => solving.preview(moves as Record<string, unknown>[])
              : null
          }
          outcome={null}
          live={true}
        />
      </div>
    </section>
  );
}

interface ToldProps {
  game: string;
  scene: Scene;
  seats: readonly SeatLook[];
  verdict: Answered;
}

/** Right or wrong, and the best lines with the chance to win after each. */
function Told({ game, scene, seats, verdict }: ToldProps): JSX.Element {
  return (
    <>
      <p class={`verdict ${verdict.solved ? "good" : "bad"}`}>
        {t(verdict.solved ? "puzzles-right" : "puzzles-wrong")}{" "}
        {t("puzzles-chance", { chance: percent(verdict.chance), best: percent(verdict.best) })}
      </p>
      <ol class="puzzle-lines">
        {verdict.lines.map((line, place) => (
          <li key={place}>
            <span class="puzzle-chance">{percent(line.chance)}</span>
            <span>
              {line.moves.map((move, index) => {
                const made = move as { do: string };
                const event: Said = { ...made, event: made.do, seat: scene.seat };
                return <Sentence key={index} words={sentence(event, atSeats(game, seats), "move") ?? []} />;
              })}
            </span>
          </li>
        ))}
      </ol>
      {verdict.tries >= TELLING && (
        <p class="soft small">{t("puzzles-share", { share: percent(verdict.right / verdict.tries) })}</p>
      )}
    </>
  );
}

function difficulty({ tries, solved }: PuzzleCard): string {
  if (tries < TELLING) return t("puzzles-unrated");
  const share = solved / tries;
  return t(`puzzles-${share > 2 / 3 ? "easy" : share > 1 / 3 ? "middle" : "hard"}`);
}

/** The seats of a puzzle have letters, no names. */
function seatsOf(scene: Scene): SeatLook[] {
  return Array.from({ length: scene.seats }, (_, seat) => {
    const look = paint(seat);
    return {
      seat,
      name: t("lesson-other", { n: seat + 1 }),
      ...look,
      side: seat,
      bot: seat === scene.seat ? null : "casual",
    };
  });
}
