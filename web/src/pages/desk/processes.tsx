import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Part } from "../../ui/parts";
import { moment } from "../../ui/times";
import type { DeskPage, Figures, Health } from "../../wire/http";
import { measure } from "./words";

/** Seconds without renewal after which a lease counts as old. */
const OLD_S = 1.2;

/** The processes that serve the hall, with the health of each. */
export function Processes({ page }: { page: DeskPage }): JSX.Element {
  return (
    <Part title={t("desk-processes")}>
      {page.processes.length === 0 && <p class="account-words">{t("desk-no-process")}</p>}
      <ul class="desk-list">
        {page.processes.map(({ id, people, health }) => (
          <li key={id}>
            <strong>{health === null ? id : `${health.machine} · ${health.pid}`}</strong>
            {health?.figures?.name && <code>{health.figures.name}</code>}
            {health?.closing === true && <span class="account-here">{t("desk-process-closing")}</span>}
            {health !== null && (
              <span class="soft">
                {t("desk-process-since", { time: moment(health.since), build: health.build })}
              </span>
            )}
            <dl class="desk-vitals">
              <Vital name={t("desk-process-people")} value={`${people}`} />
              {health !== null && <Vitals health={health} />}
            </dl>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Vitals({ health }: { health: Health }): JSX.Element {
  const late = health.lag > 0.25;
  return (
    <>
      <Vital name={t("desk-process-rooms")} value={`${health.rooms}`} />
      <Vital name={t("desk-process-lag")} value={measure(health.lag * 1000, "millisecond")} wrong={late} />
      <Vital
        name={t("desk-process-store")}
        value={health.store === null ? t("desk-process-away") : measure(health.store * 1000, "millisecond")}
        wrong={health.store === null}
      />
      {health.bus !== "" && (
        <Vital
          name={t("desk-process-bus")}
          value={t(`desk-bus-${health.bus}`)}
          wrong={health.bus === "down"}
        />
      )}
      {health.figures !== null && <Among figures={health.figures} />}
      {health.stopgaps > 0 && <Vital name={t("desk-process-stopgaps")} value={`${health.stopgaps}`} wrong />}
    </>
  );
}

/** The part of a process in a hall of several. */
function Among({ figures }: { figures: Figures }): JSX.Element {
  const { lease } = figures;
  return (
    <>
      <Vital
        name={t("desk-process-lease")}
        value={lease === null ? t("desk-process-no-lease") : measure(lease, "second")}
        wrong={lease === null || lease > OLD_S}
      />
      <Vital name={t("desk-process-owned")} value={`${figures.owned}`} />
      <Vital name={t("desk-process-handovers")} value={`${figures.handovers}`} />
      <Vital name={t("desk-process-requests")} value={`${figures.requests}`} />
      <Vital name={t("desk-process-frames")} value={`${figures.frames}`} />
    </>
  );
}

/** A name and a figure; a wrong one has a mark besides its colour. */
function Vital({
  name,
  value,
  wrong = false,
}: {
  name: string;
  value: string;
  wrong?: boolean;
}): JSX.Element {
  return (
    <div class={wrong ? "wrong" : ""}>
      <dt>{name}</dt>
      <dd>
        {wrong && <span aria-hidden="true">▲ </span>}
        {value}
      </dd>
    </div>
  );
}
