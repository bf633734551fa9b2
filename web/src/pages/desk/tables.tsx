import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Failure } from "../../net/http";
import { wanted } from "../../net/wanted";
import { useAsking } from "../../ui/asking";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import { refusal } from "../../ui/refusals";
import { Sure } from "../../ui/sure";
import { moment } from "../../ui/times";
import type { TableLine } from "../../wire/http";
import { desk, type DeskProps } from "./ask";

const STATES = ["playing", "open", "idle", "over", "closed"] as const;
type State = (typeof STATES)[number];

/** The tables by state; each that is not closed can be. */
export function Tables({ page, changed }: DeskProps): JSX.Element {
  const which = useSignal<State>("playing");
  const found = useSignal<{ of: State; tables: readonly TableLine[] } | null>(null);
  const asking = useAsking();
  const state = which.value;
  useEffect(
    () =>
      wanted(
        desk.tables(state),
        (tables) => {
          found.value = { of: state, tables };
          asking.problem.value = null;
        },
        (failure) => {
          if (!(failure instanceof Failure)) throw failure;
          asking.problem.value = refusal(failure.refused, null);
        },
      ),
    [asking, found, state, page],
  );
  // The list of one state is not shown under another.
  const tables = found.value?.of === state ? found.value.tables : null;
  return (
    <Part title={t("desk-tables")}>
      <div class="desk-states" role="group" aria-label={t("desk-tables")}>
        {STATES.map((each) => (
          <button
            key={each}
            type="button"
            class="button plain small"
            aria-pressed={each === state}
            onClick={() => (which.value = each)}
          >
            {t(`desk-tables-${each}`)} <b>{page.tables[each] ?? 0}</b>
          </button>
        ))}
      </div>
      <Problem asking={asking} />
      {tables?.length === 0 && <p class="account-words">{t("desk-none")}</p>}
      <ul class="desk-list">
        {tables?.map((table) => (
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
