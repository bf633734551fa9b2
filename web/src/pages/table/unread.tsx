import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { Table } from "./table";

/** How many chat lines wait to be read; nothing when none. */
export function Unread({ table }: { table: Table }): JSX.Element | null {
  const count = table.unread.value;
  return count === 0 ? null : (
    <span class="unread">
      {count} <span class="unseen">{t("unread")}</span>
    </span>
  );
}
