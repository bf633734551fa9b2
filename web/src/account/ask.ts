import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { call, Failure } from "../api";
import { refusal } from "../refusals";
import type { Account, Elsewhere, Options } from "../wire/accounts";

const at = encodeURIComponent;

/** What the hall is asked about one's account. Every call throws `Failure`. */
export const accounts = {
  mine: () => call<Account>("GET", "/account"),
  register: (name: string, password: string) => call<Account>("POST", "/account", { name, password }),
  signIn: (name: string, password: string) => call<Account>("POST", "/account/sign-in", { name, password }),
  signOut: () => call<unknown>("POST", "/account/sign-out", {}),
  endSession: (id: string) => call<Account>("DELETE", `/account/sessions/${at(id)}`),
  endOthers: (tokens: boolean) => call<Account>("DELETE", `/account/sessions?tokens=${tokens}`),
  changePassword: (password: string, fresh: string, tokens: boolean) =>
    call<Account>("PUT", "/account/password", { password, new: fresh, tokens }),
  wantPasskey: (label: string, password: string) =>
    call<Options>("POST", "/account/passkeys/new", { label, password }),
  keepPasskey: (credential: unknown) => call<Account>("POST", "/account/passkeys", { credential }),
  forgetPasskey: (id: string) => call<Account>("DELETE", `/account/passkeys/${at(id)}`),
  showPasskey: () => call<Options>("POST", "/account/passkeys/show", {}),
  signInByPasskey: (credential: unknown) =>
    call<Account>("POST", "/account/passkeys/sign-in", { credential }),
  elsewhere: () => call<Elsewhere>("POST", "/account/oidc"),
  delete: (password: string) => call<unknown>("POST", "/account/delete", { password }),
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
