import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Tabs } from "../../ui/tabs";
import { PhraseList } from "../../ui/talk/phrase-list";
import type { Meta } from "../../wire/types";
import { say } from "./asking";
import { ChatLines } from "./chat";
import { CommandLine } from "./command-line";
import { Cursor } from "./cursor";
import { Log } from "./log";
import { Master } from "./master";
import { fold, SheetHead, type Sheet } from "./sheet";
import type { Table } from "./table";
import { Tool } from "./tool";
import { Apart } from "./spectator";
import { Unread } from "./unread";
import { Variations } from "./variations";
import { WhatIf } from "./what-if";
import "./variations.css";

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
      {meta.practice && meta.status === "playing" && (
        <div class="studies">
          <Cursor table={table} meta={meta} />
          <Variations table={table} meta={meta} />
          <Master table={table} meta={meta} />
          <WhatIf table={table} meta={meta} />
        </div>
      )}
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
        {open === "chat" && <PhraseList say={(line) => void say(table, line)} />}
        {open === "chat" && <Apart table={table} meta={meta} />}
        <CommandLine table={table} meta={meta} />
      </section>
    </aside>
  );
}
