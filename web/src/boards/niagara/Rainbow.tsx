import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { moving } from "../../net/settings";
import type { SeatLook } from "../../ui/seats";
import type { Outcome } from "../../wire/types";
import { winners } from "../kit/words";
import { colourOf, Gem } from "./Gem";
import { HIGH, WIDE } from "./geometry";
import { useGround } from "./lie";

const BANDS = ["#e2574c", "#f2a03d", "#f6dc5b", "#6cc070", "#4b8fd6", "#8a5fc0"];
const SPRAY = Array.from({ length: 15 }, (_, n) => ({
  x: ((n * 173) % 420) - 210,
  y: 300 + ((n * 37) % 90),
  n,
}));

interface Props {
  outcome: Outcome | null;
  seats: readonly SeatLook[];
  mine: readonly number[];
}

/**
 * The rainbow over the river for a reader who sees the game end, with rising gems in honour of the winner. Losers see
 * the rainbow alone. It fades completely.
 */
export function Rainbow({ outcome, seats, mine }: Props): JSX.Element | null {
  const { lie } = useGround();
  const before = useRef(outcome);
  const [shines, set] = useState(false);
  useEffect(() => {
    set(before.current === null && outcome !== null && moving());
    before.current = outcome;
  }, [outcome]);
  if (!shines || outcome === null) return null;
  const won = winners(outcome);
  const lost = mine.length > 0 && !mine.some((seat) => won.includes(seat));
  const look = seats[won[0] ?? -1];
  // In the upper half, because the result comes up from below.
  const middle = (lie === "lying" ? HIGH : WIDE) / 2;
  return (
    <g class={lost ? "rainbow lost" : "rainbow"} aria-hidden="true">
      {BANDS.map((colour, n) => (
        <path
          key={colour}
          d={arc(middle, 270 - n * 12)}
          stroke={colour}
          class="band"
          style={{ "--n": String(n) }}
          // The innermost band is the last to fade.
          onAnimationEnd={n === BANDS.length - 1 ? () => set(false) : undefined}
        />
      ))}
      {!lost &&
        SPRAY.map(({ x, y, n }) => (
          <g key={n} transform={`translate(${middle + x} ${y})`}>
            <g class="rising" style={{ "--n": String(n) }}>
              {look !== undefined && n % 5 === 2 ? (
                <path d={look.shape} transform="scale(1.5)" fill={look.colour} class="own" />
              ) : (
                <g transform="scale(1.4)">
                  <Gem colour={colourOf(n % 5)} letter={false} />
                </g>
              )}
            </g>
          </g>
        ))}
    </g>
  );
}

/** Return the path of a bow with this radius around this middle. */
function arc(middle: number, radius: number): string {
  return `M${middle - radius} 430A${radius} ${radius * 0.92} 0 0 1 ${middle + radius} 430`;
}
