import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { Switch } from "../../ui/switch";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** A badge for players who have not sat down yet: rated or not. */
export function Rated({ meta }: { meta: Meta }): JSX.Element | null {
  if (alone(meta)) return null;
  return (
    <p>
      <span class={`badge ${meta.rated ? "rated" : ""}`}>{t(meta.rated ? "rated" : "not-rated")}</span>{" "}
      {(meta.rated || meta.door === null) && (
        <span class="soft small">{t(meta.rated ? "rated-line" : "not-rated-line")}</span>
      )}
    </p>
  );
}

/** The host's switch for rated games. Everybody else reads it here. */
export function RatedField({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  if (alone(meta)) return null;
  const why = table.you.value?.commands["rated"] ?? null;
  return (
    <Switch
      label={t("command-rated")}
      help={why?.code.startsWith("rated-") === true ? refusal(why, meta.game) : null}
      on={meta.rated}
      disabled={why !== null}
      change={(on) => give(table, "rated", { on })}
    />
  );
}

/** Return true for a table where nothing counts and nobody asks: practice, a shared deal, or a game for one. */
function alone(meta: Meta): boolean {
  return meta.practice || meta.shared !== "" || meta.max_chairs === 1;
}
