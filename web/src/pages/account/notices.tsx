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
  const has = wishes.address !== "";
  const waits = wishes.asked !== "";
  return (
    <>
      <h3>{t("notices-mail")}</h3>
      <p class="account-words">{t("notices-line")}</p>
      {guest && !has && !waits && <p class="account-words">{t("notices-accounts")}</p>}
      <div role="status">
        {waits && <p>{t("notices-asked", { address: wishes.asked })}</p>}
        {has && <p>{t(waits ? "notices-told-until" : "notices-told", { address: wishes.address })}</p>}
      </div>
      {has && <MailWishes wishes={wishes.wishes} changed={changed} />}
      {guest ? null : has || waits ? (
        <details class="account-more">
          <summary>{t("notices-other")}</summary>
          <Address changed={changed} />
        </details>
      ) : (
        <Address changed={changed} />
      )}
      {(has || waits) && (
        <>
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

/** Asks for letters to an address. */
function Address({ changed }: Pick<Mine, "changed">): JSX.Element {
  const asking = useAsking();
  const address = useSignal("");
  return (
    <Form
      asking={asking}
      button={t("notices-ask")}
      submit={async () => {
        changed(await call("put", "/api/notices/mail", { body: { address: address.value } }));
        address.value = "";
      }}
    >
      <Field label={t("notices-address")} value={address} autocomplete="email" most={MOST.address} />
    </Form>
  );
}
