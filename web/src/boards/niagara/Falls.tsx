import type { JSX } from "preact";
import { BEYOND, HIGH, LIP, POOL, WIDE } from "./geometry";

const CURTAINS = [
  [58, 233],
  [367, 542],
] as const;

/** The rock over which the river drops, and the basin under it. */
export function Cliff(): JSX.Element {
  return (
    <g class="cliff">
      <path
        d={`M${-BEYOND} ${LIP - 26}L0 ${LIP - 22}L40 ${LIP - 12}H560L600 ${LIP - 22}L${WIDE + BEYOND} ${LIP - 26}V${POOL + 12}H${-BEYOND}Z`}
        class="face"
      />
      <path
        d={`M0 ${LIP - 22}L26 ${LIP - 14}L34 ${LIP + 30}L18 ${POOL + 12}H0ZM600 ${LIP - 22}L574 ${LIP - 14}L566 ${LIP + 26}L584 ${POOL + 12}H600Z`}
        class="dark"
      />
      <path
        d={`M236 ${LIP - 10}L262 ${LIP + 4}L258 ${LIP + 40}L282 ${POOL + 12}H240ZM340 ${LIP - 8}L318 ${LIP + 24}L330 ${POOL + 12}H364V${LIP - 10}Z`}
        class="dark"
      />
      <path d={`M270 ${LIP - 8}L312 ${LIP - 6}L304 ${LIP + 18}L276 ${LIP + 22}Z`} class="light" />
      <path
        d={`M${-BEYOND} ${POOL - 2}H-10C120 ${POOL - 26} 480 ${POOL - 26} 610 ${POOL - 2}H${WIDE + BEYOND}V${HIGH + BEYOND}H${-BEYOND}Z`}
        fill="url(#ni-pool)"
      />
    </g>
  );
}

/** Two curtains of water, their foam and the rings in the basin. */
export function Falls(): JSX.Element {
  return (
    <g class="falls">
      {CURTAINS.map(([from, to]) => (
        <g key={from}>
          <path
            d={`M${from} ${LIP - 12}C${from + 4} ${LIP - 22} ${to - 4} ${LIP - 22} ${to} ${LIP - 12}L${to + 6} ${POOL + 6}H${from - 6}Z`}
            fill="url(#ni-curtain)"
          />
          {Array.from({ length: 13 }, (_, n) => (
            <path
              key={n}
              d={`M${from + 9 + n * 13} ${LIP - 13}V${POOL + 4}`}
              class={n % 3 === 1 ? "streak deep" : "streak"}
              style={{ "--n": String((n * 5) % 7) }}
            />
          ))}
          <path d={surf(from - 16, to + 16, POOL + 8)} class="surf back" />
          <path d={surf(from - 8, to + 8, POOL + 14)} class="surf" />
        </g>
      ))}
      {[0, 1, 2].map((n) => (
        <path
          key={n}
          d={`M${70 - n * 26} ${POOL + 44 + n * 22}C190 ${POOL + 26 + n * 24} 410 ${POOL + 26 + n * 24} ${WIDE - 70 + n * 26} ${POOL + 44 + n * 22}`}
          class="ring"
        />
      ))}
    </g>
  );
}

/** Return the path of a line of foam made of scallops. */
function surf(from: number, to: number, y: number): string {
  const count = Math.round((to - from) / 24);
  const wide = (to - from) / count;
  const scallops = Array.from({ length: count }, (_, n) => {
    const rise = n % 2 === 0 ? 22 : 15;
    return `c2 ${-rise} ${wide - 2} ${-rise} ${wide} 0`;
  });
  return `M${from} ${y}${scallops.join("")}c-8 12 ${from - to + 16} 12 ${from - to} 0Z`;
}
