import { call } from "../api";
import type { Access, MadeToken, NewToken } from "../wire/accounts";

const at = encodeURIComponent;

/** What the hall is asked about programs. Every call throws `Failure`. */
export const programs = {
  mine: () => call<Access>("GET", "/access"),
  makeToken: (token: NewToken) => call<MadeToken>("POST", "/access/tokens", token),
  takeBack: (id: string) => call<Access>("DELETE", `/access/tokens/${at(id)}`),
  setHook: (url: string) => call<Access>("POST", "/access/hooks", { url }),
  dropHook: (id: string) => call<Access>("DELETE", `/access/hooks/${at(id)}`),
  becomeRobot: () => call<Access>("POST", "/access/robot"),
};

/** What one has, and what to do when that has changed. */
export interface Mine {
  access: Access;
  changed: (access: Access) => void;
}
