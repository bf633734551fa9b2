import type { JSX } from "preact";
import { now } from "../../net/hall";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { Mark, Name } from "../../ui/name";
import { botLevel, botName, chairLook, seatLooks, temper } from "../../ui/people";
import type { SeatLook } from "../../ui/seats";
import { chairName, paint } from "../../ui/seats";
import { keepsWaiting } from "../../ui/time-left";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** The chairs of the table, each with its commands. */
export function Chairs({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const seats = seatLooks(meta);
  const free = meta.status === "open" ? Math.max(0, meta.max_chairs - meta.chairs.length) : 0;
  return (
    <ol class="chairs" aria-label={t("chairs")}>
      {meta.chairs.map(({ player }, chair) => (
        // A player who moves up keeps their row: no button slips under a finger that meant somebody else.
        <Row
          key={player ?? chair}
          table={table}
          meta={meta}
          chair={chair}
          look={chairLook(meta, seats, chair)}
        />
      ))}
      {free > 0 && (
        <li class="chair free">
          {Array.from({ length: free }, (_, index) => (
            <Mark key={index} look={paint(meta.chairs.length + index)} />
          ))}
          {t("free-chairs", { count: free })}
        </li>
      )}
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
  const { player = null, bot = null, lent = null, offered = false } = meta.chairs[chair] ?? {};
  const away = player !== null && !(table.presence.value?.online.includes(player) ?? true);
  const playing = meta.status === "playing";
  const may = (name: string): boolean => you !== null && you.commands[name] === null;
  const deeds: [string, string, object][] = [];
  if (seated && !mine && !playing && may("seat")) deeds.push(["seat", t("take-place"), {}]);
  if (!mine && player !== null && may("host")) deeds.push(["host", t("make-host"), {}]);
  const asked = !mine && player !== null && bot === null && meta.status !== "open" && may("bot");
  if (asked && keepsWaiting(meta, table.game.value, chair, now()))
    deeds.push(["bot", t("bot-plays-on"), { level: "casual" }]);
  if (meta.joinable.includes(chair) && may("join")) deeds.push(["join", t("take-bots-seat"), {}]);
  if (offered && !seated && playing && may("join")) deeds.push(["join", t("ask-for-chair"), {}]);
  if (!mine && may("kick")) deeds.push(["kick", t("remove"), {}]);
  return (
    <li class="chair">
      {player === null ? (
        <span title={bot === null ? undefined : temper(bot, chair)}>
          <Name look={look} face />
        </span>
      ) : (
        <a class="who" href={`/people/${encodeURIComponent(player)}`}>
          <Name look={look} face />
        </a>
      )}
      <span class="soft small">
        {[
          mine ? t("mark-you") : "",
          player !== null && player === meta.host ? t("mark-host") : "",
          player === null && bot !== null ? botLevel(bot) : "",
          player !== null && bot !== null ? t("mark-stand-in", { level: t(`level-${bot}`) }) : "",
          lent !== null ? t("mark-lent", { name: chairName(meta, lent, botName) }) : "",
          offered ? t("mark-offered") : "",
          away ? t("mark-away") : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {deeds.length > 0 && (
        <details class="chair-deeds">
          <summary aria-label={t("more-about", { name: look.name })}>
            <Icon name="more" />
          </summary>
          <span class="actions">
            {deeds.map(([name, text, args]) => (
              <button
                type="button"
                key={name}
                class="button small plain"
                onClick={({ currentTarget }) => {
                  currentTarget.closest("details")?.removeAttribute("open");
                  void give(table, name, { chair, ...args });
                }}
              >
                {text}
              </button>
            ))}
          </span>
        </details>
      )}
    </li>
  );
}
