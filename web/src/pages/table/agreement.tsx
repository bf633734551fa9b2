import type { JSX } from "preact";
import { AskButton } from "../../ui/ask-button";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { chairLook, people, seatLooks } from "../../ui/people";
import { Sentence } from "../../ui/sentence";
import { sentence, type Said, type Word } from "../../ui/words";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

const SETTINGS = new Set(["option-set", "clock-set", "timeout-set", "rated-set", "swapped"]);

/** Return the chairs whose owners have still to agree to the present settings. */
export function notAgreed(meta: Meta): number[] {
  return meta.chairs.flatMap(({ player, bot, agreed }, chair) =>
    player !== null && bot === null && agreed < meta.changed ? [chair] : [],
  );
}

/** After a change of the settings: the changes since the player agreed last, and the button to agree. */
export function Agreement({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const open = notAgreed(meta);
  if (open.length === 0 || meta.status === "playing") return null;
  const mine = table.you.value?.chairs.find((chair) => open.includes(chair));
  if (mine === undefined) return <Waiting meta={meta} open={open} />;
  const changed = changes(table, meta, meta.chairs[mine]?.agreed ?? 0);
  const why = t(changed.length > 0 ? "agree-changed" : "agree-again");
  return (
    <section class="agreement" role="status" aria-label={why}>
      <p>{why}</p>
      <ul>
        {changed.map((words, index) => (
          <li key={index}>
            <Sentence words={words} />
          </li>
        ))}
      </ul>
      <AskButton
        why={table.you.value?.commands["ready"] ?? null}
        game={meta.game}
        look="primary"
        press={() => void give(table, "ready")}
      >
        {t("agree")}
      </AskButton>
    </section>
  );
}

function Waiting({ meta, open }: { meta: Meta; open: readonly number[] }): JSX.Element {
  const seats = seatLooks(meta);
  return (
    <p class="soft agreement" role="status">
      {t("agree-waiting")}{" "}
      {open.map((chair) => (
        <Name key={chair} look={chairLook(meta, seats, chair)} />
      ))}
    </p>
  );
}

/** The changes after a rev, in words. */
function changes(table: Table, meta: Meta, after: number): Word[][] {
  const who = people(meta);
  return table.history.value
    .filter(({ rev }) => rev > after)
    .flatMap(({ events }) => events as Said[])
    .filter(({ event }) => SETTINGS.has(event))
    .flatMap((event) => {
      const words = sentence(event, who);
      return words === null ? [] : [words];
    });
}
