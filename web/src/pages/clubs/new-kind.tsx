import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { changeKinds } from "../../net/clubs";
import { useAsking } from "../../ui/asking";
import { gameCard, gameName, house } from "../../ui/house";
import { t } from "../../ui/i18n";
import { OptionField, type OptionValue } from "../../ui/option-field";
import { OFFERED, THEN } from "../../ui/paces";
import { Field, Form } from "../../ui/parts";
import { Pick } from "../../ui/pick";
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
    const made = { name: name.value, ...set };
    const kept = await changeKinds(page.id, (kinds) => [...kinds, made]);
    await run(() => Promise.resolve(kept));
    done();
  }

  return (
    <div class="club-new-kind">
      <Form asking={asking} button={t("preset-keep")} submit={keep}>
        <Field label={t("club-kind-name")} value={name} autocomplete="off" most={MOST.clubPreset} />
        <Pick
          label={t("game")}
          value={game.value}
          choices={games.map(({ id }) => [id, gameName(id)])}
          pick={(id) => {
            game.value = id;
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
          value={clock.value}
          choices={CLOCKS.map((each, index) => [index, clockName(each === FOR_EVER ? null : each)])}
          pick={(index) => (clock.value = index)}
        />
        {clock.value > 0 && (
          <Pick
            label={t("command-timeout")}
            value={then.value}
            choices={THEN.map((each) => [each, t(`timeout-${each}`)])}
            pick={(each) => (then.value = each)}
          />
        )}
        <Pick
          label={t("fill-choice")}
          value={fill.value}
          choices={FILLS.map((seconds) => [seconds, t("fill-after", { seconds })])}
          pick={(seconds) => (fill.value = seconds)}
        />
      </Form>
      <button type="button" class="button plain" onClick={done}>
        {t("desk-cancel")}
      </button>
    </div>
  );
}
