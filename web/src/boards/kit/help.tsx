import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { gameCard, gameName } from "../../ui/house";
import { How } from "../../ui/how";
import { find, t } from "../../ui/i18n";
import { clausePath } from "../../ui/refusals";
import type { BoardProps } from "./board";
import { Given } from "./given";
import "./help.css";
import { KeyList, type KeyText } from "./key-help";
import { useShortcuts } from "./keys";
import { Sheet } from "./sheet";
import { namesOf } from "./words";

/** A sentence on the reader's choices now, and the clause of the rules for it. */
export interface Help {
  text: string;
  clause: string | null;
}

interface Props {
  game: string;
  /** The board's own words for this moment; null where it has none: then the kinds of legal moves say it. */
  help: Help | null;
  /** The keys of the board, for the card. */
  keys?: readonly KeyText[] | undefined;
  /** True where single keys act on the board: then `?` opens the card. */
  hears?: boolean | undefined;
}

/** The button "?" and its card: what to do now, what the game is about, its keys, the way to lessons and rules. */
export function HelpButton({ game, help, keys = [], hears = false }: Props): JSX.Element {
  const open = useSignal(false);
  useShortcuts(({ key }) => {
    if (hears && key === "?") open.value = true;
  });
  return (
    <>
      <button
        type="button"
        class="play-button"
        aria-haspopup="dialog"
        aria-label={t("help")}
        onClick={() => (open.value = true)}
      >
        ?
      </button>
      <Sheet open={open} title={gameName(game)} class="help-card">
        <h3>{t("help-now")}</h3>
        <Now game={game} help={help} />
        <h3>{t("help-goal")}</h3>
        <Goal game={game} />
        {keys.length > 0 && (
          <details class="for-keys">
            <summary>{t("keys")}</summary>
            <KeyList game={game} keys={keys} />
          </details>
        )}
        <Ways game={game} />
      </Sheet>
    </>
  );
}

function Now({ game, help }: Pick<Props, "game" | "help">): JSX.Element {
  const given = useContext(Given);
  if (help === null)
    return (
      <ul class="help-now">
        {derived(game, given).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <p class="help-now">
      {help.text}{" "}
      {help.clause !== null && (
        <a class="clause" href={clausePath(game, help.clause)}>
          {help.clause}
        </a>
      )}
    </p>
  );
}

/** Return the game's words for each kind of legal move, or the reason why the reader has no move. */
export function derived(game: string, given: BoardProps<unknown, unknown, unknown> | null): string[] {
  if (given === null) return [t("help-anything")];
  const { actors, mine, moves, seats, outcome } = given;
  if (outcome !== null) return [t("not-now-over")];
  const seat = mine.find((each) => actors.includes(each));
  if (seat === undefined) return [t("help-wait", { names: namesOf(seats, actors), count: actors.length })];
  const tags = new Set((moves[seat] as { do: string }[] | undefined)?.map((move) => move.do));
  const lines = [...tags].flatMap((tag) => find(`${game}-help-${tag}`) ?? find(`${game}-kind-${tag}`) ?? []);
  return lines.length === 0 ? [t("help-anything")] : [...new Set(lines)];
}

/** The goal in up to three lines; where a game has none, its summary. */
function Goal({ game }: { game: string }): JSX.Element {
  const goal = find(`${game}-goal`);
  if (goal === null) return <How game={game} />;
  return (
    <ul class="help-goal">
      {goal.split("\n").map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The rulebook, which opens over the table, and the lessons, which open beside it. */
function Ways({ game }: { game: string }): JSX.Element {
  const lessons = gameCard(game)?.lessons.length ?? 0;
  return (
    <p class="help-ways">
      <a class="button plain" href={`/rules/${game}`}>
        {t("rules")}
      </a>
      {lessons > 0 && (
        <a class="button plain" href={`/learn/${game}`} target="_blank">
          {t("learn")} <span class="unseen">{t("new-tab")}</span>
        </a>
      )}
    </p>
  );
}
