import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { me } from "../../net/hall";
import { Failure } from "../../net/http";
import { useAsking } from "../../ui/asking";
import { gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { optionName } from "../../ui/option-field";
import { Problem } from "../../ui/parts";
import { visit } from "../../ui/route";
import { day } from "../../ui/times";
import { useTitle } from "../../ui/title";
import type { FoundGame, Profile } from "../../wire/http";
import { GameLine } from "./latest";
import { NoteField } from "./note";
import { historyPath, own, wantedIn, type Wanted } from "./own";
import "../../ui/parts.css";
import "./people.css";

/** All games that the reader has finished, with a search. */
export function HistoryPage({ search }: { search: string }): JSX.Element {
  const games = useSignal<readonly FoundGame[]>([]);
  const next = useSignal<string | null>(null);
  const read = useSignal(false);
  const asking = useAsking();
  const wanted = wantedIn(search);
  useTitle(t("history-title"));

  async function more(): Promise<void> {
    const page = await own.games(wanted, next.value);
    games.value = [...games.value, ...page.games];
    next.value = page.next;
    read.value = true;
  }

  useEffect(() => {
    void learnGames();
    void asking.ask(more);
    // No dependencies: another address gives a new page.
  }, []);

  return (
    <article class="sheet history">
      <h1>{t("history-title")}</h1>
      <Search wanted={wanted} />
      <ol class="latest">
        {games.value.map(({ game, note }) => (
          <GameLine key={`${game.table} ${game.no}`} game={game}>
            {game.turns !== null && (
              <span class="soft small">{t("history-turns", { count: game.turns })}</span>
            )}
            {game.table !== null && (
              <NoteField
                note={note}
                about={`${gameName(game.game)}, ${day(game.ended)}`}
                keep={(said) => own.noteGame(game.table ?? "", game.no, said)}
              />
            )}
          </GameLine>
        ))}
      </ol>
      <div role="status">
        {asking.busy.value && <p class="wait">{t("loading")}</p>}
        {!asking.busy.value && read.value && games.value.length === 0 && (
          <p class="empty">{t(next.value === null ? "history-none" : "history-none-yet")}</p>
        )}
      </div>
      <Problem asking={asking} />
      {next.value !== null && (
        <button
          type="button"
          class="button plain"
          aria-disabled={asking.busy.value}
          onClick={() => void asking.ask(more, "more")}
        >
          {t("history-more")}
        </button>
      )}
    </article>
  );
}

/** The fields of a search. They offer values from games that the reader has played. */
function Search({ wanted }: { wanted: Wanted }): JSX.Element {
  const draft = useSignal(wanted);
  const page = useSignal<Profile | null>(null);
  const tags = useSignal<readonly string[]>([]);
  useEffect(() => {
    const id = me.peek()?.id;
    if (id === undefined) return;
    const ignore = (failure: unknown): void => {
      if (!(failure instanceof Failure)) throw failure; // the fields offer less without it
    };
    void api.person(id).then((found) => (page.value = found), ignore);
    void own.notes().then((found) => (tags.value = found.tags), ignore);
  }, [me.value?.id]);
  const set = (change: Partial<Wanted>): void => void (draft.value = { ...draft.value, ...change });
  const games = page.value?.games ?? [];
  const people = page.value?.opponents ?? [];
  const { game, person, option, result, tag } = draft.value;
  const played = games.find((each) => each.game === game);
  const options = [...new Set((played?.kinds ?? []).flatMap((kind) => Object.keys(kind.options)))];
  return (
    <form
      class="history-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        visit(historyPath(draft.value));
      }}
    >
      <Select
        label={t("history-game")}
        value={game}
        options={offering(
          game,
          games.map((each) => [each.game, gameName(each.game)] as const),
        )}
        choose={(to) => set({ game: to, option: "" })}
      />
      <Select
        label={t("history-person")}
        value={person}
        options={offering(
          person,
          people.map((each) => [each.id, each.name] as const),
          t("history-this-person"),
        )}
        choose={(to) => set({ person: to })}
      />
      {game !== "" && (
        <Select
          label={t("history-option")}
          value={option}
          options={offering(
            option,
            options.map((name) => [name, optionName(game, name)] as const),
          )}
          choose={(to) => set({ option: to })}
        />
      )}
      <Select
        label={t("history-result")}
        value={result}
        options={["won", "lost", "conceded"].map((each) => [each, t(`history-${each}`)] as const)}
        choose={(to) => set({ result: to })}
      />
      <Select
        label={t("history-tag")}
        value={tag}
        options={offering(
          tag,
          tags.value.map((each) => [each, each] as const),
        )}
        choose={(to) => set({ tag: to })}
      />
      <Turns label={t("history-least")} value={draft.value.least} set={(least) => set({ least })} />
      <Turns label={t("history-most")} value={draft.value.most} set={(most) => set({ most })} />
      <button class="button primary" type="submit">
        {t("history-search")}
      </button>
      <a class="button plain" href="/history">
        {t("history-all")}
      </a>
    </form>
  );
}

type Offered = readonly (readonly [value: string, label: string])[];

/** Return the values to choose from, with the chosen one among them. */
function offering(chosen: string, offered: Offered, label = chosen): Offered {
  if (chosen === "" || offered.some(([value]) => value === chosen)) return offered;
  return [...offered, [chosen, label]];
}

interface SelectProps {
  label: string;
  value: string;
  options: Offered;
  choose: (value: string) => void;
}

function Select({ label, value, options, choose }: SelectProps): JSX.Element {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select class="text" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t("history-any")}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Turns({
  label,
  value,
  set,
}: {
  label: string;
  value: string;
  set: (value: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        class="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={6}
        value={value}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}
