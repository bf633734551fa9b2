import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { alarm } from "../../ui/announce";
import { AskButton } from "../../ui/ask-button";
import { t } from "../../ui/i18n";
import { people } from "../../ui/people";
import { Sentence } from "../../ui/sentence";
import { clock, moment } from "../../ui/times";
import { plain, sentence, type Said, type Word } from "../../ui/words";
import type { Happened, Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

const DAY = 86_400;

interface Props {
  table: Table;
  meta: Meta;
  missed: readonly Happened[];
}

/** Events that affected the reader while they were away, with the way back to their seat. */
export function Missed({ table, meta, missed }: Props): JSX.Element {
  const who = people(meta);
  const lines = missed.flatMap(({ at, events }) =>
    (events as Said[]).flatMap((event) => {
      const words = sentence(event, who, "missed") ?? sentence(event, who);
      return words === null ? [] : [{ at, words }];
    }),
  );
  useEffect(
    () => alarm([t("missed-title"), ...lines.map(({ words }) => plain(words))].join(" ")),
    // Spoken once, as they come.
    [missed],
  );
  return (
    <section class="missed" aria-labelledby="missed-title">
      <div>
        <h2 id="missed-title">{t("missed-title")}</h2>
        <ul>
          {lines.map((line, index) => (
            <Line key={index} {...line} />
          ))}
        </ul>
      </div>
      <div class="actions">
        {kept(table, meta) && (
          <AskButton
            why={table.you.value?.commands["join"] ?? null}
            game={meta.game}
            look="primary"
            press={() => void give(table, "join").then((back) => (back ? table.understood() : undefined))}
          >
            {t("missed-back")}
          </AskButton>
        )}
        <button type="button" class="button plain" onClick={() => table.understood()}>
          {t("missed-close")}
        </button>
      </div>
    </section>
  );
}

function Line({ at, words }: { at: number; words: Word[] }): JSX.Element {
  const old = Date.now() / 1000 - at > DAY;
  return (
    <li>
      <time dateTime={new Date(at * 1000).toISOString()}>{old ? moment(at) : clock(at)}</time>{" "}
      <Sentence words={words} />
    </li>
  );
}

/** Return true when a bot plays on a chair of the reader's. */
function kept(table: Table, meta: Meta): boolean {
  const mine = table.you.value?.chairs ?? [];
  return meta.status === "playing" && mine.some((chair) => meta.chairs[chair]?.bot !== null);
}
