import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { botName } from "../../ui/people";
import { chairName } from "../../ui/seats";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** The buttons to let a mate decide for the player, and to take that back; null where there is no mate to ask. */
export function Lending({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const you = table.you.value;
  const chair = you?.chairs[0];
  if (chair === undefined || you?.commands["lend"] !== null) return null;
  if ((meta.chairs[chair]?.lent ?? null) !== null)
    return (
      <button type="button" class="button" onClick={() => void give(table, "lend", { chair: null })}>
        {t("lend-back")}
      </button>
    );
  return (
    <details>
      <summary>{t("command-lend")}</summary>
      <div class="actions">
        {mates(meta, chair).map((mate) => (
          <button
            key={mate}
            type="button"
            class="button"
            onClick={() => void give(table, "lend", { chair: mate })}
          >
            {chairName(meta, mate, botName)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** The chairs of other people who win together with a chair. */
function mates(meta: Meta, chair: number): number[] {
  const sides = meta.sides.map((side) => side.map((seat) => meta.seats[seat] ?? -1));
  const together = new Set(sides.filter((chairs) => chairs.includes(chair)).flat());
  return [...together].filter((mate) => mate !== chair && meta.chairs[mate]?.bot === null);
}
