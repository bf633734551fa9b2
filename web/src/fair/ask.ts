import { call } from "../api";
import type { Case, Desk, NewReport, NewRuling, Shunned } from "../wire/fair";
import type { Conduct } from "../wire/types";

const at = encodeURIComponent;

export type List = keyof Shunned;

/** Fair play, as the hall is asked for it. Every call throws `Failure`. */
export const fair = {
  shunned: () => call<Shunned>("GET", "/me/shunned"),
  shun: (list: List, player: string, on: boolean) =>
    call<Shunned>(on ? "PUT" : "DELETE", `/me/shunned/${list}/${at(player)}`),
  report: (report: NewReport) => call<unknown>("POST", "/reports", report),
  /** One has read one's warnings. */
  read: () => call<Conduct>("POST", "/me/conduct/read"),
  desk: () => call<Desk>("GET", "/moderation"),
  rule: (ruling: NewRuling) => call<Case>("POST", "/moderation/rulings", ruling),
};
