import { effect } from "@preact/signals";
import { hall, me } from "../net/hall";
import { t } from "../ui/i18n";
import { notify } from "../ui/notices";
import { place } from "../ui/route";
import { spokenLine } from "../ui/talk/phrases";

let asked: number | null = null;

/** Notifies the reader, on any page, that somebody has written to them, calls them, or asks to be a friend. */
export function tellOfCompany(): void {
  effect(() => {
    const said = hall.said.value;
    if (said === null || !said.table.startsWith("two:") || said.line.text === "") return;
    const { player, name, text } = said.line;
    if (player === me.peek()?.id) return;
    const here = place.peek();
    if (here.page === "conversation" && here.id === player) return;
    notify(`${name}: ${spokenLine(text).text}`, {
      href: `/friends/${encodeURIComponent(player)}`,
      text: t("company-open"),
    });
  });
  effect(() => {
    const called = hall.mention.value;
    if (called === null) return;
    const { table, line } = called;
    notify(`${line.name}: ${spokenLine(line.text).text}`, { href: `/t/${table}`, text: t("to-table") });
  });
  effect(() => {
    const waits = hall.company.value;
    if (waits === null) return;
    const { asks } = waits;
    // Requests that waited before this page opened show in the header alone.
    if (asked !== null && asks > asked && place.peek().page !== "company")
      notify(t("company-asks", { count: asks }), { href: "/friends", text: t("company-open") });
    asked = asks;
  });
}
