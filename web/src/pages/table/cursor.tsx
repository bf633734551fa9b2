import type { JSX } from "preact";
import { AskButton } from "../../ui/ask-button";
import { t } from "../../ui/i18n";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

interface Props {
  table: Table;
  meta: Meta;
}

/** For onlookers at a practice table: the player who moves, and the button to ask for the move, or take it back. */
export function Cursor({ table, meta }: Props): JSX.Element | null {
  const you = table.you.value;
  const holder = meta.chairs[0]?.player ?? null;
  if (!meta.practice || meta.status !== "playing" || you === null || holder === null) return null;
  if (holder === you.id) return holder === meta.host ? null : <p class="soft">{t("cursor-yours")}</p>;
  const owner = meta.host === you.id;
  const asks = meta.asker === you.id;
  return (
    <section class="cursor" aria-label={t("cursor-title")}>
      <p>{t("cursor-theirs", { name: meta.people[holder] ?? "?" })}</p>
      <AskButton
        why={you.commands["cursor"] ?? null}
        game={meta.game}
        press={() => void give(table, "cursor")}
      >
        {t(owner ? "cursor-take" : asks ? "cursor-ask-no-more" : "command-cursor")}
      </AskButton>
      {asks && <p role="status">{t("cursor-waits")}</p>}
    </section>
  );
}

/** For the player who moves at a practice table: the question of an onlooker who wants to move. */
export function CursorCard({ table, meta }: Props): JSX.Element | null {
  const you = table.you.value;
  if (meta.asker === null || you === null || meta.chairs[0]?.player !== you.id) return null;
  return (
    <section class="vote" role="alertdialog" aria-labelledby="cursor-asked">
      <div>
        <h2 id="cursor-asked">{t("cursor-asked", { name: meta.people[meta.asker] ?? "?" })}</h2>
        <p class="soft">{t(you.id === meta.host ? "cursor-asked-host" : "cursor-asked-help")}</p>
      </div>
      <div class="actions">
        <button type="button" class="button primary" onClick={() => void give(table, "accept")}>
          {t("cursor-give")}
        </button>
        <button type="button" class="button plain" onClick={() => void give(table, "refuse")}>
          {t("cursor-keep")}
        </button>
      </div>
    </section>
  );
}
