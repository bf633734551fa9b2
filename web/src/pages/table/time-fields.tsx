import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import { OFFERED, THEN } from "../../ui/paces";
import { Pick } from "../../ui/pick";
import { clockName } from "../../ui/time-left";
import type { Meta, Pace } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

const none: Pace = { minutes: 0, seconds: 0, days: 0 };
const same = (a: Pace, b: Pace): boolean =>
  a.minutes === b.minutes && a.seconds === b.seconds && a.days === b.days;

/** The host's choice, before a game, of the time to think and of the consequence when it runs out. */
export function TimeFields({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const help = useId();
  if (meta.max_chairs === 1) return null;
  const set = meta.clock ?? none;
  const choices = [none, ...OFFERED];
  if (!choices.some((pace) => same(pace, set))) choices.push(set);
  const commands = table.you.value?.commands ?? {};
  return (
    <details class="time-fields">
      <summary>{t("clock-title", { clock: clockName(meta.clock) })}</summary>
      <Pick
        label={t("command-clock")}
        value={choices.findIndex((pace) => same(pace, set))}
        choices={choices.map((pace, index) => [index, clockName(same(pace, none) ? null : pace)])}
        disabled={commands["clock"] !== null}
        pick={(index) => give(table, "clock", { ...(choices[index] ?? none) })}
      />
      <Pick
        label={t("command-timeout")}
        value={meta.timeout}
        choices={THEN.map((then) => [then, t(`timeout-${then}`)])}
        disabled={commands["timeout"] !== null}
        help={help}
        pick={(then) => give(table, "timeout", { then })}
      />
      <div class="option">
        <p class="help" id={help}>
          {t("clock-help")}
        </p>
      </div>
    </details>
  );
}
