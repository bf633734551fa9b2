import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { rove, spotAt } from "../kit/roving";
import { REACHES } from "./geometry";
import type { Hand } from "./hand";
import { transposed, useGround } from "./lie";
import { placeTold, type Scene } from "./names";
import { beside, PLACES, type Place } from "./places";

/** The id of the line with the player's task, or with the reason for a refusal. */
export const NOW = "ni-now";

interface Props {
  scene: Omit<Scene, "target">;
  hand: Hand;
}

/** The places, each a button with a name, for keyboard and touch. Arrow keys go from one to the next. */
export function Areas({ scene, hand }: Props): JSX.Element {
  const focus = useSignal<Place>("land");
  const { lie } = useGround();
  return (
    <g
      class="areas"
      transform={transposed(lie)}
      onKeyDown={(pressed) =>
        rove(pressed, spotAt(pressed.target, "data-place") as Place | null, {
          next: (place, key) => beside(place, key, lie === "lying"),
          find: (place) => `[data-place="${place}"]`,
          press: hand.tap,
        })
      }
    >
      {PLACES.map((place) => {
        const target = hand.menu?.targets.find(({ to }) => to === place) ?? null;
        const live = target !== null || pickable(hand, place);
        return (
          <g
            key={place}
            role="button"
            tabindex={focus.value === place ? 0 : -1}
            aria-label={placeTold({ ...scene, target }, place)}
            aria-disabled={!live}
            aria-describedby={hand.task === "canoes" && !live ? NOW : undefined}
            class={live ? "area live" : "area"}
            data-place={place}
            onFocus={() => (focus.value = place)}
            onClick={() => hand.tap(place)}
          >
            <path d={outline(place)} />
          </g>
        );
      })}
    </g>
  );
}

function pickable({ task, seat, view }: Hand, place: Place): boolean {
  if (task !== "canoes" || seat === null) return false;
  return view.menus.some(({ canoe }) => view.players[seat]?.canoes[canoe]?.place === place);
}

function outline(place: Place): string {
  if (place === "land") return "M2 6H198V118H2ZM402 6H598V118H402Z";
  if (place === "falls") return "M10 690C150 668 450 668 590 690V782H10Z";
  const reach = REACHES[place];
  const { x, y, half } = reach;
  const [left, right] = [x - half + 4, x + half - 4];
  return `M${left + 16} ${y - 38.6}H${right - 16}Q${right} ${y} ${right - 16} ${y + 38.6}H${left + 16}Q${left} ${y} ${left + 16} ${y - 38.6}Z`;
}
