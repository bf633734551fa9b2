import type { JSX } from "preact";
import { FACINGS } from "../../boards/hidden-rooms/squares";
import { t } from "../../ui/i18n";
import type { Stand } from "../../wire/hidden-rooms";
import { same, type Square } from "./drawing";

interface CellProps {
  square: Square;
  path: readonly Square[];
  next: readonly Square[];
  /** The first turn in which the monster senses the square, 0 for never; null while the heat map is off. */
  heat: number | null;
  focused: boolean;
  onFocus: () => void;
  pick: () => void;
}

/** A square of the board on which a path is drawn. */
export function PathCell({ square, path, next, heat, focused, onFocus, pick }: CellProps): JSX.Element {
  const [row, column] = square;
  const at = path.findIndex((each) => same(each, square));
  const legal = next.some((each) => same(each, square));
  const kind = at >= 0 ? "on" : legal ? "legal" : "off";
  const words = [
    `${"abcdef".charAt(column)}${row + 1}`,
    at >= 0 ? t("books-square", { n: at + 1 }) : t(legal ? "books-square-legal" : "books-square-off"),
    heat === null ? "" : heat === 0 ? t("books-heat-never") : t("books-heat", { turn: heat }),
  ];
  return (
    <g
      role="gridcell"
      class={`path-cell ${kind}`}
      data-cell={square.join(" ")}
      tabindex={focused ? 0 : -1}
      aria-label={words.filter((word) => word !== "").join(", ")}
      onFocus={onFocus}
      onClick={pick}
    >
      <rect x={column * 100 + 3} y={row * 100 + 3} width="94" height="94" rx="12" />
      {heat !== null && (
        <text class="heat" x={column * 100 + 84} y={row * 100 + 30} style={{ opacity: heat === 0 ? 0.4 : 1 }}>
          {heat === 0 ? "–" : heat}
        </text>
      )}
    </g>
  );
}

interface LinesProps {
  path: readonly Square[];
  arrows: string;
  coming: readonly Stand[];
}

/** The path, return arrows of the squares it leaves out, and what the monster will do next. */
export function PathLines({ path, arrows, coming }: LinesProps): JSX.Element {
  const points = path.map(([row, column]) => ({ x: column * 100 + 50, y: row * 100 + 50 }));
  const start = points[0];
  const end = points.at(-1);
  const off = Array.from(arrows).flatMap((facing, index) => {
    const square: Square = [Math.floor(index / 6), index % 6];
    return path.some((each) => same(each, square)) ? [] : [{ square, facing }];
  });
  return (
    <g class="path-lines" aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {start !== undefined && <circle cx={start.x} cy={start.y} r="13" />}
      {end !== undefined && path.length > 1 && (
        <path class="path-end" d="M-12-12L12 12M12-12L-12 12" transform={`translate(${end.x} ${end.y})`} />
      )}
      {off.map(({ square: [row, column], facing }) => (
        <path
          key={`${row}${column}`}
          class="path-return"
          d="M-16 0H14M4-8L14 0L4 8"
          transform={`translate(${column * 100 + 50} ${row * 100 + 50}) rotate(${FACINGS[facing]?.turned ?? 0})`}
        />
      ))}
      {coming.map(({ square: [row, column], facing }, index) => (
        <path
          key={index}
          class="path-coming"
          d="M-26 22L32 0L-26-22L-14 0Z"
          transform={`translate(${column * 100 + 50} ${row * 100 + 50}) rotate(${FACINGS[facing]?.turned ?? 0})`}
        />
      ))}
    </g>
  );
}
