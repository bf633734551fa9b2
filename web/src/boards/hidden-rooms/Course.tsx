import type { JSX } from "preact";
import { FACINGS, middle, ROWS, type Point } from "./squares";

/** The monster's path, always visible and faint: start, arrows, terminal (HR-U-01), and return arrows off it. */
export function Course({ path, arrows }: { path: readonly string[]; arrows: string }): JSX.Element {
  const points = path.map(middle);
  const start = points[0];
  const end = points.at(-1);
  const off = ROWS.flat().filter((square) => !path.includes(square));
  return (
    <g class="hr-course" aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.slice(1).map((to, index) => (
        <Arrow key={index} from={points[index] ?? to} to={to} />
      ))}
      {off.map((square) => (
        <Return key={square} square={square} facing={arrows.charAt(ROWS.flat().indexOf(square))} />
      ))}
      {start !== undefined && <circle class="hr-course-start" cx={start.x} cy={start.y} r="13" />}
      {end !== undefined && (
        <g class="hr-course-end" transform={`translate(${end.x} ${end.y})`}>
          <circle r="16" />
          <path d="M-7-7L7 7M7-7L-7 7" />
        </g>
      )}
    </g>
  );
}

/** An arrowhead on the border between two squares. */
function Arrow({ from, to }: { from: Point; to: Point }): JSX.Element {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      class="hr-arrow"
      d="M-5-7L6 0L-5 7"
      transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle})`}
    />
  );
}

/** An arrow off the path: the way back (HR-M-12). */
function Return({ square, facing }: { square: string; facing: string }): JSX.Element | null {
  const { x, y } = middle(square);
  const turned = FACINGS[facing]?.turned;
  return turned === undefined ? null : (
    <path class="hr-return" d="M-14 0H12M4-7L12 0L4 7" transform={`translate(${x} ${y}) rotate(${turned})`} />
  );
}
