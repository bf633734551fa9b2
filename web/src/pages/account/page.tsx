import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { hall } from "../../net/hall";
import { Failure } from "../../net/http";
import { Again } from "../../ui/again";
import { useAsking } from "../../ui/asking";
import { Face } from "../../ui/faces/face";
import { t } from "../../ui/i18n";
import { NameField } from "../../ui/name-field";
import { Problem } from "../../ui/parts";
import { personPath } from "../../ui/person-words";
import { refusal } from "../../ui/refusals";
import { amend } from "../../ui/route";
import { day } from "../../ui/times";
import { useTitle } from "../../ui/title";
import type { Account } from "../../wire/http";
import { ToDesk, ToModeration } from "../fair/way";
import "../../ui/parts.css";
import { accounts } from "./ask";
import { Drawing } from "./drawing";
import { arriveAnew, Register, SignIn } from "./entrance";
import { Notices } from "./notices";
import { Own } from "./own";
import { Passkeys, Password, Sessions } from "./safety";
import { Vacation } from "./vacation";

/** The player's account: register, sign in, look after it. `refused` is the code with which the provider led back. */
export function AccountPage({ refused }: { refused: string | null }): JSX.Element {
  const account = useSignal<Account | null>(null);
  const problem = useSignal<string | null>(null);
  useTitle(t("account-title"));
  const missing = useSignal<string | null>(null);
  function load(): void {
    missing.value = null;
    void accounts.mine().then(
      (found) => (account.value = found),
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        missing.value = refusal(failure.refused, null);
      },
    );
  }
  useEffect(() => {
    if (refused !== null) {
      problem.value = refusal({ code: refused, clause: null, what: {} }, null);
      amend("/account");
    }
    load();
  }, [refused, account, problem]);

  function changed(fresh: Account): void {
    account.value = fresh;
    if (hall.me.value?.id === fresh.id) hall.me.value = { ...hall.me.value, name: fresh.name };
  }

  return (
    <div class="account">
      {problem.value !== null && (
        <p class="account-problem" role="alert">
          {problem.value}
        </p>
      )}
      {account.value === null ? (
        missing.value === null ? (
          <p class="wait">{t("loading")}</p>
        ) : (
          <Again why={missing.value} again={load} />
        )
      ) : (
        <>
          <Head account={account.value} />
          {account.value.since === null ? (
            <div class="account-parts">
              <Register guest={account.value} done={changed} />
              <SignIn provider={account.value.provider} />
              <Notices guest={true} />
              <Drawing />
              <Vacation />
              <Own account={account.value} />
            </div>
          ) : (
            <div class="account-parts">
              <div class="account-column">
                <Sessions account={account.value} changed={changed} />
                <Passkeys account={account.value} changed={changed} />
              </div>
              <div class="account-column">
                <Drawing />
                <Password account={account.value} changed={changed} />
                <Notices guest={false} />
                <Vacation />
                <Own account={account.value} />
              </div>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Head({ account }: { account: Account }): JSX.Element {
  const name = hall.me.value?.id === account.id ? hall.me.value.name : account.name;
  const guest = account.since === null;
  const asking = useAsking();
  return (
    <>
      <section class="account-head">
        {hall.me.value?.id === account.id && (
          <span class="seal">
            <Face code={hall.me.value.face} />
          </span>
        )}
        <div class="account-who">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>{guest ? t("account-guest") : t("account-since", { day: day(account.since ?? 0) })}</p>
          <p class="account-paths">
            <a href={personPath(account.id)}>{t("people-yours")}</a>
            {!guest && <a href="/access">{t("access-title")}</a>}
            {!guest && <ToDesk />}
            {!guest && <ToModeration />}
          </p>
        </div>
        {!guest && <NameField />}
        {!guest && (
          <button
            type="button"
            class="button plain"
            aria-disabled={asking.busy.value}
            onClick={() => void asking.ask(() => accounts.signOut().then(arriveAnew), "sign-out")}
          >
            {t("account-sign-out")}
          </button>
        )}
        {account.tables + account.games > 0 && (
          <p class="account-besides">
            {t("account-besides", { tables: account.tables, games: account.games })}
          </p>
        )}
      </section>
      <Problem asking={asking} />
    </>
  );
}
