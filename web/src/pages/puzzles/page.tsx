import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../../net/api";
import { me } from "../../net/hall";
import { Failure } from "../../net/http";
import { gameName, house, learnGames, openGame } from "../../ui/house";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { useTitle } from "../../ui/title";
import type { PuzzleList } from "../../wire/http";
import { answersHere, streakOf } from "./done";
import { Puzzle } from "./puzzle";
import "./puzzles.css";

/** Positions of real games with one clear best move. */
export function PuzzlesPage({ game }: { game: string }): JSX.Element {
  const list = useSignal<PuzzleList | null>(null);
  const failed = useSignal<Failure | null>(null);
  const open = useSignal<string | null>(null);
  const led = useSignal(false);
  useTitle(t("puzzles-title"));
  useEffect(() => {
    openGame.value = game;
    void learnGames();
    void api.puzzles(game).then(
      (found) => {
        list.value = found;
        open.value = nextOf(game, found, null);
      },
      (failure: unknown) => (failed.value = failure instanceof Failure ? failure : null),
    );
    return () => void (openGame.value = null);
  }, [game, list, failed, open]);
  const games = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the games are one line, which is scrolled to the one that is open.
    games.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [game, house.value]);
  // The hall counts for an account, which may answer in several browsers; for a guest this browser does.
  const account = me.value?.account === true;
  const { streak, best } = account && list.value !== null ? list.value : streakOf(answersHere(game).value);
  return (
    <div class="puzzles">
      <header class="page-head">
        <h1>{t("puzzles-title")}</h1>
        <p class="soft">{t("puzzles-line")}</p>
      </header>
      <nav class="puzzles-games" aria-label={t("daily-games")} ref={games}>
        {house.value
          .filter(({ insight }) => insight)
          .map(({ id }) => (
            <a
              key={id}
              class="button plain"
              href={`/puzzles/${id}`}
              aria-current={id === game ? "page" : undefined}
            >
              {gameName(id)}
            </a>
          ))}
      </nav>
      <p class="puzzles-streak" role="status">
        {t("puzzles-streak", { count: streak })} {best > streak && t("puzzles-best", { count: best })}
      </p>
      {failed.value !== null && <p role="alert">{refusal(failed.value.refused, game)}</p>}
      {list.value === null && failed.value === null && <p class="wait">{t("loading")}</p>}
      {list.value !== null && open.value === null && <p class="empty">{t("puzzles-none")}</p>}
      {list.value !== null && open.value !== null && (
        <Puzzle
          key={open.value}
          game={game}
          card={list.value.puzzles.find(({ id }) => id === open.value)}
          puzzle={open.value}
          answered={(solved) => {
            const [known, puzzle] = [list.peek(), open.peek()];
            if (known !== null && puzzle !== null) list.value = withAnswer(known, puzzle, solved);
          }}
          led={led.value}
          next={() => {
            led.value = true;
            open.value = list.value === null ? null : nextOf(game, list.value, open.value);
          }}
        />
      )}
    </div>
  );
}

/** The list after an answer of the reader. Only the first one to a puzzle counts. */
function withAnswer(list: PuzzleList, puzzle: string, solved: boolean): PuzzleList {
  if (list.puzzles.find(({ id }) => id === puzzle)?.mine !== null) return list;
  const puzzles = list.puzzles.map((card) => (card.id === puzzle ? { ...card, mine: solved } : card));
  const streak = solved ? list.streak + 1 : 0;
  return { puzzles, streak, best: Math.max(list.best, streak) };
}

/** The first puzzle that the reader has not answered; when all are, the one after this. */
function nextOf(game: string, { puzzles }: PuzzleList, now: string | null): string | null {
  const here = new Set(
    answersHere(game)
      .peek()
      .map((each) => each.slice(1)),
  );
  const fresh = puzzles.find(({ id, mine }) => mine === null && !here.has(id) && id !== now);
  if (fresh !== undefined) return fresh.id;
  const at = puzzles.findIndex(({ id }) => id === now);
  return puzzles[(at + 1) % Math.max(1, puzzles.length)]?.id ?? null;
}
