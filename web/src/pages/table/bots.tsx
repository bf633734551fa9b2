import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { AskButton } from "../../ui/ask-button";
import { botLevels } from "../../ui/house";
import { t } from "../../ui/i18n";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

interface Props {
  table: Table;
  meta: Meta;
  /** The chair the bot should play for; a new chair when absent. */
  chair?: number;
}

/** Fills a chair with a bot of the chosen level. */
export function Bots({ table, meta, chair }: Props): JSX.Element {
  const id = useId();
  const chosen = useSignal<string | null>(null);
  const levels = botLevels(meta);
  const level = chosen.value ?? levels[0] ?? "";
  return (
    <div class="bots">
      <label class="unseen" for={id}>
        {t("bot-level")}
      </label>
      <select
        id={id}
        class="text"
        value={level}
        onChange={(event) => (chosen.value = event.currentTarget.value)}
      >
        {levels.map((name) => (
          <option key={name} value={name}>
            {t(`level-${name}`)}
          </option>
        ))}
      </select>
      <AskButton
        why={table.you.value?.commands["bot"] ?? null}
        game={meta.game}
        press={() => void give(table, "bot", { level, ...(chair === undefined ? {} : { chair }) })}
      >
        {t(chair === undefined ? "add-bot" : "bot-plays-on")}
      </AskButton>
    </div>
  );
}
