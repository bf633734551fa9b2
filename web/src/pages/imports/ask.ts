import { call } from "../../net/http";

/** Imported logs. Every call throws `Failure`. */
export const imports = {
  own: () => call("get", "/api/imports"),
  bring: (file: Blob) => call("post", "/api/imports", { body: file }),
  one: (log: string) => call("get", "/api/imports/{log}", { path: { log } }),
  share: (log: string, shared: boolean) =>
    call("patch", "/api/imports/{log}", { path: { log }, body: { shared } }),
  drop: (log: string) => call("delete", "/api/imports/{log}", { path: { log } }),
};
