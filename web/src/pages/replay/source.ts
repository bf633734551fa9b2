import { api } from "../../net/api";
import { address, call } from "../../net/http";
import { practise, practiseFrom } from "../../ui/solo";
import type { Replay } from "../../wire/http";

/** The source of a replay: a table of this hall, or an imported log. */
export interface Source {
  /** The address of the replay, without a step. */
  path: string;
  no: number;
  /** The table; null for an imported log. */
  table: string | null;
  /** The address of the review, part by part. */
  chances: string;
  replay: (seat: number | null) => Promise<Replay>;
  /** Open a practice table after an entry, where the reader goes on alone. */
  practise: (rev: number) => Promise<void>;
}

/** Game `no` of a table. */
export function ofTable(table: string, no: number): Source {
  return {
    path: `/t/${table}/replay/${no}`,
    no,
    table,
    chances: address("/api/tables/{table}/games/{no}/chances/parts", { path: { table, no } }),
    replay: (seat) => api.replay(table, no, seat),
    practise: (rev) => practise(table, no, rev),
  };
}

/** Game `no` of an imported log. */
export function ofImport(log: string, no: number): Source {
  const path = { log, no };
  return {
    path: `/imports/${log}/${no}`,
    no,
    table: null,
    chances: address("/api/imports/{log}/games/{no}/chances/parts", { path }),
    replay: (seat) => call("get", "/api/imports/{log}/games/{no}/replay", { path, query: { seat } }),
    practise: (rev) =>
      practiseFrom(call("post", "/api/imports/{log}/games/{no}/practice", { path, body: { rev } })),
  };
}
