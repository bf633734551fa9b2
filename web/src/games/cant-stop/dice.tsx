import type { JSX } from "preact";
import { Face } from "./faces";
import { totals } from "./selection";
import { ui } from "./ui";

interface Props {
  dice: readonly number[];
  /** Null while they tumble: then they have no colour yet. */
  orange: readonly number[] | null;
  /** Changes with every throw that tumbles; 0 while the dice lie still. */
  tumbling: number;
  /** Clicking a die recolours it (CS-I3); null for watchers. */
  toggle: ((die: number) => void) | null;
}

/** The four dice in the order they fell, each orange or red. */
export function Dice({ dice, orange, tumbling, toggle }: Props): JSX.Element {
  const sums = orange === null ? null : totals(dice, orange);
  return (
    <div class="cs-dice" role="group" aria-label={ui("dice")}>
      {dice.map((pips, die) => {
        const colour = orange === null ? "plain" : orange.includes(die) ? "orange" : "red";
        const face = (
          <svg viewBox="-22 -22 44 46" class={tumbling ? "cs-die tumbling" : "cs-die"} aria-hidden="true">
            <Face pips={pips} colour={colour} />
          </svg>
        );
        const name = ui("die", { n: die + 1, pips, colour: ui(colour) });
        const inside = (
          <>
            {face}
            <span class={`cs-tag ${colour}`} aria-hidden="true">
              {colour === "plain" ? "" : ui(`${colour}-letter`)}
            </span>
          </>
        );
        return toggle === null ? (
          <span key={`${tumbling}${die}`} class={`cs-die-box ${colour}`} role="img" aria-label={name}>
            {inside}
          </span>
        ) : (
          <button
            key={die}
            type="button"
            class={`cs-die-box ${colour}`}
            aria-label={name}
            aria-pressed={colour === "orange"}
            title={ui("die-hint")}
            onClick={() => toggle(die)}
          >
            {inside}
          </button>
        );
      })}
      <p class="cs-sums" aria-hidden="true">
        <b class="cs-sum orange">{sums?.[0]}</b>
        <b class="cs-sum red">{sums?.[1]}</b>
      </p>
    </div>
  );
}
