import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { openSettings } from "../../ui/settings-door";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { SoundButton } from "../../ui/sound/button";
import type { Table } from "./table";
import { Unread } from "./unread";

/** The parts beside the board. On a phone one of them at a time lies over it. */
export type Sheet = "none" | "tool" | "log" | "chat";

const SHEETS = ["tool", "log", "chat"] as const;
const MENU = "table-menu";

/** On a phone: the button that opens the parts beside the board. */
export function MenuButton({ table, sheet }: { table: Table; sheet: Signal<Sheet> }): JSX.Element {
  const unread = table.unread.value > 0;
  return (
    <button
      type="button"
      class="table-menu"
      id={MENU}
      aria-label={t(unread ? "table-menu-unread" : "table-menu", { count: table.unread.value })}
      aria-expanded={sheet.value !== "none"}
      onClick={() => (sheet.value = sheet.value !== "none" ? "none" : unread ? "chat" : "tool")}
    >
      <Icon name={sheet.value === "none" ? "menu" : "close"} />
      {unread && <span class="table-menu-unread" aria-hidden="true" />}
    </button>
  );
}

/** On a phone: the head of the open sheet, with the way to the others and back. */
export function SheetHead({ table, sheet }: { table: Table; sheet: Signal<Sheet> }): JSX.Element {
  const nav = useRef<HTMLElement>(null);
  const open = sheet.value !== "none";
  useEffect(() => {
    if (open) nav.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }, [open]);
  return (
    <nav class="sheet-head" aria-label={t("dock")} ref={nav}>
      {SHEETS.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={sheet.value === name}
          onClick={() => (sheet.value = name)}
        >
          {t(name)} {name === "chat" && <Unread table={table} />}
        </button>
      ))}
      <SoundButton look="sheet-sign" />
      <button type="button" class="sheet-sign" aria-label={t("settings")} onClick={openSettings}>
        <Icon name="settings" />
      </button>
      <button type="button" class="sheet-sign" aria-label={t("close")} onClick={() => fold(sheet)}>
        <Icon name="close" />
      </button>
    </nav>
  );
}

/** Closes the sheet; the focus goes back to the button that opened it. */
export function fold(sheet: Signal<Sheet>): void {
  sheet.value = "none";
  document.getElementById(MENU)?.focus();
}
