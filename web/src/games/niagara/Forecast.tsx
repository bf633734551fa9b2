import type { JSX } from "preact";
import type { NiagaraView } from "../../wire/niagara";
import { t } from "../../i18n";
import type { SeatLook } from "../board";
import { Badge } from "./Crew";
import { fates, prospects, type Fate, type Prospect } from "./forecast";
import { canoeName, list, placeName } from "./names";
import { signed } from "./Weather";

interface Props {
  view: NiagaraView;
  seats: readonly SeatLook[];
  /** The flow drawn on the river, or null. */
  flow: number | null;
  draw: (flow: number | null) => void;
}

/** The flow forecast: for each lowest card and weather that can still be, where each canoe would be. */
export function Forecast({ view, seats, flow, draw }: Props): JSX.Element {
  return (
    <section class="ni-forecast" aria-labelledby="ni-forecast">
      <h3 id="ni-forecast">{t("niagara-ui-forecast-title")}</h3>
      <p class="hint">{t("niagara-ui-forecast-help")}</p>
      <ol>
        {prospects(view).map((prospect) => (
          <li key={prospect.flow}>
            <button
              type="button"
              aria-pressed={flow === prospect.flow}
              onClick={() => draw(flow === prospect.flow ? null : prospect.flow)}
            >
              <span class="flow">
                <b>{prospect.flow}</b>
                <span class="unseen">{t("niagara-ui-forecast-flow", { flow: prospect.flow })}</span>
              </span>
              <span class="ways">{waysTold(prospect)}</span>
              <span class="fates">
                {fates(view, prospect.flow).map((fate) => (
                  <FateTold key={`${fate.seat}.${fate.canoe}`} view={view} seats={seats} fate={fate} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "3 ±0 · 2 +1": lowest card and weather. */
function waysTold({ ways }: Prospect): string {
  return ways.map(({ lowest, weather }) => `${lowest === 0 ? "–" : lowest} ${signed(weather)}`).join(" · ");
}

function FateTold({
  view,
  seats,
  fate,
}: {
  view: NiagaraView;
  seats: readonly SeatLook[];
  fate: Fate;
}): JSX.Element {
  const look = seats[fate.seat];
  const whose = t("niagara-ui-theirs", {
    name: look?.name ?? "?",
    canoe: canoeName(view, fate.seat, fate.canoe),
  });
  const falls = fate.place === "falls";
  return (
    <span class={falls ? "fate falls" : "fate"}>
      {look !== undefined && <Badge look={look} />}
      <span aria-hidden="true">
        {fate.canoe + 1} → {falls ? t("niagara-ui-short-falls") : fate.place}
      </span>
      <span class="unseen">
        {list([t("niagara-ui-fate", { canoe: whose, place: placeName(fate.place) }), ""])}
      </span>
    </span>
  );
}
