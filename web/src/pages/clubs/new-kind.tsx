import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { clubs } from "../../net/clubs";
import { useAsking } from "../../ui/asking";
import { gameCard, gameName, house } from "../../ui/house";
import { t } from "../../ui/i18n";
import { OptionField, type OptionValue } from "../../ui/option-field";
import { OFFERED, THEN } from "../../ui/paces";
import { Field, Form } from "../../ui/parts";
import { FILLS } from "../../ui/play-now";
import { clockName } from "../../ui/time-left";
import { MOST } from "../../wire/values";
import type { ClubProps } from "./membership";

const FOR_EVER = { minutes: 0, seconds: 0, days: 0 };
const CLOCKS = [FOR_EVER, ...OFFERED];

/** A new kind of table: its name, game, options, clock, and when bots come. */
export function NewKind({ page, run, done }: ClubProps & { done: () => void }): JSX.Element {
  const asking = useAsking();
  const games = house.value.filter(({ seats: [, most] }) => most > 1);
  const name = useSignal("");
  const game = useSignal(games[0]?.id ?? "");
  const options = useSignal<Record<string, OptionValue>>({});
  const clock = useSignal(0);
  const then = useSignal<(typeof THEN)[number]>("bot");
  const fill = useSignal(0);
  const pace = CLOCKS[clock.value] ?? FOR_EVER;

  async function keep(): Promise<void> {
    const set = { game: game.value, options: options.value, ...pace, timeout: then.value, fill: fill.value };
    const kept = await clubs.keepPresets(page.id, [...page.presets, { name: name.value, ...set }]);
    await run(() => Promise.resolve(kept));
    done();
  }

  return (
    <div class="club-new-kind">
      <Form asking={asking} button={t("preset-keep")} submit={keep}>
        <Field label={t("club-kind-name")} value={name} autocomplete="off" most={MOST.clubPreset} />
        <Pick
          label={t("game")}
          chosen={games.findIndex(({ id }) => id === game.value)}
          words={games.map(({ id }) => gameName(id))}
          pick={(index) => {
            game.value = games[index]?.id ?? "";
            options.value = {};
          }}
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
        </details>
        <Pick
          label={t("command-clock")}
          chosen={clock.value}
          words={CLOCKS.map((each) => clockName(each === FOR_EVER ? null : each))}
          pick={(index) => (clock.value = index)}
        />
        {clock.value > 0 && (
          <Pick
            label={t("command-timeout")}
            chosen={THEN.indexOf(then.value)}
            words={THEN.map((each) => t(`timeout-${each}`))}
            pick={(index) => (then.value = THEN[index] ?? "bot")}
          />
        )}
        <Pick
          label={t("fill-choice")}
          chosen={FILLS.findIndex((seconds) => seconds === fill.value)}
          words={FILLS.map((seconds) => t("fill-after", { seconds }))}
          pick={(index) => (fill.value = FILLS[index] ?? 0)}
        />
      </Form>
      <button type="button" class="button plain" onClick={done}>
        {t("desk-cancel")}
      </button>
    </div>
  );
}

interface PickProps {
  label: string;
  chosen: number;
  words: readonly string[];
  pick: (index: number) => void;
}

function Pick({ label, chosen, words, pick }: PickProps): JSX.Element {
  const id = useId();
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <select id={id} class="text" onChange={(event) => pick(event.currentTarget.selectedIndex)}>
        {words.map((word, index) => (
          <option key={index} selected={index === chosen}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
