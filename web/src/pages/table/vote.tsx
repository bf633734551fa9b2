import type { JSX } from "preact";
import { AskButton } from "../../ui/ask-button";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { chairLook, seatLooks } from "../../ui/people";
import { stretch } from "../../ui/time-left";
import type { Meta, Vote } from "../../wire/types";
import { give } from "./asking";
import { useSeconds } from "./seconds";
import type { Table } from "./table";

/** A question before the table: the player who asks, those who have still to answer, and the time left. */
export function VoteCard({ table, meta, vote }: { table: Table; meta: Meta; vote: Vote }): JSX.Element {
  const left = useSeconds(vote.deadline);
  const seats = seatLooks(meta);
  const commands = table.you.value?.commands ?? {};
  const asked = table.you.value?.chairs.some((chair) => vote.open.includes(chair)) ?? false;
  const mine = (table.you.value?.chairs.includes(vote.by) ?? false) || vote.player === table.you.value?.id;
  const about = vote.chair === null ? null : chairLook(meta, seats, vote.chair);
  return (
    <section class="vote" aria-labelledby="vote-title">
      <div>
        <h2 id="vote-title">
          {vote.player === null ? (
            <Name look={chairLook(meta, seats, vote.by)} />
          ) : (
            (meta.people[vote.player] ?? "?")
          )}{" "}
          {t(`vote-${vote.about}`)} {about !== null && <Name look={about} />}
        </h2>
        <p class="soft">
          {t("vote-open")}{" "}
          {vote.open.map((chair) => (
            <Name key={chair} look={chairLook(meta, seats, chair)} />
          ))}{" "}
          <span class="count">{stretch(left)}</span>
        </p>
      </div>
      {mine && (
        <div class="actions">
          <AskButton
            why={commands["refuse"] ?? null}
            game={meta.game}
            press={() => void give(table, "refuse")}
          >
            {t("vote-withdraw")}
          </AskButton>
        </div>
      )}
      {asked && (
        <div class="actions">
          <AskButton
            why={commands["accept"] ?? null}
            game={meta.game}
            look="primary"
            press={() => void give(table, "accept")}
          >
            {t("command-accept")}
          </AskButton>
          <AskButton
            why={commands["refuse"] ?? null}
            game={meta.game}
            press={() => void give(table, "refuse")}
          >
            {t("command-refuse")}
          </AskButton>
        </div>
      )}
    </section>
  );
}
