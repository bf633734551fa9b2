import type { JSX } from "preact";
import type { Fate } from "./fate";
import { U, headingTo, points, spot, towards, type Layout } from "./geometry";
import { Monster } from "./Monster";
import { Sights, strides, stub } from "./Overlays";

interface Props {
  layout: Layout;
  fate: Fate;
  /** One step of it, to be looked at closely. */
  step: number | null;
}

/** Where a tile would take the monster, drawn over the hall. */
export function Foresight({ layout, fate: { fate, steps, last }, step }: Props): JSX.Element {
  const [first] = steps;
  const squares = first === undefined ? [] : [first.square, ...steps.flatMap(({ path }) => path)];
  const looked = step === null ? last : (steps[step] ?? last);
  const end = spot(layout, fate.square);
  return (
    <g class="foresight" aria-hidden="true">
      {strides(layout, squares).map((line, n) => (
        <polyline key={n} points={points(line)} class="stride" />
      ))}
      {squares.slice(1).map((square, n) => {
        const before = squares[n] ?? square;
        if (headingTo(before, square) !== null) return null;
        const heading =
          steps.find(({ square: at, path }) => at === before || path.includes(before))?.heading ?? "N";
        const back = ({ N: "S", E: "W", S: "N", W: "E" } as const)[heading];
        return (
          <g key={`through ${n}`}>
            <polyline points={points(stub(layout, before, heading))} class="stride through" />
            <polyline points={points(stub(layout, square, back))} class="stride through" />
          </g>
        );
      })}
      {steps.map(({ path, caught }, n) => {
        const at = spot(layout, path.at(-1) ?? fate.square);
        return (
          <g
            key={n}
            class={caught.length > 0 ? "footstep prey" : "footstep"}
            transform={`translate(${at.x} ${at.y})`}
          >
            <circle r={caught.length > 0 ? 13 : 10} />
            <text text-anchor="middle" dominant-baseline="central" y="1">
              {n + 1}
            </text>
          </g>
        );
      })}
      {looked !== null && looked.sights.length > 0 && (
        <Sights layout={layout} from={looked.square} sights={looked.sights} />
      )}
      <g class="ghost" transform={`translate(${end.x} ${end.y})`} data-ghost={fate.square}>
        <Monster layout={layout} heading={fate.heading} />
      </g>
      <path d={arrowAhead(layout, fate.square, fate.heading)} class="aim" />
    </g>
  );
}

function arrowAhead(layout: Layout, square: string, heading: "N" | "E" | "S" | "W"): string {
  const { x, y } = spot(layout, square);
  const to = towards(layout, heading);
  return `M${x + to.x * U * 0.55} ${y + to.y * U * 0.55}L${x + to.x * U * 0.95} ${y + to.y * U * 0.95}`;
}
