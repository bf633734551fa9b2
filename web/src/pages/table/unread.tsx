import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { Table } from "./table";

/** The number of unread chat lines; null when there are none. */
export function Unread({ table }: { table: Table }): JSX.Element | null {
  const count = table.unread.value;
  return count === 0 ? null : (
    <span class="unread">
      {count} <span class="unseen">{t("unread")}</span>
    </span>
  );
}
