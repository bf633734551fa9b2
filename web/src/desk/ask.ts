import { call } from "../api";
import type { DeskPage, PersonLine, TableLine } from "../wire/desk";

const at = encodeURIComponent;

/** What the host asks of the hall, and has it do. Every call throws `Failure`. */
export const desk = {
  page: () => call<DeskPage>("GET", "/desk"),
  tables: (which: string) => call<TableLine[]>("GET", `/desk/tables?which=${at(which)}`),
  people: (text: string) => call<PersonLine[]>("GET", `/desk/people?text=${at(text)}`),
  close: (table: string) => call<DeskPage>("POST", `/desk/tables/${at(table)}/close`),
  rule: (player: string, act: "mute" | "ban", why: string, hours: number) =>
    call<unknown>("POST", "/moderation/rulings", { player, act, why, hours }),
  backUp: () => call<DeskPage>("POST", "/desk/backups"),
  restore: (name: string) => call<DeskPage>("POST", "/desk/restore", { name }),
  drain: () => call<DeskPage>("POST", "/desk/drain"),
};

/** What every part of the desk is given. */
export interface DeskProps {
  page: DeskPage;
  changed: (page: DeskPage) => void;
}
