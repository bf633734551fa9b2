import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../../net/http";
import { Again } from "../../ui/again";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Field, Form, Part, Problem } from "../../ui/parts";
import { day } from "../../ui/times";
import type { Vacation as Off } from "../../wire/http";

/** The least and the most days that the hall takes at once. */
const RANGE = [1, 366] as const;

/** The player's days off, when the clocks of games with days for a turn stand still. */
export function Vacation(): JSX.Element | null {
  const asking = useAsking();
  const off = useSignal<Off | null>(null);
  const days = useSignal("7");
  const today = written(new Date());
  const from = useSignal(today);
  const load = (): void =>
    void asking.ask(async () => {
      off.value = await call("get", "/api/vacation");
    });
  useEffect(load, [asking, off]);
  const now = off.value;
  if (now === null)
    return asking.problem.value === null ? null : (
      <Part title={t("vacation-title")}>
        <Again why={asking.problem.value} again={load} />
      </Part>
    );
  return (
    <Part title={t("vacation-title")}>
      <p class="account-words">{t("vacation-line", { left: now.left })}</p>
      {now.begins === null || now.until === null ? (
        <Form
          asking={asking}
          button={t("vacation-go")}
          submit={async () => {
            const begins = from.value === today ? null : start(from.value);
            off.value = await call("put", "/api/vacation", { body: { days: Number(days.value), begins } });
          }}
        >
          <Field label={t("vacation-from")} value={from} autocomplete="off" from={today} />
          <Field label={t("vacation-days")} value={days} autocomplete="off" range={RANGE} />
        </Form>
      ) : (
        <>
          <p role="status">{words(now.begins, now.until)}</p>
          <Problem asking={asking} />
          <button
            type="button"
            class="button plain"
            onClick={() =>
              void asking.ask(async () => {
                off.value = await call("delete", "/api/vacation");
              }, "back")
            }
          >
            {t(ahead(now.begins) ? "vacation-cancel" : "vacation-back")}
          </button>
        </>
      )}
    </Part>
  );
}

function words(begins: number, until: number): string {
  if (ahead(begins)) return t("vacation-planned", { from: day(begins), day: day(until) });
  return t("vacation-on", { day: day(until) });
}

function ahead(begins: number): boolean {
  return begins * 1000 > Date.now();
}

/** Return a day in the reader's time zone, as a date field has it: '2026-12-24'. */
function written(at: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Return the beginning of a day in the reader's time zone, in unix seconds. */
function start(day: string): number {
  return new Date(`${day}T00:00`).getTime() / 1000;
}
