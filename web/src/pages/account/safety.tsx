import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useAsking } from "../../ui/asking";
import { emptier } from "../../ui/emptier";
import { t } from "../../ui/i18n";
import { Field, Form, Part, PasswordField, Problem } from "../../ui/parts";
import { moment } from "../../ui/times";
import type { Account, PasskeyLine, SessionLine } from "../../wire/http";
import { MOST } from "../../wire/values";
import { accounts } from "./ask";
import { goElsewhere, Key } from "./entrance";
import { makePasskey, passkeysHere } from "./webauthn";

export interface Mine {
  account: Account;
  changed: (account: Account) => void;
}

/** The devices where the player is signed in, each with a button to sign out. */
export function Sessions({ account, changed }: Mine): JSX.Element {
  const asking = useAsking();
  const tokens = useSignal(false);
  return (
    <Part title={t("account-sessions")}>
      <ul class="account-list">
        {account.sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            end={() =>
              void asking.ask(async () => changed(await accounts.endSession(session.id)), session.id)
            }
          />
        ))}
      </ul>
      <Problem asking={asking} />
      {(account.sessions.length > 1 || account.tokens > 0) && (
        <>
          <TakeBack account={account} tokens={tokens} />
          <button
            type="button"
            class="button plain"
            onClick={() =>
              void asking.ask(
                async () => changed(await accounts.endOthers(tokens.value)),
                `others ${tokens.value}`,
              )
            }
          >
            {t("account-end-others")}
          </button>
        </>
      )}
    </Part>
  );
}

/** The choice to withdraw the tokens of programs as well. */
function TakeBack({ account, tokens }: { account: Account; tokens: Signal<boolean> }): JSX.Element | null {
  if (account.tokens === 0) return null;
  return (
    <label class="account-sure">
      <input
        type="checkbox"
        checked={tokens.value}
        onChange={(event) => (tokens.value = event.currentTarget.checked)}
      />
      <span>{t("account-take-tokens-back", { count: account.tokens })}</span>
    </label>
  );
}

function SessionItem({ session, end }: { session: SessionLine; end: () => void }): JSX.Element {
  const device = session.device === "" ? t("account-device") : session.device;
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {session.here && <span class="account-here">{t("account-here")}</span>}
        <span class="soft small">{t("account-seen", { at: moment(session.seen) })}</span>
      </div>
      {!session.here && (
        <button
          type="button"
          class="button plain small"
          aria-label={t("account-end", { device })}
          onClick={end}
        >
          {t("account-sign-out")}
        </button>
      )}
    </li>
  );
}

/** Passkeys: sign in by finger, face or the device's own code. */
export function Passkeys({ account, changed }: Mine): JSX.Element {
  const asking = useAsking();
  const label = useSignal("");
  const password = useSignal("");

  async function add(): Promise<void> {
    const empty = emptier(label, password);
    const { options } = await accounts.wantPasskey(label.value, password.value);
    changed(await accounts.keepPasskey(await makePasskey(options)));
    empty();
  }

  return (
    <Part title={t("account-passkeys")}>
      <p class="account-words">{t("account-passkeys-line")}</p>
      {account.passkeys.length > 0 && (
        <ul class="account-list">
          {account.passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              forget={() =>
                void asking.ask(async () => changed(await accounts.forgetPasskey(passkey.id)), passkey.id)
              }
            />
          ))}
        </ul>
      )}
      {passkeysHere() ? (
        <details class="account-more">
          <summary>{t("account-passkey-add")}</summary>
          <Form asking={asking} button={t("account-passkey-make")} submit={add}>
            <Field
              label={t("account-passkey-label")}
              value={label}
              autocomplete="off"
              most={MOST.passkey}
              help={t("account-passkey-help")}
            />
            {account.password && (
              <PasswordField
                label={t("account-password-now")}
                value={password}
                autocomplete="current-password"
              />
            )}
          </Form>
        </details>
      ) : (
        <p class="soft small">{t("account-passkeys-not-here")}</p>
      )}
    </Part>
  );
}

function PasskeyItem({ passkey, forget }: { passkey: PasskeyLine; forget: () => void }): JSX.Element {
  return (
    <li>
      <Key />
      <div>
        <strong>
          <bdi>{passkey.label}</bdi>
        </strong>
        <span class="soft small">
          {passkey.used === null
            ? t("account-passkey-made", { at: moment(passkey.created) })
            : t("account-passkey-used", { at: moment(passkey.used) })}
        </span>
      </div>
      <button
        type="button"
        class="button plain small"
        aria-label={t("account-passkey-forget", { label: passkey.label })}
        onClick={forget}
      >
        {t("account-forget")}
      </button>
    </li>
  );
}

/** The form for another password, or a first one, and the link to the host's provider. */
export function Password({ account, changed }: Mine): JSX.Element {
  const asking = useAsking();
  const saved = useSignal(false);
  const now = useSignal("");
  const fresh = useSignal("");
  const tokens = useSignal(true);

  async function change(): Promise<void> {
    saved.value = false;
    const empty = emptier(now, fresh);
    changed(await accounts.changePassword(now.value, fresh.value, tokens.value));
    empty();
    // Another password that was typed meanwhile is not saved.
    saved.value = fresh.peek() === "";
  }

  return (
    <Part title={t("account-password")}>
      <Form
        asking={asking}
        button={t(account.password ? "account-password-change" : "account-password-set")}
        look="plain"
        submit={change}
      >
        {account.password && (
          <PasswordField label={t("account-password-now")} value={now} autocomplete="current-password" />
        )}
        <PasswordField
          label={t("account-password-new")}
          value={fresh}
          autocomplete="new-password"
          help={t("account-password-change-help")}
        />
        <TakeBack account={account} tokens={tokens} />
      </Form>
      <p class="saved" role="status">
        {saved.value ? t("saved") : ""}
      </p>
      {account.provider !== "" && <Link account={account} />}
    </Part>
  );
}

/** The way to sign in with the host's provider, or the link to it, which takes the password as a passkey does. */
function Link({ account }: { account: Account }): JSX.Element {
  const asking = useAsking();
  const password = useSignal("");
  const words = t("account-link", { provider: account.provider });
  if (account.linked)
    return <p class="account-link">{t("account-linked", { provider: account.provider })}</p>;
  return (
    <details class="account-more">
      <summary>{words}</summary>
      <Form asking={asking} button={words} look="plain" submit={() => goElsewhere(password.value)}>
        {account.password && (
          <PasswordField label={t("account-password-now")} value={password} autocomplete="current-password" />
        )}
      </Form>
    </details>
  );
}
