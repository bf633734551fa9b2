import { call } from "../../net/http";
import type { NewReport, NewRuling, Shunned } from "../../wire/http";

export type List = keyof Shunned;

/** Fair play, as the hall is asked for it. Every call throws `Failure`. */
export const fair = {
  shunned: () => call("get", "/api/me/shunned"),
  shun: (list: List, player: string, on: boolean) =>
    call(on ? "put" : "delete", "/api/me/shunned/{how}/{player}", { path: { how: list, player } }),
  report: (report: NewReport) => call("post", "/api/reports", { body: report }),
  /** The player has read the warnings up to the one of that moment. */
  read: (at: number) => call("post", "/api/me/conduct/read", { body: { at } }),
  desk: () => call("get", "/api/moderation"),
  rule: (ruling: NewRuling) => call("post", "/api/moderation/rulings", { body: ruling }),
};
