import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { doorWords } from "../../ui/door";
import { t } from "../../ui/i18n";
import { Pick } from "../../ui/pick";
import type { Door, Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";
import { useWhole } from "./whole";

const OPEN: Door = { lowest: 0, highest: 0, games: 0, stayed: 0 };
const RATINGS = [0, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600];
const CHOICES: Record<keyof Door, readonly number[]> = {
  lowest: RATINGS,
  highest: RATINGS,
  games: [0, 1, 5, 10, 25, 50],
  stayed: [0, 50, 75, 90, 95, 100],
};
const LABELS: Record<keyof Door, string> = {
  lowest: "door-lowest",
  highest: "door-highest",
  games: "door-least-games",
  stayed: "door-least-stayed",
};

/** The table's conditions, for newcomers. */
export function DoorLine({ meta }: { meta: Meta }): JSX.Element | null {
  const words = doorWords(meta.door);
  if (words.length === 0) return null;
  return (
    <p class="soft">
      {t("door-line")} {words.join(" · ")}
    </p>
  );
}

/** The host's choice of conditions for newcomers. Everybody else reads them here. */
export function DoorFields({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const help = useId();
  const [door, change] = useWhole(meta.door ?? OPEN, (whole) => give(table, "door", { ...whole }));
  if (meta.practice || meta.shared !== "" || meta.paired > 0 || meta.max_chairs === 1) return null;
  const may = table.you.value?.commands["door"] === null;
  if (!may && meta.door === null) return null;
  return (
    <details>
      <summary>{t("command-door")}</summary>
      {(Object.keys(CHOICES) as (keyof Door)[]).map((part) => (
        <Pick
          key={part}
          label={t(LABELS[part])}
          value={door[part]}
          choices={choicesOf(part, door[part])}
          disabled={!may}
          help={help}
          pick={(value) => change({ [part]: value })}
        />
      ))}
      <div class="option">
        <p class="help" id={help}>
          {t("door-help")}
        </p>
      </div>
    </details>
  );
}

/** Return the values of a condition in words, a typed value among them. */
function choicesOf(part: keyof Door, value: number): [number, string][] {
  const known = CHOICES[part];
  const all = known.includes(value) ? known : [...known, value].sort((a, b) => a - b);
  return all.map((one) => [
    one,
    one === 0 ? t("door-any") : part === "stayed" ? t("door-percent", { percent: one }) : String(one),
  ]);
}
