import type { JSX } from "preact";
import type { SeatLook } from "../games/board";
import { t } from "../i18n";
import { paint } from "../seats";
import { Mark, Name } from "../shell/name";
import type { Meta } from "../wire/types";
import { give } from "./asking";
import { chairLook, seatLooks } from "./people";
import type { Table } from "./table";

/** The chairs of the table, and what may be done with each. */
export function Chairs({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const seats = seatLooks(meta);
  const free = meta.status === "open" ? Math.max(0, meta.max_chairs - meta.chairs.length) : 0;
  return (
    <ol class="chairs" aria-label={t("chairs")}>
      {meta.chairs.map((_, chair) => (
        <Row key={chair} table={table} meta={meta} chair={chair} look={chairLook(meta, seats, chair)} />
      ))}
      {Array.from({ length: free }, (_, index) => (
        <li key={`free-${index}`} class="chair free">
          <Mark look={paint(meta.chairs.length + index)} /> {t("free-chair")}
        </li>
      ))}
    </ol>
  );
}

function Row({
  table,
  meta,
  chair,
  look,
}: {
  table: Table;
  meta: Meta;
  chair: number;
  look: SeatLook;
}): JSX.Element {
  const you = table.you.value;
  const mine = you?.chairs.includes(chair) ?? false;
  const seated = (you?.chairs.length ?? 0) > 0;
  const { player = null, bot = null } = meta.chairs[chair] ?? {};
  const away = player !== null && !(table.presence.value?.online.includes(player) ?? true);
  const may = (name: string): boolean => you !== null && you.commands[name] === null;
  return (
    <li class="chair">
      <Name look={look} />
      <span class="soft small">
        {[
          mine ? t("mark-you") : "",
          player !== null && player === meta.host ? t("mark-host") : "",
          player !== null && bot !== null ? t("mark-stand-in", { level: t(`level-${bot}`) }) : "",
          away ? t("mark-away") : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <span class="chair-deeds">
        {seated && !mine && meta.status !== "playing" && may("seat") && (
          <Deed text={t("take-place")} name={look.name} press={() => void give(table, "seat", { chair })} />
        )}
        {!mine && player !== null && may("host") && (
          <Deed text={t("make-host")} name={look.name} press={() => void give(table, "host", { chair })} />
        )}
        {away && bot === null && meta.status === "playing" && seated && (
          <Deed
            text={t("bot-plays-on")}
            name={look.name}
            press={() => void give(table, "bot", { level: "club", chair })}
          />
        )}
        {!mine && may("kick") && (meta.status !== "playing" || away) && (
          <Deed text={t("remove")} name={look.name} press={() => void give(table, "kick", { chair })} />
        )}
      </span>
    </li>
  );
}

function Deed({ text, name, press }: { text: string; name: string; press: () => void }): JSX.Element {
  return (
    <button type="button" class="button small plain" onClick={press}>
      {text}
      <span class="unseen"> {name}</span>
    </button>
  );
}
