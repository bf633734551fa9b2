import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AskButton } from "../../ui/ask-button";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { chairLook, seatLooks } from "../../ui/people";
import { stretch } from "../../ui/time-left";
import type { Meta, Starting } from "../../wire/types";
import { give } from "./asking";
import { openable, waitedFor } from "./opening";
import { useSeconds } from "./seconds";
import type { Table } from "./table";

/** Milliseconds before the card appears. Devices normally open their nonces within them. */
const MOMENT_MS = 1_000;

/** Before a game begins: the players whose devices have not opened their numbers yet, and a way out. */
export function StartingCard({
  table,
  meta,
  starting,
}: {
  table: Table;
  meta: Meta;
  starting: Starting;
}): JSX.Element | null {
  const left = useSeconds(starting.deadline);
  const late = useSignal(false);
  useEffect(() => {
    late.value = false;
    const timer = setTimeout(() => (late.value = true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [starting.deadline, late]);
  if (!late.value) return null;
  const seats = seatLooks(meta);
  const chair = waitedFor(meta, table.you.value);
  const why = chair === null ? null : openable(meta, chair);
  return (
    <section class="vote" aria-labelledby="starting-title">
      <div role="status">
        <h2 id="starting-title">{t("starting-title")}</h2>
        <p class="soft">
          {t("starting-open")}{" "}
          {starting.waiting.map((one) => (
            <Name key={one} look={chairLook(meta, seats, one)} />
          ))}
        </p>
        {typeof why === "string" && <p>{t(`starting-${why}`)}</p>}
      </div>
      <div class="actions">
        <span class="count">{stretch(left)}</span>
        <AskButton
          why={table.you.value?.commands["call-off"] ?? null}
          game={meta.game}
          press={() => void give(table, "call-off")}
        >
          {t("command-call-off")}
        </AskButton>
      </div>
    </section>
  );
}
