import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../../net/api";
import { me } from "../../net/hall";
import { useBusy } from "../../ui/busy";
import { Choice } from "../../ui/choice";
import { gameName, house } from "../../ui/house";
import { find, t } from "../../ui/i18n";
import { OptionField, type OptionValue } from "../../ui/option-field";
import { fill, FILLS, findPeople, playNow } from "../../ui/play-now";
import { visit } from "../../ui/route";
import { playAlone } from "../../ui/solo";
import { Switch } from "../../ui/switch";
import type { GameCard } from "../../wire/http";
import { openFor } from "../clubs/open";
import { ForWhom } from "./clubs";
import { PresetField } from "./presets";

/** Opens a table: game, options, who may find it. */
export function NewTable({ chosen }: { chosen: string | null }): JSX.Element {
  const game = house.value.find((card) => card.id === chosen) ?? house.value[0];
  return (
    <section class="sheet" aria-labelledby="new-table">
      <h2 id="new-table">{t("new-table")}</h2>
      {game === undefined ? <p class="wait">{t("loading")}</p> : <Form key={game.id} game={game} />}
    </section>
  );
}

function Form({ game }: { game: GameCard }): JSX.Element {
  const options = useSignal<Record<string, OptionValue>>({});
  const listed = useSignal(true);
  const club = useSignal("");
  const unrated = useSignal(false);
  const rated = me.value?.account === true && !unrated.value;
  const company = useSignal<"others" | "practice">("others");
  const people = useSignal(Math.max(2, game.seats[0]));
  const { busy, act } = useBusy();
  const alone = game.seats[1] === 1;
  const others = !alone && company.value === "others";

  async function open(): Promise<void> {
    if (alone) await playAlone(game.id, { options: options.value });
    else if (company.value === "practice")
      await playAlone(game.id, { options: options.value, practice: people.value });
    else if (club.value !== "") await openFor(club.value, { game: game.id, options: options.value });
    else {
      const table = await api.open({ game: game.id, options: options.value, listed: listed.value, rated });
      visit(`/t/${table.id}`);
    }
  }

  return (
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        act(game.id, open);
      }}
    >
      <p class="game-line">
        <strong>{gameName(game.id)}</strong>{" "}
        <span class="soft">
          {game.seats[1] === 1 ? t("solo") : t("players", { from: game.seats[0], to: game.seats[1] })}
        </span>
        <br />
        <span class="soft">{find(`${game.id}-tagline`) ?? ""}</span>{" "}
        <a href={`/rules/${game.id}`}>{t("rules")}</a>
        {game.lessons.length > 0 && (
          <>
            {" · "}
            <a href={`/learn/${game.id}`}>{t("learn")}</a>
          </>
        )}
      </p>
      <PresetField game={game} options={options} />
      <details>
        <summary>{t("options")}</summary>
        {game.options.map((option) => (
          <OptionField
            key={option.name}
            game={game.id}
            option={option}
            value={options.value[option.name] ?? option.default}
            change={(value) => (options.value = { ...options.value, [option.name]: value })}
          />
        ))}
      </details>
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
      {others && (
        <>
          <button
            type="button"
            class="button primary wide"
            aria-disabled={busy}
            onClick={() => act(game.id, () => playNow(game, options.value))}
          >
            {t("play-now")}
          </button>
          <p class="soft small">{t("play-now-help")}</p>
          <Fill />
          <Switch
            label={t("command-rated")}
            help={t(me.value?.account === true ? "rated-help" : "rated-guest")}
            on={rated}
            disabled={me.value?.account !== true}
            change={(on) => (unrated.value = !on)}
          />
          <button
            type="button"
            class="button plain wide"
            aria-disabled={busy}
            onClick={() => act(game.id, () => findPeople(game, options.value, rated))}
          >
            {t("find-people")}
          </button>
          <ForWhom club={club} />
          {club.value === "" && (
            <Switch
              label={t("listed")}
              help={t("listed-help")}
              on={listed.value}
              change={(on) => (listed.value = on)}
            />
          )}
        </>
      )}
      <button type="submit" class={`button ${others ? "plain" : "primary"} wide`} aria-disabled={busy}>
        {others ? t("open-table") : t("play-game", { game: gameName(game.id) })}
      </button>
      <p class="soft small">{t("designed-by", { names: game.designers.join(", ") })}</p>
    </form>
  );
}

/** How long one who plays now waits for people. */
function Fill(): JSX.Element {
  return (
    <label class="option">
      <span>{t("fill-choice")}</span>
      <select
        class="text"
        value={String(fill.value)}
        onChange={(event) => (fill.value = Number(event.currentTarget.value))}
      >
        {FILLS.map((seconds) => (
          <option key={seconds} value={String(seconds)}>
            {t("fill-after", { seconds })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** For how many people one plays who practises. */
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
