import { call } from "../../net/http";
import type { Access, NewHook, NewToken } from "../../wire/http";

/** Requests about programs that act for an account. Every call throws `Failure`. */
export const programs = {
  mine: () => call("get", "/api/access"),
  makeToken: (token: NewToken) => call("post", "/api/access/tokens", { body: token }),
  takeBack: (id: string) => call("delete", "/api/access/tokens/{token}", { path: { token: id } }),
  setHook: (hook: NewHook) => call("post", "/api/access/hooks", { body: hook }),
  dropHook: (id: string) => call("delete", "/api/access/hooks/{hook}", { path: { hook: id } }),
  becomeRobot: () => call("post", "/api/access/robot"),
};

/** The player's tokens and hooks, with the function to call when they have changed. */
export interface Mine {
  access: Access;
  changed: (access: Access) => void;
}
