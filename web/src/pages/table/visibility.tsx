import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";
import { useWhole } from "./whole";

interface Late {
  entries: number;
  minutes: number;
}

const LATE: readonly Late[] = [
  { entries: 0, minutes: 0 },
  { entries: 5, minutes: 0 },
  { entries: 20, minutes: 0 },
  { entries: 0, minutes: 5 },
  { entries: 0, minutes: 15 },
];

/** Return the delay of spectators in words. */
function lateness({ entries, minutes }: Late): string {
  if (entries > 0 && minutes > 0)
    return `${t("watch-entries", { count: entries })}, ${t("watch-minutes", { count: minutes })}`;
  if (entries > 0) return t("watch-entries", { count: entries });
  return minutes > 0 ? t("watch-minutes", { count: minutes }) : t("watch-at-once");
}

/** The host's choice of a listed table, and of its spectators. Everybody else reads it here. */
export function Visibility({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  if (meta.practice || meta.shared !== "") return null;
  const commands = table.you.value?.commands;
  return (
    <>
      {meta.listed_again && (
        <Switch
          label={t("command-listed")}
          help={t("listed-help")}
          on={meta.listed}
          disabled={commands?.["listed"] !== null}
          change={(on) => give(table, "listed", { on })}
        />
      )}
      <Watching table={table} meta={meta} may={commands?.["watchers"] === null} />
    </>
  );
}

/** The choice of spectators, and of their delay. */
function Watching({ table, meta, may }: { table: Table; meta: Meta; may: boolean }): JSX.Element {
  const whoId = useId();
  const lateId = useId();
  const set = {
    who: !meta.watched ? "nobody" : meta.members ? "members" : "all",
    late: { entries: meta.behind_entries, minutes: meta.behind_minutes },
  };
  const [{ who, late }, change] = useWhole(set, (whole) =>
    give(
      table,
      "watchers",
      whole.who === "nobody" ? { on: false } : { on: true, members: whole.who === "members", ...whole.late },
    ),
  );
  const same = ({ entries, minutes }: Late): boolean => entries === late.entries && minutes === late.minutes;
  const choices = LATE.some(same) ? LATE : [...LATE, late];
  return (
    <>
      <div class="option">
        <label for={whoId}>{t("command-watchers")}</label>
        <select
          id={whoId}
          class="text"
          disabled={!may}
          value={who}
          onChange={({ currentTarget }) => change({ who: currentTarget.value })}
        >
          {["all", "members", "nobody"].map((one) => (
            <option key={one} value={one}>
              {t(`watch-${one}`)}
            </option>
          ))}
        </select>
        <p class="help">{t("watchers-help")}</p>
      </div>
      {who !== "nobody" && (
        <div class="option">
          <label for={lateId}>{t("watch-late")}</label>
          <select
            id={lateId}
            class="text"
            disabled={!may}
            value={String(choices.findIndex(same))}
            onChange={({ currentTarget }) => change({ late: choices[currentTarget.selectedIndex] ?? late })}
          >
            {choices.map((each, index) => (
              <option key={index} value={String(index)}>
                {lateness(each)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
