import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Share } from "../../ui/share";
import { wayTo } from "./club";
import type { Table } from "./table";

/** Hands out the link to the table. */
export function Invite({ table }: { table: Table }): JSX.Element {
  return <Share path={wayTo(table.id)} label={t("invite")} />;
}
