import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { now } from "../hall";
import { t } from "../i18n";
import { AskButton } from "../shell/ask-button";
import { Name } from "../shell/name";
import type { Meta, Vote } from "../wire/types";
import { give } from "./asking";
import { chairLook, seatLooks } from "./people";
import type { Table } from "./table";

/** A question before the table: who asks, who has still to answer, how long. */
export function VoteCard({ table, meta, vote }: { table: Table; meta: Meta; vote: Vote }): JSX.Element {
  const left = useSeconds(vote.deadline);
  const seats = seatLooks(meta);
  const commands = table.you.value?.commands ?? {};
  const asked = table.you.value?.chairs.some((chair) => vote.open.includes(chair)) ?? false;
  const about = vote.chair === null ? null : chairLook(meta, seats, vote.chair);
  return (
    <section class="vote" aria-labelledby="vote-title">
      <div>
        <h2 id="vote-title">
          <Name look={chairLook(meta, seats, vote.by)} /> {t(`vote-${vote.about}`)}{" "}
          {about !== null && <Name look={about} />}
        </h2>
        <p class="soft">
          {t("vote-open")}{" "}
          {vote.open.map((chair) => (
            <Name key={chair} look={chairLook(meta, seats, chair)} />
          ))}{" "}
          <span class="count">{t("seconds-left", { seconds: left })}</span>
        </p>
      </div>
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

function useSeconds(deadline: number): number {
  const left = useSignal(0);
  useEffect(() => {
    const count = (): void => {
      left.value = Math.max(0, Math.ceil(deadline - now()));
    };
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [deadline, left]);
  return left.value;
}
