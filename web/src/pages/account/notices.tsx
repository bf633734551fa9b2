import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../../net/http";
import { Again } from "../../ui/again";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Field, Form, Part, Problem } from "../../ui/parts";
import type { Notices as Wishes } from "../../wire/http";
import { MOST } from "../../wire/values";
import { Browsers } from "./browsers";
import { MailWishes } from "./wishes";

/** The ways in which the hall tells the player about their turn; null when it has none. */
export function Notices({ guest }: { guest: boolean }): JSX.Element | null {
  const asking = useAsking();
  const wishes = useSignal<Wishes | null>(null);
  const load = (): void =>
    void asking.ask(async () => {
      wishes.value = await call("get", "/api/notices");
    });
  useEffect(load, [asking, wishes]);
  const now = wishes.value;
  if (now === null)
    return asking.problem.value === null ? null : (
      <Part title={t("notices-title")}>
        <Again why={asking.problem.value} again={load} />
      </Part>
    );
  if (!now.possible && now.key === "") return null;
  const changed = (fresh: Wishes): void => {
    wishes.value = fresh;
  };
  return (
    <Part title={t("notices-title")}>
      {now.key !== "" && <Browsers wishes={now} changed={changed} />}
      {now.possible && <Mail guest={guest} wishes={now} changed={changed} />}
    </Part>
  );
}

interface Mine {
  guest: boolean;
  wishes: Wishes;
  changed: (wishes: Wishes) => void;
}

function Mail({ guest, wishes, changed }: Mine): JSX.Element {
  const asking = useAsking();
  const address = useSignal("");
  return (
    <>
      <h3>{t("notices-mail")}</h3>
      <p class="account-words">{t("notices-line")}</p>
      {wishes.address === "" && guest ? (
        <p class="account-words">{t("notices-accounts")}</p>
      ) : wishes.address === "" ? (
        <Form
          asking={asking}
          button={t("notices-ask")}
          submit={async () => {
            changed(await call("put", "/api/notices/mail", { body: { address: address.value } }));
          }}
        >
          <Field label={t("notices-address")} value={address} autocomplete="email" most={MOST.address} />
        </Form>
      ) : (
        <>
          <p role="status">
            {t(wishes.confirmed ? "notices-told" : "notices-asked", { address: wishes.address })}
          </p>
          {wishes.confirmed && <MailWishes wishes={wishes.wishes} changed={changed} />}
          <Problem asking={asking} />
          <button
            type="button"
            class="button plain"
            onClick={() =>
              void asking.ask(async () => {
                changed(await call("delete", "/api/notices/mail"));
              }, "stop")
            }
          >
            {t("notices-stop")}
          </button>
        </>
      )}
    </>
  );
}
