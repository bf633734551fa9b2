import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { call, Failure } from "../http";
import { refusal } from "../refusals";
import type { PasskeyAnswer } from "./webauthn";

/** What the hall is asked about one's account. Every call throws `Failure`. */
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
  elsewhere: () => call("post", "/api/account/oidc"),
  delete: (password: string) => call("post", "/api/account/delete", { body: { password } }),
};

/** One thing asked at a time: whether it is under way, and what was wrong with the last. */
export interface Asking {
  busy: Signal<boolean>;
  problem: Signal<string | null>;
  /** Carries it out; a refusal becomes the problem. */
  ask(act: () => Promise<void>): Promise<void>;
}

export function useAsking(): Asking {
  return useMemo(asking, []);
}

function asking(): Asking {
  const busy = signal(false);
  const problem = signal<string | null>(null);
  async function ask(act: () => Promise<void>): Promise<void> {
    if (busy.peek()) return;
    busy.value = true;
    problem.value = null;
    try {
      await act();
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      problem.value = refusal(failure.refused, null);
    } finally {
      busy.value = false;
    }
  }
  return { busy, problem, ask };
}
