import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { gameName, house, learnGames } from "../../ui/house";
import { find, t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import type { GameCard } from "../../wire/http";
import "./lessons.css";
import { passed } from "./progress";

/** The lessons of all games, and how far the reader is on this device. */
export function LessonsPage(): JSX.Element {
  useEffect(() => void learnGames(), []);
  useTitle(t("lessons-title"));
  const games = house.value.filter(({ lessons }) => lessons.length > 0);
  return (
    <>
      <header class="page-head">
        <h1>{t("lessons-title")}</h1>
        <p class="soft">{t("lessons-line")}</p>
        <p>
          <a class="button plain" href="/puzzles">
            {t("puzzles-title")}
          </a>
        </p>
      </header>
      {house.value.length === 0 && <p class="wait">{t("loading")}</p>}
      <ul class="courses">
        {games.map((game) => (
          <li key={game.id}>
            <Course game={game} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Course({ game: { id, lessons } }: { game: GameCard }): JSX.Element {
  const known = passed(id).value;
  const done = lessons.filter((lesson) => known.includes(lesson)).length;
  const next = done === lessons.length ? "lessons-again" : done === 0 ? "lessons-begin" : "lessons-go-on";
  return (
    <section class="sheet course" aria-labelledby={`course-${id}`}>
      <img src={`/games/${id}.svg`} alt="" width="160" height="110" loading="lazy" />
      <div>
        <h2 id={`course-${id}`}>
          <a href={`/games/${id}`}>{gameName(id)}</a>
        </h2>
        <p class="soft">{find(`${id}-tagline`) ?? ""}</p>
        <p class="course-progress">
          <progress max={lessons.length} value={done} aria-label={t("lessons")} />
          <span>{t("lessons-done", { done, all: lessons.length })}</span>
        </p>
        <p class="course-ways">
          <a class="button primary" href={`/learn/${id}`}>
            {t(next)}
            <span class="unseen">: {gameName(id)}</span>
          </a>
          <a class="button plain" href={`/rules/${id}`}>
            {t("rules")}
            <span class="unseen">: {gameName(id)}</span>
          </a>
        </p>
      </div>
    </section>
  );
}
