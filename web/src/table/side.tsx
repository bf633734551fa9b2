import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n";
import type { Meta } from "../wire/types";
import { ChatLines } from "./chat";
import { CommandLine } from "./command-line";
import type { Sheet } from "./dock";
import { Log } from "./log";
import { Unread } from "./unread";
import type { Table } from "./table";
import { Tool } from "./tool";

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
    <aside class="side" aria-label={t("side-panel")}>
      <Tool table={table} meta={meta} />
      <section class="talk">
        <div class="tabs" role="tablist" aria-label={t("talk")}>
          {(["log", "chat"] as const).map((name) => (
            <button
              type="button"
              role="tab"
              key={name}
              id={`tab-${name}`}
              aria-controls="talk-body"
              aria-selected={open === name}
              tabIndex={open === name ? 0 : -1}
              onClick={() => choose(name)}
              onKeyDown={(key) => {
                if (key.key !== "ArrowLeft" && key.key !== "ArrowRight") return;
                choose(name === "log" ? "chat" : "log");
                document.getElementById(name === "log" ? "tab-chat" : "tab-log")?.focus();
              }}
            >
              {t(name)}
              {name === "chat" && <Unread table={table} />}
            </button>
          ))}
        </div>
        <div class="talk-body" id="talk-body" role="tabpanel" aria-labelledby={`tab-${open}`}>
          {open === "log" ? <Log table={table} meta={meta} /> : <ChatLines table={table} meta={meta} />}
        </div>
        <CommandLine table={table} meta={meta} />
      </section>
    </aside>
  );
}
