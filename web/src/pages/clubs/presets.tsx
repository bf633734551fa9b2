import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { changeKinds } from "../../net/clubs";
import { useBusy } from "../../ui/busy";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { setOptions } from "../../ui/options";
import { Part } from "../../ui/parts";
import { clockName } from "../../ui/time-left";
import type { ClubPreset } from "../../wire/http";
import { leads, type ClubProps } from "./membership";
import { NewKind } from "./new-kind";
import { openFor } from "./open";

/** The club's kinds of table: one press opens one for the club. Officers keep them. */
export function Kinds(props: ClubProps): JSX.Element {
  const { page, asking, run } = props;
  const { busy, act } = useBusy();
  const adding = useSignal(false);
  return (
    <Part title={t("club-kinds")}>
      {page.presets.length === 0 && (
        <p class="account-words">{t(leads(page) ? "club-no-kinds-yours" : "club-no-kinds")}</p>
      )}
      <ul class="club-kinds">
        {page.presets.map((preset, index) => (
          <li key={index} class="club-kind">
            <img src={`/games/${preset.game}.svg`} alt="" width="96" height="66" />
            <div>
              <h3>{preset.name}</h3>
              <p class="soft small">{kindWords(preset).join(" · ")}</p>
            </div>
            <span class="club-acts">
              <button
                type="button"
                class="button primary"
                aria-disabled={busy}
                aria-label={t("club-open-kind", { name: preset.name })}
                onClick={() => act(preset.game, () => openFor(page.id, preset))}
              >
                <Icon name="play" /> {t("club-open")}
              </button>
              {leads(page) && (
                <button
                  type="button"
                  class="button plain small"
                  aria-disabled={asking.busy.value}
                  aria-label={t("preset-forget", { name: preset.name })}
                  onClick={() => void run(() => changeKinds(page.id, (kinds) => without(kinds, preset)))}
                >
                  <Icon name="close" />
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {leads(page) &&
        (adding.value ? (
          <NewKind {...props} done={() => (adding.value = false)} />
        ) : (
          <button type="button" class="button plain" onClick={() => (adding.value = true)}>
            {t("club-new-kind")}
          </button>
        ))}
    </Part>
  );
}

/** All kinds but one. */
function without(kinds: readonly ClubPreset[], gone: ClubPreset): ClubPreset[] {
  const written = JSON.stringify(gone);
  const at = kinds.findIndex((each) => JSON.stringify(each) === written);
  return kinds.filter((_, index) => index !== at);
}

/** Game, options and clock of a kind of table. */
export function kindWords(preset: ClubPreset): string[] {
  const { minutes = 0, seconds = 0, days = 0, fill = 0, timeout = "bot" } = preset;
  const timed = minutes + seconds + days > 0;
  return [
    gameName(preset.game),
    ...setOptions(preset.game, preset.options ?? {}),
    ...(timed ? [clockName({ minutes, seconds, days }), t(`timeout-${timeout}`)] : []),
    ...(fill > 0 ? [t("fill-after", { seconds: fill })] : []),
  ];
}
