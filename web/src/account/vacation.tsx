import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../api";
import { t } from "../i18n";
import { day } from "../times";
import type { Vacation as Off } from "../wire/accounts";
import { useAsking } from "./ask";
import { Field, Form, Part, Problem } from "./parts";

/** One's days off: the clocks of games of days stand still. */
export function Vacation(): JSX.Element | null {
  const asking = useAsking();
  const off = useSignal<Off | null>(null);
  const days = useSignal("7");
  useEffect(() => {
    void asking.ask(async () => {
      off.value = await call<Off>("GET", "/vacation");
    });
  }, [asking, off]);
  const now = off.value;
  if (now === null) return null;
  return (
    <Part title={t("vacation-title")}>
      <p class="account-words">{t("vacation-line", { left: now.left })}</p>
      {now.until === null ? (
        <Form
          asking={asking}
          button={t("vacation-go")}
          submit={async () => {
            off.value = await call<Off>("PUT", "/vacation", { days: Number(days.value) });
          }}
        >
          <Field label={t("vacation-days")} value={days} autocomplete="off" most={3} />
        </Form>
      ) : (
        <>
          <p role="status">{t("vacation-on", { day: day(now.until) })}</p>
          <Problem asking={asking} />
          <button
            type="button"
            class="button plain"
            onClick={() =>
              void asking.ask(async () => {
                off.value = await call<Off>("DELETE", "/vacation");
              })
            }
          >
            {t("vacation-back")}
          </button>
        </>
      )}
    </Part>
  );
}
