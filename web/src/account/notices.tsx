import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../api";
import { t } from "../i18n";
import type { Notices as Wishes } from "../wire/accounts";
import { useAsking } from "./ask";
import { Field, Form, Part, Problem } from "./parts";

/** How one is told that it is one's turn; nothing where the hall cannot write to people. */
export function Notices(): JSX.Element | null {
  const asking = useAsking();
  const wishes = useSignal<Wishes | null>(null);
  const address = useSignal("");
  useEffect(() => {
    void asking.ask(async () => {
      wishes.value = await call<Wishes>("GET", "/notices");
    });
  }, [asking, wishes]);
  const now = wishes.value;
  if (now?.possible !== true) return null;
  return (
    <Part title={t("notices-title")}>
      <p class="account-words">{t("notices-line")}</p>
      {now.address === "" ? (
        <Form
          asking={asking}
          button={t("notices-ask")}
          submit={async () => {
            wishes.value = await call<Wishes>("PUT", "/notices/mail", { address: address.value });
          }}
        >
          <Field label={t("notices-address")} value={address} autocomplete="email" most={254} />
        </Form>
      ) : (
        <>
          <p role="status">{t(now.confirmed ? "notices-told" : "notices-asked", { address: now.address })}</p>
          <Problem asking={asking} />
          <button
            type="button"
            class="button plain"
            onClick={() =>
              void asking.ask(async () => {
                wishes.value = await call<Wishes>("DELETE", "/notices/mail");
              })
            }
          >
            {t("notices-stop")}
          </button>
        </>
      )}
    </Part>
  );
}
