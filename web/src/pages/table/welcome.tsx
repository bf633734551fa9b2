import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** The host's switch that lets people take a bot's seat. Everybody else reads it here. */
export function WelcomeField({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  if (meta.practice || meta.shared !== "" || meta.max_chairs === 1 || meta.rated) return null;
  return (
    <Switch
      label={t("command-welcome")}
      help={t("welcome-help")}
      on={meta.welcome}
      disabled={table.you.value?.commands["welcome"] !== null}
      change={(on) => give(table, "welcome", { on })}
    />
  );
}
