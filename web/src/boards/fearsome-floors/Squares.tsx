import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { SQUARES, U, outside, spot, xy, type Door, type Layout } from "./geometry";

interface Props {
  layout: Layout;
  name: (square: string) => string;
  /** The square that Tab brings the focus to. */
  focus: string;
  /** Extra classes of squares: where the turn may lead, and where the item in hand may lie. */
  marks: ReadonlyMap<string, string>;
  /** Doors that a piece can walk through now. */
  doors: readonly Door[];
}

/** The floor: every square can be pointed at and has a name. */
export function Squares({ layout, name, focus, marks, doors }: Props): JSX.Element {
  return (
    <g class="squares">
      {SQUARES.map((square) => (
        <Square
          key={square}
          square={square}
          layout={layout}
          name={name(square)}
          mark={marks.get(square)}
          tabbable={focus === square}
        />
      ))}
      {DOORS.map((door) => {
        const { x, y } = outside(layout, door);
        return (
          <g
            key={door}
            class={doors.includes(door) ? "cell door" : "cell door shut"}
            role="button"
            aria-disabled={!doors.includes(door)}
            tabindex={-1}
            aria-label={t(`fearsome-floors-ui-door-${door}`)}
            data-square={door}
            transform={`translate(${x} ${y})`}
          >
            <rect
              x={-U * 0.46}
              y={-U * 0.46}
              width={U * 0.92}
              height={U * 0.92}
              rx="8"
              class={`frame ${door}`}
            />
          </g>
        );
      })}
    </g>
  );
}

interface SquareProps {
  square: string;
  layout: Layout;
  name: string;
  mark: string | undefined;
  tabbable: boolean;
}

/** Both doors are always drawn: if one vanished when it shuts, a player on it would lose the focus. */
const DOORS: readonly Door[] = ["exit", "entrance"];
const INSET = 1.2;

function Square({ square, layout, name, mark, tabbable }: SquareProps): JSX.Element {
  const { x, y } = spot(layout, square);
  return (
    <g
      class={mark === undefined ? "cell" : `cell ${mark}`}
      role="button"
      tabindex={tabbable ? 0 : -1}
      aria-label={name}
      data-square={square}
    >
      <rect
        x={x - U / 2 + INSET}
        y={y - U / 2 + INSET}
        width={U - 2 * INSET}
        height={U - 2 * INSET}
        rx="3"
        class={`flag tone-${tone(square)}`}
      />
      <text x={x - U / 2 + 5} y={y + U / 2 - 6} class="engraved" aria-hidden="true">
        {square}
      </text>
    </g>
  );
}

/** Return one of four tones, so that the flagstones are not all alike. */
function tone(square: string): number {
  const { x, y } = xy(square);
  return (x * 7 + y * 11 + ((x * y) % 5)) % 4;
}
