import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useAsking } from "../../ui/asking";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import { Sure } from "../../ui/sure";
import { moment } from "../../ui/times";
import type { TableLine } from "../../wire/http";
import { desk, type DeskProps } from "./ask";

const STATES = ["playing", "open", "idle", "over", "closed"] as const;
type State = (typeof STATES)[number];

/** The tables by state; each that is not closed can be. */
export function Tables({ page, changed }: DeskProps): JSX.Element {
  const which = useSignal<State>("playing");
  const found = useSignal<readonly TableLine[]>([]);
  const asking = useAsking();
  useEffect(() => {
    void asking.ask(async () => {
      found.value = await desk.tables(which.value);
    });
  }, [asking, found, which.value, page]);
  return (
    <Part title={t("desk-tables")}>
      <div class="desk-states" role="group" aria-label={t("desk-tables")}>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            class="button plain small"
            aria-pressed={which.value === state}
            onClick={() => (which.value = state)}
          >
            {t(`desk-tables-${state}`)} <b>{page.tables[state] ?? 0}</b>
          </button>
        ))}
      </div>
      <Problem asking={asking} />
      {found.value.length === 0 && <p class="account-words">{t("desk-none")}</p>}
      <ul class="desk-list">
        {found.value.map((table) => (
          <li key={table.id}>
            <div class="desk-row">
              <div>
                <a href={`/t/${table.id}`}>{gameName(table.game)}</a> <code>{table.id}</code>
                <span class="soft">
                  {[
                    ...table.people,
                    t("desk-table-line", { entries: table.entries, time: moment(table.changed) }),
                  ].join(" · ")}
                </span>
              </div>
              {table.status !== "closed" && (
                <Sure
                  button={t("desk-close")}
                  sure={t("desk-close-sure")}
                  asking={asking}
                  act={async () => changed(await desk.close(table.id))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
