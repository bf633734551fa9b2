import type { ComponentProps, JSX } from "preact";
import { settings } from "../../net/settings";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import type { Player } from "./player";

const SPEEDS = [0.5, 1, 2, 4];

/** Play, pause, step and slide through a game. */
export function Scrubber({ player }: { player: Player }): JSX.Element {
  const at = player.step.value;
  return (
    <div class="scrubber" role="group" aria-label={t("scrubber")}>
      <div class="row">
        <input
          type="range"
          min={0}
          max={player.last}
          value={at}
          aria-label={t("step")}
          aria-valuetext={t("step-of", { step: at, last: player.last })}
          onInput={(event) => player.to(event.currentTarget.valueAsNumber)}
        />
        <span class="count">{t("step-of", { step: at, last: player.last })}</span>
      </div>
      <div class="scrubber-buttons">
        <Press icon="first" label={t("first-step")} press={() => player.to(0)} />
        <Press icon="previous" label={t("previous-step")} press={() => player.by(-1)} />
        <Press
          icon={player.playing.value ? "pause" : "play"}
          label={t(player.playing.value ? "pause-replay" : "play-replay")}
          press={() => player.toggle()}
        />
        <Press icon="next" label={t("next-step")} press={() => player.by(1)} />
        <Press icon="last" label={t("last-step")} press={() => player.to(player.last)} />
        <label>
          <span class="unseen">{t("speed", { speed: settings.speed.value })}</span>
          <select
            class="text"
            value={String(settings.speed.value)}
            onChange={(event) => (settings.speed.value = Number(event.currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

interface PressProps {
  icon: ComponentProps<typeof Icon>["name"];
  label: string;
  press: () => void;
}

function Press({ icon, label, press }: PressProps): JSX.Element {
  return (
    <button type="button" class="button plain round" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
