import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Tabs } from "../../ui/tabs";
import type { Meta } from "../../wire/types";
import { ChatLines } from "./chat";
import { CommandLine } from "./command-line";
import { Log } from "./log";
import { fold, SheetHead, type Sheet } from "./sheet";
import type { Table } from "./table";
import { Tool } from "./tool";
import { Unread } from "./unread";

interface Props {
  table: Table;
  meta: Meta;
  sheet: Signal<Sheet>;
}

/** Beside the board (or over it, on a phone): the Game Tool, the log, the chat and the command line. */
export function Side({ table, meta, sheet }: Props): JSX.Element {
  const tab = useSignal<"log" | "chat">("log");
  const open = sheet.value === "log" || sheet.value === "chat" ? sheet.value : tab.value;
  const choose = (to: "log" | "chat"): void => {
    tab.value = to;
    if (sheet.value !== "none") sheet.value = to;
  };
  return (
    <aside
      class="side"
      aria-label={t("side-panel")}
      onKeyDown={(press) => {
        if (press.key === "Escape" && sheet.value !== "none" && !press.defaultPrevented) fold(sheet);
      }}
    >
      <SheetHead table={table} sheet={sheet} />
      <Tool table={table} meta={meta} />
      <section class="talk">
        <Tabs
          label={t("talk")}
          tabs={{
            log: t("log"),
            chat: (
              <>
                {t("chat")}
                <Unread table={table} />
              </>
            ),
          }}
          open={open}
          choose={choose}
        >
          {open === "log" ? <Log table={table} meta={meta} /> : <ChatLines table={table} meta={meta} />}
        </Tabs>
        <CommandLine table={table} meta={meta} />
      </section>
    </aside>
  );
}
