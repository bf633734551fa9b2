import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { give } from "./asking";
import { outside } from "./club";
import type { Table } from "./table";
import { Unread } from "./unread";

export type Sheet = "none" | "tool" | "log" | "chat";

const SHEETS = ["tool", "log", "chat"] as const;

/** What one would most likely want to do next with one thumb. */
const LIKELY = ["accept", "join", "rematch", "start"] as const;

/** On a phone: the bar at the bottom that opens the Game Tool, the log and the chat. */
export function Dock({ table, sheet }: { table: Table; sheet: Signal<Sheet> }): JSX.Element {
  const commands = table.you.value?.commands ?? {};
  const meta = table.meta.value;
  const playing = meta?.status === "playing";
  const barred = meta !== null && outside(meta) !== null;
  const likely = LIKELY.find(
    (name) => commands[name] === null && (name === "accept" || !playing) && !(name === "join" && barred),
  );
  return (
    <nav class="dock" aria-label={t("dock")}>
      {SHEETS.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={sheet.value === name}
          onClick={() => (sheet.value = sheet.value === name ? "none" : name)}
        >
          <Icon name={name} />
          <span>
            {t(name)} {name === "chat" && <Unread table={table} />}
          </span>
        </button>
      ))}
      {likely !== undefined && (
        <button type="button" class="likely" onClick={() => void give(table, likely)}>
          {t(`command-${likely}`)}
        </button>
      )}
    </nav>
  );
}
