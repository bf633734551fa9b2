import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { WAYS, type Way } from "./grid";
import { placeOf, pointOf, type Around } from "./pins";
import { bearing, type Gaze } from "./projection";

interface Props {
  around: Around;
  label: string;
  /** The directions to choose from. */
  open: readonly Way[];
  chosen?: Way | null;
  choose: (way: Way) => void;
  /** The view of the drawing that they lie on; null in three dimensions, where the world places them. */
  gaze: Gaze | null;
}

/** Directions to choose from, on the island, each with an arrow and its name. */
export function Directions({ around, label, open, chosen = null, choose, gaze }: Props): JSX.Element {
  return (
    <div class="sj-ways" role="group" aria-label={label}>
      {WAYS.filter((way) => open.includes(way)).map((way) => {
        const spot = pointOf(around, way);
        const inwards = around === "edges";
        return (
          <button
            key={way}
            type="button"
            class="sj-way"
            aria-pressed={chosen === null ? undefined : chosen === way}
            aria-label={t("shinsai-jima-ui-way", { facing: way })}
            data-pin={gaze === null ? `${spot.x},${spot.y},${spot.z}` : undefined}
            data-way={inwards ? `-${way}` : way}
            style={gaze === null ? undefined : placeOf(gaze, around, way)}
            onClick={(press) => {
              press.stopPropagation();
              choose(way);
            }}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path
                d="M9 0L-4 8L-1 0L-4 -8Z"
                style={gaze === null ? undefined : turnTo(gaze, way, inwards)}
              />
            </svg>
            <span>{t("shinsai-jima-ui-way", { facing: way })}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Return the rotation that turns an arrow from the right into a direction of a drawing. */
function turnTo(gaze: Gaze, way: Way, inwards: boolean): { rotate: string } {
  const { x, y } = bearing(gaze, way);
  const sign = inwards ? -1 : 1;
  return { rotate: `${String(Math.round((Math.atan2(y * sign, x * sign) * 180) / Math.PI))}deg` };
}
