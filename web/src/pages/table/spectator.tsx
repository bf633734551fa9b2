import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { Meta } from "../../wire/types";
import type { Table } from "./table";

/** A line for spectators of a running game: it names the readers of their chat. */
export function Apart({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const seated = (table.you.value?.chairs.length ?? 0) > 0;
  if (seated || (meta.status !== "playing" && !meta.late) || meta.practice) return null;
  return <p class="soft small">{t("talk-apart")}</p>;
}

/** A line for spectators whose view is behind the game. */
export function Behind({ meta }: { meta: Meta }): JSX.Element | null {
  return meta.late ? <p class="banner">{t("behind-line")}</p> : null;
}

/** The way back through the game that is on. */
export function StepBack({ meta }: { meta: Meta }): JSX.Element | null {
  if (meta.status !== "playing") return null;
  return (
    <a class="button plain" href={`/t/${meta.id}/replay/${meta.game_no}`}>
      {t("step-back")}
    </a>
  );
}
