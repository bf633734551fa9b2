import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { me } from "../../net/hall";
import { useBusy } from "../../ui/busy";
import { Choice } from "../../ui/choice";
import { gameName, house, learnGames } from "../../ui/house";
import { find, t } from "../../ui/i18n";
import { openTable } from "../../ui/open-table";
import { learnClubs } from "../../ui/own-clubs";
import { findPeople, playNow } from "../../ui/play-now";
import { amend } from "../../ui/route";
import { playAlone } from "../../ui/solo";
import { useTitle } from "../../ui/title";
import type { GameCard } from "../../wire/http";
import { openFor } from "../clubs/open";
import { Guests } from "./guests";
import "./new.css";
import { RulesField, type Values } from "./rules";

/** The form that opens a table: game, rules and guests. */
export function NewTablePage({ game }: { game: string | null }): JSX.Element {
  const asked = useSignal(game);
  useTitle(t("new-table"));
  useEffect(() => {
    void learnGames();
    learnClubs();
  }, []);
  const chosen = house.value.find(({ id }) => id === asked.value) ?? house.value[0];
  return (
    <section class="sheet new-table" aria-labelledby="new-table">
      <h1 id="new-table">{t("new-table")}</h1>
      {chosen === undefined ? (
        <p class="wait">{t("loading")}</p>
      ) : (
        <>
          <GameField
            chosen={chosen}
            choose={(id) => {
              asked.value = id;
              amend(`/new?game=${id}`);
            }}
          />
          <Form key={chosen.id} game={chosen} />
        </>
      )}
    </section>
  );
}

function GameField({ chosen, choose }: { chosen: GameCard; choose: (id: string) => void }): JSX.Element {
  return (
    <fieldset class="field new-games">
      <legend class="unseen">{t("game")}</legend>
      {house.value.map(({ id }) => (
        <label key={id} class="new-game">
          <input type="radio" name="game" checked={id === chosen.id} onChange={() => choose(id)} />
          <img src={`/games/${id}.svg`} alt="" width="80" height="55" />
          <span>{gameName(id)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The company of a player: others, or none in practice, where one person plays every seat. */
export type Company = "others" | "practice";

function Form({ game }: { game: GameCard }): JSX.Element {
  const options = useSignal<Values>({});
  const listed = useSignal(true);
  const club = useSignal("");
  const unrated = useSignal(false);
  // The hall decides while the page does not know yet whether its reader has an account.
  const rated = unrated.value ? false : (me.value?.account ?? null);
  const company = useSignal<Company>("others");
  const people = useSignal(Math.max(2, game.seats[0]));
  const { busy, act } = useBusy();
  const alone = game.seats[1] === 1;
  const others = !alone && company.value === "others";

  async function open(): Promise<void> {
    if (alone) await playAlone(game.id, { options: options.value });
    else if (!others) await playAlone(game.id, { options: options.value, practice: people.value });
    else if (club.value !== "") await openFor(club.value, { game: game.id, options: options.value });
    else await openTable({ game: game.id, options: options.value, listed: listed.value, rated });
  }

  return (
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        act(game.id, open);
      }}
    >
      <About game={game} />
      <RulesField game={game} options={options} />
      {!alone && (
        <Choice
          label={t("company")}
          options={[
            ["others", t("company-others")],
            ["practice", t("company-practice")],
          ]}
          chosen={company}
        />
      )}
      {company.value === "practice" && <People game={game} people={people} />}
      {others && <Guests listed={listed} club={club} unrated={unrated} />}
      <button type="submit" class="button primary wide" aria-disabled={busy}>
        {others ? t("open-table") : t("play-game", { game: gameName(game.id) })}
      </button>
      {others && (
        <>
          <p class="soft small">{t("open-table-help")}</p>
          <button
            type="button"
            class="button plain wide"
            aria-disabled={busy}
            onClick={() => act(game.id, () => playNow(game, options.value))}
          >
            {t("play-now")}
          </button>
          <p class="soft small">{t("play-now-help")}</p>
          <button
            type="button"
            class="button plain wide"
            aria-disabled={busy}
            onClick={() => act(game.id, () => findPeople(game, options.value, rated))}
          >
            {t("find-people")}
          </button>
        </>
      )}
    </form>
  );
}

/** The game in a line, and the ways to learn it. */
function About({ game: { id, seats, lessons } }: { game: GameCard }): JSX.Element {
  return (
    <p class="game-line">
      <span class="soft">
        {seats[1] === 1 ? t("solo") : t("players", { from: seats[0], to: seats[1] })} ·{" "}
        {find(`${id}-tagline`) ?? ""}
      </span>
      <br />
      <a href={`/games/${id}`}>{t("game-about")}</a>
      {lessons.length > 0 && (
        <>
          {" · "}
          <a href={`/learn/${id}`}>{t("learn")}</a>
        </>
      )}
      {id === "hidden-rooms" && (
        <>
          {" · "}
          <a href="/books">{t("books-title")}</a>
        </>
      )}
    </p>
  );
}

/** The number of players in practice. */
function People({ game, people }: { game: GameCard; people: Signal<number> }): JSX.Element {
  const [least, most] = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return (
    <label class="field">
      <span class="label">{t("practice-people")}</span>
      <select
        class="text"
        value={String(people.value)}
        onChange={(event) => (people.value = Number(event.currentTarget.value))}
      >
        {counts.map((count) => (
          <option key={count} value={String(count)}>
            {count}
          </option>
        ))}
      </select>
      <p class="soft small">{t("practice-help")}</p>
    </label>
  );
}
