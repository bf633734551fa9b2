import type { JSX } from "preact";
import { Monster } from "./Monster";
import { Sights, strides, stub } from "./Overlays";
import type { Fate } from "./fate";
import { U, headingTo, points, spot, towards, type Layout } from "./geometry";
import type { Heading } from "./words";

interface Props {
  layout: Layout;
  fate: Fate;
}

const BACK: Readonly<Record<Heading, Heading>> = { N: "S", E: "W", S: "N", W: "E" };

/** The way that the monster would go with a tile, under everything that stands. The reader points at `step`. */
export function Strides({ layout, fate, step }: Props & { step: number | null }): JSX.Element {
  const { steps, last } = fate;
  const looked = step === null ? last : (steps[step] ?? last);
  const [first] = steps;
  const squares = first === undefined ? [] : [first.square, ...steps.flatMap(({ path }) => path)];
  return (
    <g class="foresight" aria-hidden="true">
      {strides(layout, squares).map((line, n) => (
        <polyline key={n} points={points(line)} class="stride" />
      ))}
      {squares.slice(1).map((square, n) => {
        const before = squares[n] ?? square;
        if (headingTo(before, square) !== null) return null;
        const through = steps.find(({ square: at, path }) => at === before || path.includes(before));
        const heading = through?.heading ?? "N";
        return (
          <g key={n}>
            <polyline points={points(stub(layout, before, heading))} class="stride" />
            <polyline points={points(stub(layout, square, BACK[heading]))} class="stride" />
          </g>
        );
      })}
      {looked !== null && looked.sights.length > 0 && (
        <Sights layout={layout} from={looked.square} sights={looked.sights} />
      )}
    </g>
  );
}

/** Each step's number at its end, the steps that catch somebody, and the monster on its last square. */
export function Foresight({ layout, fate: { fate, steps } }: Props): JSX.Element {
  const end = spot(layout, fate.square);
  const to = towards(layout, fate.heading);
  return (
    <g class="foresight" aria-hidden="true">
      {steps.map(({ path, caught }, n) => {
        const at = spot(layout, path.at(-1) ?? fate.square);
        const prey = caught.length > 0;
        return (
          <g key={n} class={prey ? "footstep prey" : "footstep"} transform={`translate(${at.x} ${at.y})`}>
            <circle r={prey ? 13 : 10} />
            <text text-anchor="middle" dominant-baseline="central" y="1">
              {n + 1}
            </text>
          </g>
        );
      })}
      <g class="ghost" transform={`translate(${end.x} ${end.y})`} data-ghost={fate.square}>
        <Monster layout={layout} heading={fate.heading} />
      </g>
      <path
        d={`M${end.x + to.x * U * 0.55} ${end.y + to.y * U * 0.55}l${to.x * U * 0.4} ${to.y * U * 0.4}`}
        class="aim"
      />
    </g>
  );
}
