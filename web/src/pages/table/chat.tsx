import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { OneStop } from "../../ui/one-stop";
import { chairLook, seatLooks } from "../../ui/people";
import { personPath } from "../../ui/person-words";
import { Scroll } from "../../ui/scroll";
import { Erase } from "../../ui/talk/erase";
import "../../ui/talk/talk.css";
import { Words } from "../../ui/talk/words";
import { clock } from "../../ui/times";
import type { Meta } from "../../wire/types";
import type { Table } from "./table";

/** The chat of the table. */
export function ChatLines({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const seats = seatLooks(meta);
  const lines = table.chat.value.filter((line) => !table.muted.value.includes(line.name));
  const newest = table.chat.value.at(-1)?.n ?? 0;
  const shown = useSignal(false);
  const { value: seen } = shown;
  useEffect(() => {
    // On a phone the chat stays here while its sheet is folded up: nobody reads it then.
    if (seen) table.read.value = newest;
  }, [table, newest, seen]);
  return (
    <Scroll label={t("chat")} newest={lines.length} shown={(is) => (shown.value = is)}>
      {lines.length === 0 && <p class="empty">{t("no-chat")}</p>}
      <OneStop class="log chat" stops="a, button">
        {lines.map((line) => (
          <li key={line.n}>
            <time dateTime={new Date(line.at * 1000).toISOString()}>{clock(line.at)}</time>
            <p>
              <a class="person-link" href={personPath(line.player, meta.id)}>
                {line.chair === null ? (
                  <bdi class="name plain">{line.name}</bdi>
                ) : (
                  <Name look={{ ...chairLook(meta, seats, line.chair), name: line.name }} />
                )}
              </a>{" "}
              <Words text={line.text} />
              <Erase place={table.id} n={line.n} text={line.text} />
            </p>
          </li>
        ))}
      </OneStop>
    </Scroll>
  );
}
