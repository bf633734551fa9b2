import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** The switch by which a player offers their chair, during a game, to anybody who wants to play on. */
export function OfferField({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const { value: you } = table.you;
  const chair = you?.chairs[0];
  if (meta.status !== "playing" || chair === undefined || you?.commands["offer"] !== null) return null;
  return (
    <Switch
      label={t("command-offer")}
      help={t("offer-help")}
      on={meta.chairs[chair]?.offered ?? false}
      change={(on) => give(table, "offer", { on })}
    />
  );
}
