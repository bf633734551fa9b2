import type { JSX } from "preact";
import type { NiagaraView } from "../../wire/niagara";
import { colourOf, Gem, legible } from "./Gem";
import { SITES } from "./geometry";
import { letters, translate, useGround } from "./lie";
import { COLOURS, type Colour } from "./places";

const MOST = 15;

/** The five sites with their gems, which may be of any colour (NI-L5). */
export function Sites({ sites }: { sites: NiagaraView["sites"] }): JSX.Element {
  const ground = useGround();
  const { lie, pixels } = ground;
  const high = letters(ground, 14, 11.2);
  return (
    <g class="sites" aria-hidden="true" style={{ "--ni-letters": `${high}px` }}>
      {sites.map((stocks, site) => {
        const at = SITES[site];
        if (at === undefined) return null;
        const gems = pile(stocks, site);
        const lying = lie === "lying";
        const narrow = site > 2;
        const [rx, ry] = lying ? (narrow ? [29, 44] : [42, 56]) : narrow ? [42, 26] : [54, 31];
        const [x, y] = lying
          ? narrow
            ? [0, -48]
            : [0, site === 1 ? 62 : -62]
          : narrow
            ? [42, -16]
            : [56, 22];
        return (
          <g key={site} transform={translate(lie, at)}>
            <ellipse rx={rx} ry={ry} class="pit" />
            {heap(gems.length, narrow || lying).map(([x, y, size], index) => (
              <g key={index} transform={`translate(${x} ${y}) scale(${size})`}>
                <Gem colour={gems[index] ?? "violet"} letter={legible(pixels * size)} />
              </g>
            ))}
            <g transform={`translate(${x} ${y})`}>
              <circle r={(high * 0.84).toFixed(1)} class="count" />
              <text text-anchor="middle" dominant-baseline="central" class="count-text">
                {gems.length}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Return the gems of a site, its own colour first. */
function pile(stocks: readonly number[], site: number): Colour[] {
  const order = [site, ...COLOURS.map((_, colour) => colour).filter((colour) => colour !== site)];
  return order.flatMap((colour) => Array.from({ length: stocks[colour] ?? 0 }, () => colourOf(colour)));
}

/** Return place and size of each gem in a heap, in rows from the back to the front. */
function heap(count: number, narrow: boolean): [number, number, number][] {
  const shown = Math.min(count, MOST);
  const most = narrow ? 3 : 4;
  const rows: number[] = [];
  for (let left = shown; left > 0; left -= rows.at(-1) ?? left)
    rows.push(Math.min(left, most - (rows.length % 2)));
  const size = rows.length > 3 ? 0.72 : narrow ? 0.86 : 1;
  const step = 21 * size;
  return rows.flatMap((wide, row) =>
    Array.from({ length: wide }, (_, index): [number, number, number] => [
      (index - (wide - 1) / 2) * step * 1.06,
      (row - (rows.length - 1) / 2) * step * 0.84,
      size,
    ]),
  );
}
