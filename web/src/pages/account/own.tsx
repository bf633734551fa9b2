import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Form, Part, PasswordField } from "../../ui/parts";
import type { Account } from "../../wire/http";
import { accounts } from "./ask";
import { arriveAnew } from "./entrance";

/** The player's data: to download, or to delete with the account. */
export function Own({ account }: { account: Account }): JSX.Element {
  const asking = useAsking();
  const password = useSignal("");
  const sure = useSignal(false);
  const guest = account.since === null;

  async function leave(): Promise<void> {
    await accounts.delete(password.value);
    arriveAnew();
  }

  return (
    <Part title={t("account-own")}>
      <p class="account-words">{t("account-own-line")}</p>
      <p>
        <a class="button plain" href="/api/account/export.json" download>
          {t("account-export")}
        </a>{" "}
        {!guest && (
          <a class="button plain" href="/imports">
            {t("imports-title")}
          </a>
        )}
      </p>
      <details class="account-more">
        <summary>{t(guest ? "account-delete-guest" : "account-delete")}</summary>
        <p class="account-words">{t("account-delete-line")}</p>
        <Form asking={asking} button={t("account-delete-do")} look="danger" submit={leave}>
          {account.password && (
            <PasswordField
              label={t("account-password-now")}
              value={password}
              autocomplete="current-password"
            />
          )}
          <label class="account-sure">
            <input
              type="checkbox"
              required
              checked={sure.value}
              onChange={(event) => (sure.value = event.currentTarget.checked)}
            />
            <span>{t("account-delete-sure")}</span>
          </label>
        </Form>
      </details>
    </Part>
  );
}
