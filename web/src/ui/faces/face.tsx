import type { JSX } from "preact";
import { kindOf } from "./code";
import { EARS, EYES, FURS, GROUNDS, HATS, HEADS, MARKS, MOUTHS, type Paint, type Stroke } from "./parts";

const INK = "#2d2523";

const PAINTS: Readonly<Record<Exclude<Paint, "fur" | "ear" | "shade" | "light" | "line">, string>> = {
  white: "#ffffff",
  ink: "#3a3133",
  bone: "#e9dcc3",
  pink: "#eb9a9a",
  red: "#c2413b",
  gold: "#f0b23e",
  green: "#5d9a4a",
  sky: "#7cc0dc",
};

/** The picture of a person or a bot by its code: decoration, as the name stands beside it. */
export function Face({ code }: { code: string }): JSX.Element {
  const fur = FURS[kindOf(code, "fur")];
  const marks = kindOf(code, "marks");
  const draw = (strokes: readonly Stroke[] | undefined): JSX.Element[] =>
    (strokes ?? []).flatMap(([paint, path, twice], index) => {
      const look = brush(paint, fur, marks === PATCHES);
      const one = <path key={index} d={path} {...look} />;
      return twice === true
        ? [one, <path key={`${index}b`} d={path} {...look} transform="matrix(-1 0 0 1 48 0)" />]
        : [one];
    });
  return (
    <svg class="face" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="12" fill={GROUNDS[kindOf(code, "ground")]} />
      {draw(EARS[kindOf(code, "ears")])}
      <path d={HEADS[kindOf(code, "head")]} fill={fur} {...EDGE} />
      {draw(MARKS[marks])}
      {draw(EYES[kindOf(code, "eyes")])}
      {draw(MOUTHS[kindOf(code, "mouth")])}
      {draw(HATS[kindOf(code, "hat")])}
    </svg>
  );
}

type Brush = Readonly<Record<string, string | number | undefined>>;

const EDGE = { stroke: INK, "stroke-width": 1.1, "stroke-linejoin": "round" } as const;

/** The marks whose wearer has dark ears. */
const PATCHES = 3;

function brush(paint: Paint, fur: string | undefined, dark: boolean): Brush {
  if (paint === "line")
    return {
      fill: "none",
      stroke: INK,
      "stroke-width": 1.9,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    };
  if (paint === "fur") return { fill: fur, ...EDGE };
  if (paint === "ear") return { fill: dark ? PAINTS.ink : fur, ...EDGE };
  if (paint === "shade") return { fill: `color-mix(in srgb, ${fur} 62%, ${INK})` };
  if (paint === "light") return { fill: `color-mix(in srgb, ${fur} 35%, #fffaf0)` };
  return paint === "ink" || paint === "pink" ? { fill: PAINTS[paint] } : { fill: PAINTS[paint], ...EDGE };
}
