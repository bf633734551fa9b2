import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import "../../ui/parts.css";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import type { NewReport, Shunned } from "../../wire/http";
import { fair, type List } from "./ask";
import "./fair.css";
import { Reporting } from "./reporting";

const LISTS: readonly List[] = ["ignored", "avoided"];
const REASONS: readonly NewReport["reason"][] = ["chat", "name", "cheating", "leaving", "other"];

interface Props {
  id: string;
  name: string;
  /** The table where the reader met them; null when the reader comes from elsewhere. */
  table: string | null;
  /** The place of talk where the reader met them, as `table`. */
  talk: string | null;
}

/** The reader's means against somebody: not hear them, not play with them, report them to the moderators. */
export function Dealings({ id, name, table, talk }: Props): JSX.Element {
  const shunned = useSignal<Shunned | null>(null);
  const asking = useAsking();
  useEffect(() => {
    void asking.ask(async () => {
      shunned.value = await fair.shunned();
    });
  }, [id, shunned, asking]);

  return (
    <Part title={t("fair-dealings", { name })}>
      <ul class="account-list fair-lists">
        {LISTS.map((list) => {
          const on = shunned.value?.[list].some((each) => each.id === id) ?? false;
          return (
            <li key={list}>
              <div>{t(`fair-${list}-line`)}</div>
              <button
                type="button"
                class="button plain small"
                aria-pressed={on}
                disabled={shunned.value === null}
                onClick={() =>
                  void asking.ask(async () => {
                    shunned.value = await fair.shun(list, id, !on);
                  })
                }
              >
                {t(`fair-${list}`)}
              </button>
            </li>
          );
        })}
      </ul>
      <Problem asking={asking} />
      <Report id={id} table={table} talk={talk} />
    </Part>
  );
}

function Report({ id, table, talk }: Omit<Props, "name">): JSX.Element {
  const field = useId();
  const reason = useSignal<NewReport["reason"]>("chat");
  const send = (text: string): Promise<unknown> =>
    fair.report({ player: id, table: table ?? "", talk: talk ?? "", reason: reason.value, text });
  return (
    <Reporting summary={t("fair-report")} send={send}>
      <div class="field">
        <label class="label" for={`${field}-why`}>
          {t("fair-reason")}
        </label>
        <select
          id={`${field}-why`}
          class="text"
          value={reason.value}
          onChange={(event) => (reason.value = REASONS[event.currentTarget.selectedIndex] ?? "other")}
        >
          {REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`fair-reason-${each}`)}
            </option>
          ))}
        </select>
      </div>
      {talk !== null && <p class="account-help">{t("fair-with-talk")}</p>}
      {table !== null && (
        <p class="account-help">
          <a href={`/t/${table}`}>{t("fair-table")}</a>: {t("fair-with-chat")}
        </p>
      )}
    </Reporting>
  );
}
