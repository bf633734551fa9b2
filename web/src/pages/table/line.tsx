import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { alarm } from "../../ui/announce";
import { AskButton } from "../../ui/ask-button";
import { listed } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

/** Return the number of chairs that are free between games. */
function freeChairs(meta: Meta): number {
  const between = meta.status === "open" || (meta.status === "over" && (meta.goal === 1 || meta.match_over));
  return between ? Math.max(0, meta.max_chairs - meta.chairs.length) : 0;
}

/** The players who wait for a free chair, and the way into their line and out of it. */
export function Line({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const { value: you } = table.you;
  const why = you?.commands["next"];
  const waits = you !== null && meta.queue.includes(you.id);
  const may = why === null && !waits;
  if (meta.queue.length === 0 && !may) return null;
  return (
    <div class="line">
      {meta.queue.length > 0 && (
        <p class="soft" role="status">
          {t("line-title")} {listed(meta.queue.map((player) => meta.people[player] ?? "?"))}
        </p>
      )}
      {may && (
        <AskButton why={null} game={meta.game} press={() => void give(table, "next", { on: true })}>
          {t("command-next")}
        </AskButton>
      )}
      {waits && (
        <AskButton why={null} game={meta.game} press={() => void give(table, "next", { on: false })}>
          {t("line-leave")}
        </AskButton>
      )}
    </div>
  );
}

/**
 * Sit down by itself when a chair is free for this reader, who waits for one and has this page open. After a game it
 * lets everybody look at the result until somebody wants to play again. Return a function that stops this.
 */
export function sitWhenFree(table: Table): () => void {
  let asked = 0;
  return effect(() => {
    const meta = table.meta.value;
    const you = table.you.value;
    if (meta === null || you === null) return;
    const place = meta.queue.indexOf(you.id);
    const again = meta.status === "open" || meta.chairs.some(({ bot, ready }) => bot === null && ready);
    if (place < 0 || place >= freeChairs(meta) || !again || you.commands["join"] !== null) return;
    const rev = table.rev();
    if (asked === rev) return;
    asked = rev;
    alarm(t("line-come"));
    void give(table, "join");
  });
}
