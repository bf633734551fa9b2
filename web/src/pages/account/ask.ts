import { call } from "../../net/http";
import type { PasskeyAnswer } from "./webauthn";

/** Requests about the player's account. Every call throws `Failure`. */
export const accounts = {
  mine: () => call("get", "/api/account"),
  register: (name: string, password: string) => call("post", "/api/account", { body: { name, password } }),
  signIn: (name: string, password: string) =>
    call("post", "/api/account/sign-in", { body: { name, password } }),
  signOut: () => call("post", "/api/account/sign-out"),
  endSession: (session: string) => call("delete", "/api/account/sessions/{session}", { path: { session } }),
  endOthers: (tokens: boolean) => call("delete", "/api/account/sessions", { query: { tokens } }),
  changePassword: (password: string, fresh: string, tokens: boolean) =>
    call("put", "/api/account/password", { body: { password, new: fresh, tokens } }),
  wantPasskey: (label: string, password: string) =>
    call("post", "/api/account/passkeys/new", { body: { label, password } }),
  keepPasskey: (credential: PasskeyAnswer) => call("post", "/api/account/passkeys", { body: { credential } }),
  forgetPasskey: (passkey: string) =>
    call("delete", "/api/account/passkeys/{passkey}", { path: { passkey } }),
  showPasskey: () => call("post", "/api/account/passkeys/show"),
  signInByPasskey: (credential: PasskeyAnswer) =>
    call("post", "/api/account/passkeys/sign-in", { body: { credential } }),
  elsewhere: (password: string) => call("post", "/api/account/oidc", { body: { password } }),
  delete: (password: string) => call("post", "/api/account/delete", { body: { password } }),
};
