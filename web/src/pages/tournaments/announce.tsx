import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { me } from "../../net/hall";
import { tournamentPath, tournaments } from "../../net/tournaments";
import { useAsking } from "../../ui/asking";
import { gameCard, gameName, house } from "../../ui/house";
import { t } from "../../ui/i18n";
import { OptionField, type OptionValue } from "../../ui/option-field";
import { ownClubs } from "../../ui/own-clubs";
import { Field, Form, Part } from "../../ui/parts";
import { Pick } from "../../ui/pick";
import { onward } from "../../ui/route";
import { Switch } from "../../ui/switch";
import type { NewTournament } from "../../wire/http";
import { MOST } from "../../wire/values";

type System = NewTournament["system"];
const SYSTEMS: readonly System[] = ["swiss", "round-robin", "knock-out", "arena", "duplicate"];

/** Minutes for a whole game, and seconds added with each turn. */
const CLOCKS = [
  [5, 5],
  [10, 10],
  [20, 15],
  [45, 30],
] as const;

const HOUR_MS = 3_600_000;

/** Return the next full hour at least half an hour from now, in the form of a field for date and time. */
function soon(): string {
  const full = new Date(Math.ceil((Date.now() + HOUR_MS / 2) / HOUR_MS) * HOUR_MS);
  const local = new Date(full.getTime() - full.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Numbers to choose from, as they are written. */
function numbers(counts: readonly number[]): [number, string][] {
  return counts.map((count) => [count, String(count)]);
}

/** The form to announce a tournament, for players with an account. */
export function Announce(): JSX.Element | null {
  if (me.value === null || house.value.length === 0) return null;
  return (
    <Part title={t("tournament-announce")}>
      {me.value.account ? (
        <details>
          <summary>{t("tournament-announce-open")}</summary>
          <Fields />
        </details>
      ) : (
        <>
          <p class="account-words">{t("tournament-guest")}</p>
          <a class="button primary" href="/account">
            {t("club-to-account")}
          </a>
        </>
      )}
    </Part>
  );
}

function Fields(): JSX.Element {
  const asking = useAsking();
  const games = house.value.filter(({ seats: [, most] }) => most > 1);
  const name = useSignal("");
  const text = useSignal("");
  const series = useSignal("");
  const club = useSignal("");
  const game = useSignal(games[0]?.id ?? "");
  const options = useSignal<Record<string, OptionValue>>({});
  const system = useSignal<System>("swiss");
  const seats = useSignal(games[0]?.seats[0] ?? 2);
  const rounds = useSignal(5);
  const clock = useSignal(1);
  const length = useSignal(60);
  const rated = useSignal(false);
  const starts = useSignal(soon());
  const [least, most] = gameCard(game.value)?.seats ?? [2, 2];
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const [minutes, seconds] = CLOCKS[clock.value] ?? CLOCKS[1];
  const timed = system.value === "swiss" || (system.value === "round-robin" && seats.value > 2);

  async function announce(): Promise<void> {
    const go = onward();
    const made = await tournaments.announce({
      name: name.value,
      text: text.value,
      club: club.value,
      series: series.value,
      game: game.value,
      options: options.value,
      system: system.value,
      seats: seats.value,
      rounds: rounds.value,
      minutes,
      seconds,
      rated: rated.value,
      starts: new Date(starts.value).getTime() / 1000,
      length: length.value,
    });
    go(tournamentPath(made.id));
  }

  return (
    <Form asking={asking} button={t("tournament-announce-do")} submit={announce}>
      <Field label={t("tournament-name")} value={name} autocomplete="off" most={60} />
      <label class="field">
        <span class="label">{t("tournament-text")}</span>
        <textarea
          class="text"
          rows={3}
          maxLength={MOST.clubText}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span class="label">{t("tournament-starts")}</span>
        <input
          class="text"
          type="datetime-local"
          required
          value={starts.value}
          onInput={(event) => (starts.value = event.currentTarget.value)}
        />
      </label>
      <Pick
        label={t("game")}
        value={game.value}
        choices={games.map(({ id }) => [id, gameName(id)])}
        pick={(id) => {
          game.value = id;
          options.value = {};
          seats.value = gameCard(id)?.seats[0] ?? 2;
        }}
      />
      <Pick
        label={t("tournament-system")}
        value={system.value}
        choices={SYSTEMS.map((each) => [each, t(`tournament-system-${each}`)])}
        pick={(chosen) => (system.value = chosen)}
      />
      <p class="account-help">{t(`tournament-system-${system.value}-help`)}</p>
      <Pick
        label={t("tournament-seats")}
        value={seats.value}
        choices={numbers(counts)}
        pick={(count) => (seats.value = count)}
      />
      {timed && (
        <Pick
          label={t("tournament-rounds")}
          value={rounds.value}
          choices={numbers([3, 4, 5, 6, 7, 9, 11])}
          pick={(count) => (rounds.value = count)}
        />
      )}
      {system.value === "arena" && (
        <Pick
          label={t("tournament-length")}
          value={length.value}
          choices={numbers([30, 45, 60, 90, 120, 180])}
          pick={(minutes) => (length.value = minutes)}
        />
      )}
      <Pick
        label={t("command-clock")}
        value={clock.value}
        choices={CLOCKS.map(([bank, step], index) => [
          index,
          t("tournament-clock", { minutes: bank, seconds: step }),
        ])}
        pick={(index) => (clock.value = index)}
      />
      {ownClubs.value.length > 0 && (
        <Pick
          label={t("tournament-for")}
          value={club.value}
          choices={[
            ["", t("tournament-for-all")],
            ...ownClubs.value.map(({ id, name }) => [id, name] as const),
          ]}
          pick={(id) => (club.value = id)}
        />
      )}
      <Switch
        label={t("tournament-rated")}
        help={t("tournament-rated-help")}
        on={rated.value}
        change={(on) => (rated.value = on)}
      />
      <details>
        <summary>{t("options")}</summary>
        {gameCard(game.value)?.options.map((option) => (
          <OptionField
            key={`${game.value} ${option.name}`}
            game={game.value}
            option={option}
            value={options.value[option.name] ?? option.default}
            change={(value) => (options.value = { ...options.value, [option.name]: value })}
          />
        ))}
        <label class="field">
          <span class="label">{t("tournament-series")}</span>
          <input
            class="text"
            maxLength={60}
            autocomplete="off"
            value={series.value}
            onInput={(event) => (series.value = event.currentTarget.value)}
          />
          <span class="account-help">{t("tournament-series-help")}</span>
        </label>
      </details>
    </Form>
  );
}
