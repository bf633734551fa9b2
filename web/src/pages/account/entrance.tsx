import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Field, Form, Part, PasswordField, Problem } from "../../ui/parts";
import type { Account } from "../../wire/http";
import { accounts } from "./ask";
import { passkeysHere, showPasskey } from "./webauthn";

/** Load the account page again, without anything of the former identity. */
export function arriveAnew(): void {
  location.assign("/account");
}

/** The form by which a guest registers an account. */
export function Register({ guest, done }: { guest: Account; done: (account: Account) => void }): JSX.Element {
  const asking = useAsking();
  const name = useSignal(guest.name.startsWith("Guest-") ? "" : guest.name);
  const password = useSignal("");
  return (
    <Part title={t("account-register")}>
      <p class="account-words">{t("account-register-line")}</p>
      <Form
        asking={asking}
        button={t("account-register-do")}
        submit={async () => done(await accounts.register(name.value, password.value))}
      >
        <Field label={t("account-name")} value={name} autocomplete="username" help={t("account-name-help")} />
        <PasswordField
          label={t("account-password")}
          value={password}
          autocomplete="new-password"
          help={t("account-password-help")}
        />
      </Form>
    </Part>
  );
}

/** The ways to sign in, for a player who has an account. */
export function SignIn({ provider }: { provider: string }): JSX.Element {
  const asking = useAsking();
  const others = useAsking();
  const name = useSignal("");
  const password = useSignal("");
  return (
    <Part title={t("account-sign-in")}>
      <p class="account-words">{t("account-sign-in-line")}</p>
      <Form
        asking={asking}
        button={t("account-sign-in-do")}
        submit={async () => {
          await accounts.signIn(name.value, password.value);
          arriveAnew();
        }}
      >
        <Field label={t("account-name")} value={name} autocomplete="username webauthn" />
        <PasswordField label={t("account-password")} value={password} autocomplete="current-password" />
      </Form>
      {(passkeysHere() || provider !== "") && <p class="account-or">{t("account-or")}</p>}
      <div class="account-others">
        {passkeysHere() && (
          <button
            type="button"
            class="button plain"
            aria-disabled={others.busy.value}
            onClick={() => void others.ask(signInByPasskey, "passkey")}
          >
            <Key />
            {t("account-by-passkey")}
          </button>
        )}
        {provider !== "" && (
          <button
            type="button"
            class="button plain"
            aria-disabled={others.busy.value}
            onClick={() => void others.ask(() => goElsewhere(), "elsewhere")}
          >
            {t("account-by-provider", { provider })}
          </button>
        )}
      </div>
      <Problem asking={others} />
    </Part>
  );
}

async function signInByPasskey(): Promise<void> {
  const { options } = await accounts.showPasskey();
  await accounts.signInByPasskey(await showPasskey(options));
  arriveAnew();
}

/** Go to the host's provider, which leads back by itself. An account is linked there for its `password`. */
export async function goElsewhere(password = ""): Promise<void> {
  location.assign((await accounts.elsewhere(password)).url);
}

/** A small drawing of a key. */
export function Key(): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 11a4 4 0 100 8 4 4 0 000-8zM11 12l8-8M16 7l3 3M13.500 9.500l2 2" />
    </svg>
  );
}
