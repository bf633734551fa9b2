import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { WAYS, type Way } from "./grid";
import { bearing, type Gaze } from "./projection";

interface Props {
  gaze: Gaze;
  label: string;
  /** The directions there are to choose from. */
  open: readonly Way[];
  choose: (way: Way) => void;
}

/** Four directions to choose from, arranged as they are on the island. */
export function Compass({ gaze, label, open, choose }: Props): JSX.Element {
  return (
    <div class="sj-compass" role="group" aria-label={label}>
      {WAYS.map((way) => {
        const { x, y } = bearing(gaze, way);
        const length = Math.hypot(x, y);
        const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI);
        const off = !open.includes(way);
        const style = { left: `${50 + (x / length) * 36}%`, top: `${50 + (y / length) * 36}%` };
        return (
          <button
            key={way}
            type="button"
            style={style}
            aria-disabled={off}
            aria-label={t("shinsai-jima-ui-way", { facing: way })}
            title={t("shinsai-jima-ui-way", { facing: way })}
            onClick={() => {
              if (!off) choose(way);
            }}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M9 0L-5 8L-2 0L-5 -8Z" transform={`rotate(${angle})`} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}
