import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { useBusy } from "../../ui/busy";
import { find, t } from "../../ui/i18n";
import { notify } from "../../ui/notices";
import { OptionField, type OptionValue } from "../../ui/option-field";
import { setOptions } from "../../ui/options";
import type { GameCard, Preset, Presets } from "../../wire/http";
import { MOST } from "../../wire/values";
import { changePresets, known, learnPresets } from "./presets";

export type Values = Record<string, OptionValue>;

const NONE: Presets = { house: [], own: [], mark: "" };

/** Options under a name. */
interface Named {
  name: string;
  help: string;
  options: Values;
  /** The reader's own preset of this name; null for ways to play of the game and of the hall. */
  kept: Preset | null;
}

/** Return true when both mean the same table. A missing option has the game's default. */
function same(game: GameCard, one: Values, other: Values): boolean {
  return game.options.every(({ name, default: usual }) => (one[name] ?? usual) === (other[name] ?? usual));
}

/** All named ways to play: the standard one, those of the game, of the hall, and the reader's own. */
function ways(game: GameCard, { house, own }: Presets): Named[] {
  const words = (options: Values): string => setOptions(game.id, options).join(", ");
  const of = (presets: readonly Preset[]): readonly Preset[] => presets.filter((one) => one.game === game.id);
  return [
    { name: t("rules-standard"), help: t("rules-standard-help"), options: {}, kept: null },
    ...game.styles.map(({ name, options }) => ({
      name: find(`${game.id}-style-${name}`) ?? name,
      help: find(`${game.id}-style-${name}-help`) ?? words(options),
      options,
      kept: null,
    })),
    ...of(house).map(({ name, options }) => ({
      name: t("preset-house", { name }),
      help: words(options),
      options,
      kept: null,
    })),
    ...of(own).map((kept) => ({ name: kept.name, help: words(kept.options), options: kept.options, kept })),
  ];
}

/** The choice of rules: one of the named ways to play, or every option by itself. */
export function RulesField({
  game,
  options,
}: {
  game: GameCard;
  options: Signal<Values>;
}): JSX.Element | null {
  const group = useId();
  const single = useSignal(false);
  const { busy, act } = useBusy();
  useEffect(() => {
    // Without presets the game's own ways to play remain.
    void learnPresets().catch(() => undefined);
  }, []);
  if (game.options.every(({ kind }) => kind === "text")) return null;
  const named = ways(game, known.value ?? NONE);
  const chosen = named.find((way) => same(game, options.value, way.options));
  const custom = single.value || chosen === undefined;
  const others = (own: readonly Preset[], name: string): Preset[] =>
    own.filter((each) => each.game !== game.id || each.name !== name);
  return (
    <>
      <fieldset class="field ways">
        <legend class="label">{t("rules")}</legend>
        {named.map((way, index) => (
          <Way
            key={index}
            group={group}
            name={way.name}
            help={way.help}
            checked={!custom && way === chosen}
            choose={() => {
              single.value = false;
              options.value = way.options;
            }}
          />
        ))}
        <Way
          group={group}
          name={t("rules-custom")}
          help={t("rules-custom-help")}
          checked={custom}
          choose={() => (single.value = true)}
        />
      </fieldset>
      {custom && <Single game={game} options={options} />}
      {chosen === undefined && known.value !== null && (
        <Keep
          busy={busy}
          keep={(name) =>
            act(game.id, async () => {
              const preset = { game: game.id, name, options: options.peek() };
              await changePresets((own) => [...others(own, name), preset]);
              single.value = false;
              notify(t("preset-kept", { name }));
            })
          }
        />
      )}
      {chosen?.kept != null && (
        <button
          type="button"
          class="button small plain"
          aria-disabled={busy}
          onClick={() => act(game.id, () => changePresets((own) => others(own, chosen.name)))}
        >
          {t("preset-forget", { name: chosen.name })}
        </button>
      )}
    </>
  );
}

interface WayProps {
  group: string;
  name: string;
  help: string;
  checked: boolean;
  choose: () => void;
}

function Way({ group, name, help, checked, choose }: WayProps): JSX.Element {
  return (
    <label class="way">
      <input type="radio" name={group} checked={checked} onChange={choose} />
      <span>
        <strong>{name}</strong>
        <span class="soft small">{help}</span>
      </span>
    </label>
  );
}

/** Every option by itself; those that settle a doubtful point of the rulebook behind a fold. */
function Single({ game, options }: { game: GameCard; options: Signal<Values> }): JSX.Element {
  const field = (option: GameCard["options"][number]): JSX.Element => (
    <OptionField
      key={option.name}
      game={game.id}
      option={option}
      value={options.value[option.name] ?? option.default}
      change={(value) => (options.value = { ...options.value, [option.name]: value })}
    />
  );
  const doubtful = game.options.filter((option) => option.doubtful);
  return (
    <div class="single">
      {game.options.filter((option) => !option.doubtful).map(field)}
      {doubtful.length > 0 && (
        <details>
          <summary>{t("rules-doubtful", { count: doubtful.length })}</summary>
          <p class="soft small">{t("rules-doubtful-help")}</p>
          {doubtful.map(field)}
        </details>
      )}
    </div>
  );
}

/** The form that keeps the present choice under a name. */
function Keep({ busy, keep }: { busy: boolean; keep: (name: string) => void }): JSX.Element {
  const id = useId();
  const name = useSignal("");
  const save = (): void => {
    const typed = name.value.trim();
    if (typed !== "") keep(typed);
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {t("preset-name")}
      </label>
      <div class="row">
        <input
          id={id}
          class="text"
          maxLength={MOST.preset}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
          onKeyDown={(key) => {
            if (key.key !== "Enter") return;
            // Enter in the form would open the table.
            key.preventDefault();
            save();
          }}
        />
        <button type="button" class="button plain" aria-disabled={busy} onClick={save}>
          {t("preset-keep")}
        </button>
      </div>
    </div>
  );
}
