import { signal, useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { api } from "../../net/api";
import { useBusy } from "../../ui/busy";
import { t } from "../../ui/i18n";
import { notify } from "../../ui/notices";
import type { OptionValue } from "../../ui/option-field";
import type { GameCard, Preset, Presets } from "../../wire/http";
import { MOST } from "../../wire/values";

type Values = Record<string, OptionValue>;

const known = signal<Presets>({ house: [], own: [] });

/** Whether both mean the same table: what is not said is as the game has it. */
function same(game: GameCard, one: Values, other: Values): boolean {
  return game.options.every(({ name, default: usual }) => (one[name] ?? usual) === (other[name] ?? usual));
}

/** Sets of options under a name: the hall's, one's own, and a way to keep what is chosen now. */
export function PresetField({
  game,
  options,
}: {
  game: GameCard;
  options: Signal<Values>;
}): JSX.Element | null {
  const id = useId();
  const { busy, act } = useBusy();
  useEffect(() => {
    void api.presets().then(
      (found) => (known.value = found),
      () => undefined,
    );
  }, []);
  if (game.options.length === 0) return null;
  const { house, own } = known.value;
  const here = [...house, ...own].filter((preset) => preset.game === game.id);
  const usual = same(game, options.value, {});
  const chosen = usual ? undefined : here.find((preset) => same(game, options.value, preset.options));
  const keep = (presets: readonly Preset[]): void =>
    act(game.id, async () => (known.value = await api.keepPresets(presets)));
  if (here.length === 0 && usual) return null;
  return (
    <div class="presets">
      {here.length > 0 && (
        <div class="option">
          <label for={id}>{t("preset")}</label>
          <select
            id={id}
            class="text"
            onChange={(event) => (options.value = here[Number(event.currentTarget.value)]?.options ?? {})}
          >
            <option value="" selected={usual}>
              {t("preset-none")}
            </option>
            {!usual && chosen === undefined && <option selected>{t("preset-other")}</option>}
            {here.map((preset, index) => (
              <option key={index} value={String(index)} selected={preset === chosen}>
                {house.includes(preset) ? t("preset-house", { name: preset.name }) : preset.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {!usual && chosen === undefined && (
        <Keep
          busy={busy}
          keep={(name) => {
            keep([
              ...own.filter((each) => each.game !== game.id || each.name !== name),
              { game: game.id, name, options: options.value },
            ]);
            notify(t("preset-kept", { name }));
          }}
        />
      )}
      {chosen !== undefined && own.includes(chosen) && (
        <button
          type="button"
          class="button small plain"
          aria-disabled={busy}
          onClick={() => keep(own.filter((each) => each !== chosen))}
        >
          {t("preset-forget", { name: chosen.name })}
        </button>
      )}
    </div>
  );
}

/** Names what is chosen now. */
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
