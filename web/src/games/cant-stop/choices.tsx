import type { JSX } from "preact";
import type { CantStopView, Choice } from "../../wire/cant-stop";
import { blockedText, describe } from "./desk";
import { distinct, percent } from "./selection";
import { prefs, ui } from "./ui";

interface Props {
  view: CantStopView;
  chosen: Choice | null;
  /** Null for watchers: the choices are shown, not offered. */
  pick: ((choice: Choice) => void) | null;
}

/** Every pairing worth telling apart: its totals, what it moves, what it risks, whether STOP is allowed. */
export function Choices({ view, chosen, pick }: Props): JSX.Element {
  return (
    <ul class="cs-choices" aria-label={ui("choices")}>
      {distinct(view).map((group, i) => {
        const choice = group.find((one) => one === chosen) ?? group[0];
        if (choice === undefined) return null;
        const name = ui("choice-name", { n: i + 1, what: describe(choice) });
        return (
          <li key={`${choice.orange + choice.red}/${group.map((one) => one.dice.join("")).join()}`}>
            <button
              type="button"
              class={`cs-choice${choice.live ? "" : " dead"}`}
              aria-label={name}
              aria-pressed={choice === chosen}
              title={choice.blocked.length > 0 ? blockedText(choice) : undefined}
              disabled={pick === null}
              onClick={() => pick?.(choice)}
            >
              <Chip choice={choice} n={i + 1} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Chip({ choice, n }: { choice: Choice; n: number }): JSX.Element {
  const moved = (route: number): boolean => choice.climbs.some((climb) => climb.route === route);
  const sum = (route: number, colour: "orange" | "red"): JSX.Element => (
    <b class={`cs-sum ${colour}${moved(route) ? "" : " void"}`}>{route}</b>
  );
  return (
    <>
      <kbd class="cs-key">{n}</kbd>
      <span class="cs-pair">
        {sum(choice.orange, "orange")}
        {sum(choice.red, "red")}
      </span>
      <span class="cs-risk">
        {!choice.live && ui("nothing")}
        {choice.live && prefs.odds.value === "before" && <Risk bust={choice.bust} />}
        {choice.blocked.length > 0 && <NoStop />}
      </span>
    </>
  );
}

/** The chance of a DROP after GO, as a number and a bar. */
export function Risk({ bust }: { bust: number }): JSX.Element {
  const chance = percent(bust);
  return (
    <span class="cs-bust">
      <span class="cs-bar" style={{ "--chance": chance / 100 }} />
      {ui("percent", { percent: chance })}
    </span>
  );
}

function NoStop(): JSX.Element {
  return (
    <svg class="cs-nostop" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-4-10H4L10-4V4L4 10H-4L-10 4V-4Z" />
      <path d="M-6-6L6 6" />
    </svg>
  );
}
