import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { GameBoard } from "../../boards/game-board";
import { Beside } from "../../boards/kit/beside";
import { ClockOf } from "../../boards/kit/clock";
import { alarm, announce } from "../../ui/announce";
import { Emblem } from "../../ui/emblem";
import { gameCard, gameName, house, learnGames, openGame } from "../../ui/house";
import { t } from "../../ui/i18n";
import { accepted, warn } from "../../ui/notices";
import { clausePath, refusal } from "../../ui/refusals";
import { amend } from "../../ui/route";
import { play } from "../../ui/sound/play";
import { useTitle } from "../../ui/title";
import { atSeats, plain, sentence, type Said } from "../../ui/words";
import type { Scene } from "../../wire/http";
import { Attempt, lessonSeats } from "./attempt";
import { pass, passed } from "./progress";
import { Words } from "./words";
import "./learn.css";

/** A first game: small positions, one thing to learn in each. */
export function LearnPage({ game, lesson }: { game: string; lesson: string | null }): JSX.Element {
  useEffect(() => {
    void learnGames();
    openGame.value = game;
    return () => void (openGame.value = null);
  }, [game]);
  useTitle(t("learn-title", { game: gameName(game) }));
  const card = gameCard(game);
  if (card === undefined && house.value.length === 0) return <p class="wait">{t("loading")}</p>;
  const lessons = card?.lessons ?? [];
  const open = lessons.find((name) => !passed(game).peek().includes(name)) ?? lessons[0];
  const asked = lesson !== null && lessons.includes(lesson) ? lesson : open;
  if (asked === undefined)
    return (
      <section class="sheet narrow">
        <h1>{t("no-lessons")}</h1>
        <a class="button plain" href={`/rules/${game}`}>
          {t("rules")}
        </a>
      </section>
    );
  return <Course game={game} lessons={lessons} first={asked} />;
}

interface CourseProps {
  game: string;
  lessons: readonly string[];
  first: string;
}

function Course({ game, lessons, first }: CourseProps): JSX.Element {
  const lesson = useSignal(first);
  const at = lessons.indexOf(lesson.value);
  const done = passed(game).value;
  const led = useRef(false);
  const go = (name: string): void => {
    led.current = true;
    lesson.value = name;
    amend(`/learn/${game}/${name}`);
  };
  const next = lessons[at + 1];
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = steps.current?.querySelector("[aria-current]");
    here?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [at]);
  return (
    <div class="learn">
      <div class="learn-head">
        <a class="learn-home" href="/" aria-label={t("to-lobby")}>
          <Emblem />
        </a>
        <h1>{t("learn-title", { game: gameName(game) })}</h1>
        <ol class="learn-steps" aria-label={t("lessons")} ref={steps}>
          {lessons.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === lesson.value ? "step" : undefined}
                class={done.includes(name) ? "done" : undefined}
                aria-label={t(done.includes(name) ? "lesson-passed" : "lesson-open", {
                  n: index + 1,
                  title: t(`${game}-lesson-${name}`),
                })}
                title={t(`${game}-lesson-${name}`)}
                onClick={() => go(name)}
              >
                {done.includes(name) ? "✓" : index + 1}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <Lesson
        key={lesson.value}
        game={game}
        lesson={lesson.value}
        led={led.current}
        next={next === undefined ? null : () => go(next)}
      />
    </div>
  );
}

interface LessonProps {
  game: string;
  lesson: string;
  led: boolean;
  next: (() => void) | null;
}

function Lesson({ game, lesson, led, next }: LessonProps): JSX.Element {
  const attempt = useComputed(() => new Attempt(game, lesson)).value;
  const hinted = useSignal(false);
  const taken = useSignal(false);
  useEffect(() => void attempt.begin(), [attempt]);
  useSignalEffect(() => {
    const reason = attempt.refused.value;
    if (reason === null) {
      accepted();
      return;
    }
    const { clause } = reason;
    warn(refusal(reason, game), clause === null ? null : { href: clausePath(game, clause), text: clause });
  });
  useSignalEffect(() => tell(game, attempt));
  const scene = attempt.scene.value;
  const done = scene?.passed === true && attempt.clock.still.value;
  useEffect(() => {
    if (done) pass(game, lesson);
  }, [done, game, lesson]);
  // A reader who leaves while the film runs has passed all the same.
  useEffect(
    () => () => {
      if (attempt.scene.peek()?.passed === true) pass(game, lesson);
    },
    [attempt],
  );
  const words = <Words attempt={attempt} hinted={hinted} led={led} next={next} />;
  return (
    <section class="stage" aria-label={t("board")}>
      {!taken.value && words}
      {scene === null ? (
        <Coming game={game} attempt={attempt} />
      ) : (
        <Beside.Provider value={{ words, taken }}>
          <ClockOf.Provider value={attempt.clock}>
            <Position game={game} attempt={attempt} scene={scene} />
          </ClockOf.Provider>
        </Beside.Provider>
      )}
    </section>
  );
}

/** In place of the board: a word that it loads, or the reason why it cannot. The notice speaks the reason. */
function Coming({ game, attempt }: { game: string; attempt: Attempt }): JSX.Element {
  const reason = attempt.refused.value;
  if (reason === null) return <p class="wait">{t("loading")}</p>;
  return (
    <p class="sheet">
      {refusal(reason, game)}{" "}
      <button type="button" class="button plain" onClick={() => void attempt.begin()}>
        {t("chances-again")}
      </button>
    </p>
  );
}

function Position({ game, attempt, scene }: { game: string; attempt: Attempt; scene: Scene }): JSX.Element {
  const open = scene.actors.includes(scene.seat);
  type Turn = Record<string, unknown>[];
  return (
    <div class="board" data-film={attempt.clock.still.value ? "off" : "on"}>
      <GameBoard
        game={game}
        round={attempt.begun.value}
        view={scene.view}
        moves={{ [String(scene.seat)]: scene.moves }}
        actors={scene.actors}
        mine={[scene.seat]}
        seats={lessonSeats(scene)}
        happened={attempt.happened.value}
        submit={open ? (_: number, moves: unknown[]) => attempt.submit(moves as Turn) : null}
        preview={open ? (_: number, moves: unknown[]) => attempt.preview(moves as Turn) : null}
        outcome={null}
        live={true}
      />
    </div>
  );
}

/** Speaks what happened, and that the lesson is passed, once the board has shown it. */
function tell(game: string, attempt: Attempt): void {
  const happened = attempt.happened.value;
  if (!attempt.clock.still.value) return;
  const scene = attempt.scene.peek();
  if (happened === null || scene === null) return;
  const who = atSeats(game, lessonSeats(scene));
  const said = happened.events.map((event) => sentence(event as Said, who));
  announce(said.map((words) => (words === null ? "" : plain(words))).join(" "));
  if (!scene.passed) return;
  alarm(t(`${game}-lesson-${attempt.lesson}-done`));
  play("win");
}
