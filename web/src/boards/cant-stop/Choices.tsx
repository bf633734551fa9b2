import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { CantStopView, Choice } from "../../wire/cant-stop";
import { list } from "../kit/words";
import { ToneMark } from "./Dice";
import { percent } from "./names";
import { doomed } from "./position";
import { mirrored, moves, shown } from "./selection";

interface Props {
  view: CantStopView;
  chosen: Choice | null;
  /** True when each choice shows its chance of a DROP. */
  odds: boolean;
  /** Null where the reader has nothing to pick. */
  pick: ((choice: Choice) => void) | null;
}

/** Every pairing and orientation of the dice: its climbs, a STOP if it allows one, the risk of a GO. */
export function Choices({ view, chosen, odds, pick }: Props): JSX.Element {
  return (
    <ol class="choices" aria-label={t("cant-stop-ui-choices")}>
      {shown(view).map((listed, n) => {
        const taken = chosen !== null && (listed === chosen || mirrored(listed, chosen));
        const choice = taken ? chosen : listed;
        const dressed = `chip${choice.live ? "" : " dead"}${taken && pick !== null ? " chosen" : ""}`;
        const inside = (
          <>
            <span class="unseen">{choiceName(choice, odds)}</span>
            <Inside choice={choice} n={n + 1} odds={odds} />
          </>
        );
        return (
          <li key={`${listed.orange}:${listed.red}`}>
            {pick === null ? (
              <div class={dressed}>{inside}</div>
            ) : (
              <button type="button" class={dressed} aria-pressed={taken} onClick={() => pick(choice)}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Inside({ choice, n, odds }: { choice: Choice; n: number; odds: boolean }): JSX.Element {
  return (
    <>
      <kbd class="nth" aria-hidden="true">
        {n}
      </kbd>
      <span class="totals" aria-hidden="true">
        <Total tone="orange" route={choice.orange} moved={moves(choice, choice.orange)} />
        <Total
          tone="red"
          route={choice.red}
          moved={choice.orange !== choice.red && moves(choice, choice.red)}
          twin={choice.orange === choice.red && moves(choice, choice.red)}
        />
      </span>
      <span class="fate" aria-hidden="true">
        {!choice.live ? (
          <b class="no">{t("cant-stop-ui-dead")}</b>
        ) : (
          <>
            {odds && choice.bust > 0 && (
              <b class={doomed(choice) ? "bust doomed" : "bust"}>
                {t("cant-stop-ui-bust-short", { percent: percent(choice.bust) })}
              </b>
            )}
            {!choice.stop && <b class="no">{t("cant-stop-ui-no-stop")}</b>}
          </>
        )}
      </span>
    </>
  );
}

interface TotalProps {
  tone: "orange" | "red";
  route: number;
  moved: boolean;
  twin?: boolean;
}

function Total({ tone, route, moved, twin = false }: TotalProps): JSX.Element {
  return (
    <span class={moved || twin ? "total" : "total void"}>
      <ToneMark tone={tone} />
      {route}
    </span>
  );
}

/** Return a choice in words. */
export function choiceName(choice: Choice, odds: boolean): string {
  const parts = [t("cant-stop-ui-choice", { orange: choice.orange, red: choice.red })];
  for (const { route, cell } of choice.climbs) parts.push(t("cant-stop-ui-to", { route, cell }));
  if (!choice.live) parts.push(t("cant-stop-ui-dead-long"));
  else if (!choice.stop)
    parts.push(t("cant-stop-ui-no-stop-long", { routes: list(choice.blocked.map(String)) }));
  if (odds && choice.live) parts.push(t("cant-stop-ui-bust", { percent: percent(choice.bust) }));
  return list(parts);
}
