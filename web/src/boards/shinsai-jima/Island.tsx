import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Move, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { arrow } from "../kit/keys";
import { rove, spotAt } from "../kit/roving";
import { Figure } from "./Figure";
import { Stack } from "./Stack";
import { at, CELLS, place, stack, type Cell } from "./grid";
import { refusedAt } from "./hand";
import { cellName } from "./names";
import { corners, farFirst, middle, move, polygon, SQUARE, viewBox, type Gaze } from "./projection";
import { occupant } from "./sides";

interface Props {
  view: ShinsaiJimaView;
  gaze: Gaze;
  seats: readonly SeatLook[];
  targets: ReadonlyMap<Cell, readonly Move[]>;
  /** Cells that the draft would change. */
  touched: ReadonlySet<Cell>;
  /** Cells that others changed since the reader's last move. */
  recent: ReadonlySet<Cell>;
  /** The cell of the refusal that the board shows; null for none. */
  refused: Cell | null;
  /** Pieces on their way elsewhere, which are not drawn on their cells. */
  away: ReadonlySet<string>;
  click: ((cell: Cell) => void) | null;
  children?: preact.ComponentChildren;
}

/** The island: forty-nine cells, each for keys, pointers and screen readers. */
export function Island(props: Props): JSX.Element {
  const { view, gaze } = props;
  const [focus, setFocus] = useState<Cell>("d4");
  const keyed = (event: KeyboardEvent): void =>
    rove(event, spotAt(event.target, "data-cell"), {
      next: (cell, key) => neighbour(gaze, cell, key),
      find: (cell) => `[data-cell="${cell}"]`,
      press: (cell) => props.click?.(cell),
    });
  return (
    <svg
      class={gaze.flat ? "sj-island board-picture flat" : "sj-island board-picture"}
      viewBox={viewBox(gaze)}
      role="group"
      aria-label={t("shinsai-jima-ui-island")}
      onKeyDown={keyed}
    >
      <Water gaze={gaze} />
      {farFirst(gaze, CELLS).map((cell) => (
        <Field key={cell} {...props} view={view} cell={cell} focus={cell === focus} reached={setFocus} />
      ))}
      <Goals {...props} />
      {props.children}
    </svg>
  );
}

/** Return the cell to which an arrow key leads in this view; null for other keys and beyond the edge. */
export function neighbour(gaze: Gaze, cell: Cell, key: string): Cell | null {
  const way = arrow(key);
  if (way === null) return null;
  let { x: dx, y: dy } = way;
  for (let quarter = 0; quarter < gaze.turn; quarter += 1) [dx, dy] = [dy, -dx];
  const { x, y } = place(cell);
  return at(x + dx, y + dy);
}

interface FieldProps extends Props {
  cell: Cell;
  focus: boolean;
  reached: (cell: Cell) => void;
}

function Field(props: FieldProps): JSX.Element {
  const { view, gaze, seats, cell, targets, touched, recent, refused, away, click, focus, reached } = props;
  const cubes = stack(view, cell);
  const moves = targets.get(cell) ?? [];
  const here = occupant(view, cell);
  const why = click === null || moves.length > 0 ? null : refusedAt(view, cell);
  const top = cubes.length;
  const state = [
    "sj-cell",
    moves.length > 0 && "target",
    recent.has(cell) && "recent",
    touched.has(cell) && "touched",
    refused === cell && "refused",
    why !== null && "forbidden",
  ];
  const act = (): void => {
    reached(cell);
    click?.(cell);
  };
  return (
    <g
      class={state.filter(Boolean).join(" ")}
      data-cell={cell}
      role="button"
      tabindex={focus ? 0 : -1}
      aria-disabled={click === null || moves.length === 0}
      aria-label={cellName(view, cell, moves, why?.text ?? null)}
      onClick={act}
      onFocus={() => reached(cell)}
    >
      {/* The space keeps the height and the piece apart in the text. */}
      <Stack cell={cell} cubes={cubes} gaze={gaze} seats={seats} />{" "}
      <polygon class="sj-mark" points={polygon(corners(gaze, cell, top, 0.43))} />
      {here !== undefined && !away.has(here.id) && (
        <g transform={move(middle(gaze, cell, top))}>
          <Figure piece={here} gaze={gaze} seats={seats} chosen={view.turn?.piece === here.id} />
        </g>
      )}
    </g>
  );
}

/** A handle on each target, in front of everything that might hide it. */
function Goals({ view, gaze, targets, click }: Props): JSX.Element {
  // Small handles are drawn after large ones, or these would hide them.
  const taken = (cell: Cell): boolean => occupant(view, cell) !== undefined;
  const cells = [...targets.keys()].sort((a, b) => Number(taken(b)) - Number(taken(a)));
  return (
    <g class="sj-goals" aria-hidden="true">
      {cells.map((cell) => {
        const here = occupant(view, cell);
        const spot = middle(gaze, cell, stack(view, cell).length);
        const foot = here === undefined || gaze.flat ? spot : { x: spot.x, y: spot.y - 14 };
        return (
          <g
            key={cell}
            data-goal={cell}
            class={here === undefined ? "free" : "taken"}
            transform={move(foot)}
            onClick={() => click?.(cell)}
          >
            {gaze.flat && <rect x={-SQUARE / 2} y={-SQUARE / 2} width={SQUARE} height={SQUARE} />}
            <circle r={here === undefined ? 9 : 17} />
          </g>
        );
      })}
    </g>
  );
}

/** The sea around the island, with a few waves. */
function Water({ gaze }: { gaze: Gaze }): JSX.Element {
  const waves = gaze.flat
    ? []
    : [
        [-230, -96],
        [176, -112],
        [-252, 64],
        [206, 92],
        [-128, 150],
        [96, 152],
      ];
  return (
    <g class="sj-water" aria-hidden="true">
      <polygon points={polygon(corners(gaze, "d4", -0.12, 3.62))} />
      {waves.map(([x, y]) => (
        <path key={`${x}:${y}`} d={`M${x} ${y}q9 -6 18 0t18 0`} />
      ))}
    </g>
  );
}
