import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Mark } from "../../ui/name";
import { botName } from "../../ui/people";
import { chairName, paint } from "../../ui/seats";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** The choice of a place to sit down: the next free one, or another player's, who then gets the free one. */
export function Places({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const free = meta.chairs.length;
  if (free === 0) return null;
  return (
    <div class="places" role="group" aria-label={t("places")}>
      <span aria-hidden="true">{t("places")}</span>
      {Array.from({ length: free + 1 }, (_, chair) => {
        const look = paint(chair);
        const name = chairName(meta, chair, botName);
        const does =
          chair === free
            ? t("place-free", { place: look.letter })
            : t("place-taken", { place: look.letter, name, other: paint(free).letter });
        return (
          <button
            type="button"
            key={chair}
            aria-label={does}
            title={does}
            onClick={() => void give(table, "join", { chair })}
          >
            <Mark look={look} />
          </button>
        );
      })}
    </div>
  );
}
