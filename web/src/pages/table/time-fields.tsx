import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import { OFFERED, THEN } from "../../ui/paces";
import { clockName } from "../../ui/time-left";
import type { Meta, Pace } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

const none: Pace = { minutes: 0, seconds: 0, days: 0 };
const same = (a: Pace, b: Pace): boolean =>
  a.minutes === b.minutes && a.seconds === b.seconds && a.days === b.days;

/** How long people may think, and what comes when they think longer: the host's choice before a game. */
export function TimeFields({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const clockId = useId();
  const thenId = useId();
  if (meta.max_chairs === 1) return null;
  const set = meta.clock ?? none;
  const choices = [none, ...OFFERED];
  if (!choices.some((pace) => same(pace, set))) choices.push(set);
  const commands = table.you.value?.commands ?? {};
  return (
    <details class="time-fields">
      <summary>{t("clock-title", { clock: clockName(meta.clock) })}</summary>
      <div class="option">
        <label for={clockId}>{t("command-clock")}</label>
        <select
          id={clockId}
          class="text"
          disabled={commands["clock"] !== null}
          onChange={(event) => {
            const pace = choices[event.currentTarget.selectedIndex] ?? none;
            void give(table, "clock", { ...pace });
          }}
        >
          {choices.map((pace, index) => (
            <option key={index} selected={same(pace, set)}>
              {clockName(same(pace, none) ? null : pace)}
            </option>
          ))}
        </select>
      </div>
      <div class="option">
        <label for={thenId}>{t("command-timeout")}</label>
        <select
          id={thenId}
          class="text"
          disabled={commands["timeout"] !== null}
          onChange={(event) => void give(table, "timeout", { then: event.currentTarget.value })}
        >
          {THEN.map((then) => (
            <option key={then} value={then} selected={then === meta.timeout}>
              {t(`timeout-${then}`)}
            </option>
          ))}
        </select>
        <p class="help">{t("clock-help")}</p>
      </div>
    </details>
  );
}
