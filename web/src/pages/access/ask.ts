import { call } from "../../net/http";
import type { Access, NewHook, NewToken } from "../../wire/http";

/** What the hall is asked about programs. Every call throws `Failure`. */
export const programs = {
  mine: () => call("get", "/api/access"),
  makeToken: (token: NewToken) => call("post", "/api/access/tokens", { body: token }),
  takeBack: (id: string) => call("delete", "/api/access/tokens/{token}", { path: { token: id } }),
  setHook: (hook: NewHook) => call("post", "/api/access/hooks", { body: hook }),
  dropHook: (id: string) => call("delete", "/api/access/hooks/{hook}", { path: { hook: id } }),
  becomeRobot: () => call("post", "/api/access/robot"),
};

/** What one has, and what to do when that has changed. */
export interface Mine {
  access: Access;
  changed: (access: Access) => void;
}
