import { computed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useBusy } from "../../ui/busy";
import { earnedName } from "../../ui/earned";
import { gameCard, gameName, house, learnGames } from "../../ui/house";
import { find, t, texts } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { useLobby } from "../../ui/lobby";
import { optionName } from "../../ui/option-field";
import { playNow } from "../../ui/play-now";
import { TableCard } from "../../ui/table-card";
import { useTitle } from "../../ui/title";
import type { GameCard, OptionCard } from "../../wire/http";
import type { Wanted } from "../../wire/types";
import { passed } from "../learn/progress";
import { NowherePage } from "../nowhere/page";
import { Bots } from "./bots";
import "./games.css";
import { listed } from "../../ui/dialect";

/** Sentences of a game's summary that stand on its page. */
const SENTENCES = 3;

/** The page of a game: its summary, the ways to begin, and the people who play it. */
export function GamePage({ game }: { game: string }): JSX.Element {
  useEffect(() => void learnGames(), []);
  useTitle(gameName(game));
  const card = gameCard(game);
  if (card !== undefined) return <Game card={card} />;
  return house.value.length === 0 ? <p class="wait">{t("loading")}</p> : <NowherePage />;
}

function Game({ card }: { card: GameCard }): JSX.Element {
  const { id } = card;
  return (
    <div class="game-page">
      <Head card={card} />
      <section class="sheet" aria-labelledby="goal">
        <h2 id="goal">{t("game-goal")}</h2>
        <ol class="how">
          {texts(`${id}-how-`)
            .slice(0, SENTENCES)
            .map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
        </ol>
        <p class="ways-on">
          {card.lessons.length > 0 && <Lessons card={card} />}
          <a class="button plain" href={`/rules/${id}`}>
            {t("rules-title", { game: gameName(id) })}
          </a>
          {card.seats[1] > 1 && (
            <a class="button plain" href={`/seasons/${id}`}>
              {t("game-best")}
            </a>
          )}
        </p>
      </section>
      <Tables game={id} />
      <Bots game={id} />
      <Options card={card} />
      <Achievements card={card} />
      <p class="soft small">{t("designed-by", { names: listed(card.designers) })}</p>
    </div>
  );
}

function Head({ card }: { card: GameCard }): JSX.Element {
  const { id, seats, minutes } = card;
  const { busy, act } = useBusy();
  return (
    <section class="sheet game-head">
      <img src={`/games/${id}.svg`} alt="" width="320" height="220" />
      <div>
        <h1>{gameName(id)}</h1>
        <p>{find(`${id}-tagline`) ?? ""}</p>
        <p class="soft">
          {seats[1] === 1 ? t("solo") : t("players", { from: seats[0], to: seats[1] })}
          {minutes !== null && <> · {t("game-minutes", { from: minutes[0], to: minutes[1] })}</>}
        </p>
        <p class="ways-on">
          <button
            type="button"
            class="button primary"
            aria-disabled={busy}
            onClick={() => act(id, () => playNow(card))}
          >
            <Icon name="play" /> {t("play-now")}
          </button>
          <a class="button plain" href={`/new?game=${id}`}>
            {t("new-table")}
          </a>
        </p>
      </div>
    </section>
  );
}

function Lessons({ card: { id, lessons } }: { card: GameCard }): JSX.Element {
  const done = lessons.filter((lesson) => passed(id).value.includes(lesson)).length;
  return (
    <a class="button plain" href={`/learn/${id}`}>
      {t("learn")} <span class="soft small">{t("lessons-done", { done, all: lessons.length })}</span>
    </a>
  );
}

/** Tables of the game: those that wait, and those where it is played now. */
function Tables({ game }: { game: string }): JSX.Element {
  const wanted = useMemo(() => computed<Wanted>(() => ({ game })), [game]);
  const { tables } = useLobby(wanted);
  const shown = (tables ?? []).filter(
    ({ status, max_chairs }) => ["open", "playing"].includes(status) && max_chairs > 1,
  );
  const order = useSignal(["open", "playing"]).value;
  shown.sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <section class="sheet" aria-labelledby="game-tables">
      <h2 id="game-tables">{t("tables")}</h2>
      {shown.length === 0 ? (
        <p class="soft">{t("game-no-tables")}</p>
      ) : (
        <ul class="cards">
          {shown.map((card) => (
            <TableCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The achievements of the game. */
function Achievements({ card: { id, achievements } }: { card: GameCard }): JSX.Element | null {
  if (achievements.length === 0) return null;
  return (
    <section class="sheet" aria-labelledby="game-earned">
      <h2 id="game-earned">{t("earned-title")}</h2>
      <dl class="explained">
        {achievements.map((name) => (
          <Explained key={name} name={earnedName(id, name)} help={`${id}-earned-${name}-help`} />
        ))}
      </dl>
    </section>
  );
}

/** The options of the game. */
function Options({ card }: { card: GameCard }): JSX.Element | null {
  const { id, options, styles } = card;
  if (options.length === 0) return null;
  const doubtful = options.filter((option) => option.doubtful);
  return (
    <section class="sheet" aria-labelledby="game-options">
      <h2 id="game-options">{t("options")}</h2>
      {styles.length > 0 && (
        <dl class="explained">
          {styles.map(({ name }) => (
            <Explained
              key={name}
              name={find(`${id}-style-${name}`) ?? name}
              help={`${id}-style-${name}-help`}
            />
          ))}
        </dl>
      )}
      <details>
        <summary>{t("game-all-options")}</summary>
        <List game={id} options={options.filter((option) => !option.doubtful)} />
      </details>
      {doubtful.length > 0 && (
        <details>
          <summary>{t("rules-doubtful", { count: doubtful.length })}</summary>
          <p class="soft small">{t("rules-doubtful-help")}</p>
          <List game={id} options={doubtful} />
        </details>
      )}
    </section>
  );
}

function List({ game, options }: { game: string; options: readonly OptionCard[] }): JSX.Element {
  return (
    <dl class="explained">
      {options.map(({ name }) => (
        <Explained key={name} name={optionName(game, name)} help={`${game}-option-${name}-help`} />
      ))}
    </dl>
  );
}

function Explained({ name, help }: { name: string; help: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="soft">{find(help) ?? ""}</dd>
    </div>
  );
}
