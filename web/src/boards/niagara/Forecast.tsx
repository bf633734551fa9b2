import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { NiagaraView } from "../../wire/niagara";
import { Badge } from "./Crew";
import { signed } from "./Weather";
import { fates, prospects, type Fate, type Prospect } from "./forecast";
import { canoeName, placeName } from "./names";

interface Props {
  view: NiagaraView;
  seats: readonly SeatLook[];
  /** The flow drawn on the river and explained below. */
  flow: number;
  draw: (flow: number) => void;
}

/** The flow forecast: a button for each flow that is still possible, and the effect of the one drawn on the river. */
export function Forecast({ view, seats, flow, draw }: Props): JSX.Element {
  const all = prospects(view);
  const chosen = all.find((prospect) => prospect.flow === flow);
  return (
    <section class="ni-forecast" aria-label={t("niagara-ui-forecast-title")}>
      <div class="flows" role="group" aria-label={t("niagara-ui-forecast-flows")}>
        {all.map((prospect) => (
          <button
            key={prospect.flow}
            type="button"
            class="board-round"
            aria-pressed={flow === prospect.flow}
            aria-label={t("niagara-ui-forecast-flow", { flow: prospect.flow })}
            onClick={() => draw(prospect.flow)}
          >
            {prospect.flow}
          </button>
        ))}
      </div>
      {chosen !== undefined && (
        <div class="foretold" aria-live="polite">
          <p class="ways">{waysTold(chosen)}</p>
          <Fates view={view} seats={seats} flow={chosen.flow} />
        </div>
      )}
    </section>
  );
}

/** Every possible flow in words: its causes, and the place of each canoe after it. */
export function Flows({ view, seats }: Pick<Props, "view" | "seats">): JSX.Element {
  return (
    <details class="ni-flows">
      <summary>{t("niagara-ui-forecast-all")}</summary>
      <p class="hint">{t("niagara-ui-forecast-help")}</p>
      <dl>
        {prospects(view).map((prospect) => (
          <div key={prospect.flow}>
            <dt>
              <b>{t("niagara-ui-forecast-flow", { flow: prospect.flow })}</b> {waysTold(prospect)}
            </dt>
            <dd>
              <Fates view={view} seats={seats} flow={prospect.flow} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface FatesProps {
  view: NiagaraView;
  seats: readonly SeatLook[];
  flow: number;
}

function Fates({ view, seats, flow }: FatesProps): JSX.Element {
  const told = fates(view, flow);
  if (told.length === 0) return <p class="hint">{t("niagara-ui-forecast-empty")}</p>;
  return (
    <ul class="fates">
      {told.map((fate) => (
        <FateTold key={`${fate.seat}.${fate.canoe}`} view={view} look={seats[fate.seat]} fate={fate} />
      ))}
    </ul>
  );
}

interface FateProps {
  view: NiagaraView;
  look: SeatLook | undefined;
  fate: Fate;
}

function FateTold({ view, look, fate }: FateProps): JSX.Element | null {
  if (look === undefined) return null;
  const falls = fate.place === "falls";
  const canoe = t("niagara-ui-theirs", { name: look.name, canoe: canoeName(view, fate.seat, fate.canoe) });
  return (
    <li class={falls ? "fate falls" : "fate"}>
      <Badge look={look} />
      <span aria-hidden="true">
        {fate.canoe + 1} → {falls ? t("niagara-ui-short-falls") : fate.place}
      </span>
      <span class="unseen">{t("niagara-ui-fate", { canoe, place: placeName(fate.place) })}</span>
    </li>
  );
}

/** "Lowest card and weather: 3 ±0 · 2 +1". */
function waysTold({ ways }: Prospect): string {
  const told = ways.map(({ lowest, weather }) => `${lowest === 0 ? "–" : lowest} ${signed(weather)}`);
  return t("niagara-ui-forecast-ways", { ways: told.join(" · ") });
}
