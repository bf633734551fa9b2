import { call, type Given } from "../../net/http";
import type { DeskPage } from "../../wire/http";

/** The tables that the host asks for. */
export type Which = NonNullable<NonNullable<Given<"get", "/api/desk/tables">["query"]>["which"]>;

/** The host's requests to the hall. Every call throws `Failure`. */
export const desk = {
  page: () => call("get", "/api/desk"),
  tables: (which: Which) => call("get", "/api/desk/tables", { query: { which } }),
  people: (text: string) => call("get", "/api/desk/people", { query: { text } }),
  close: (table: string) => call("post", "/api/desk/tables/{table}/close", { path: { table } }),
  rule: (player: string, act: "mute" | "ban", why: string, hours: number) =>
    call("post", "/api/moderation/rulings", { body: { player, act, why, hours } }),
  backUp: () => call("post", "/api/desk/backups"),
  restore: (name: string) => call("post", "/api/desk/restore", { body: { name } }),
  drain: () => call("post", "/api/desk/drain"),
};

/** The props of every part of the desk. */
export interface DeskProps {
  page: DeskPage;
  changed: (page: DeskPage) => void;
}
