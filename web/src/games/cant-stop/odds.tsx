import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ROUTES } from "./geometry";
import table from "./odds.json";
import { ui } from "./ui";

type Order = "routes" | "best" | "worst";
const ORDERS: readonly Order[] = ["best", "worst", "routes"];

/** Chances to advance with one throw: each single route and all 165 triples of open routes (CS-I10). */
export default function OddsTable(): JSX.Element {
  const order = useSignal<Order>("best");
  const wanted = useSignal<readonly number[]>([]);
  const rows = triples(table.three, wanted.value, order.value);
  const flip = (route: number): void => {
    const { value } = wanted;
    wanted.value = value.includes(route) ? value.filter((one) => one !== route) : [...value, route].slice(-3);
  };
  return (
    <div class="cs-odds">
      <h3>{ui("odds-one")}</h3>
      <ul class="cs-singles">
        {table.one.map(([route = 0, rolls = 0]) => (
          <li key={route}>
            <b>{route}</b>
            <span class="cs-column" style={{ "--chance": rolls / 1296 }} />
            <span>{percentage(rolls)}</span>
          </li>
        ))}
      </ul>
      <h3>{ui("odds-three")}</h3>
      <div class="cs-filter" role="group" aria-label={ui("odds-filter")}>
        {ROUTES.map((route) => (
          <button key={route} type="button" aria-pressed={wanted.value.includes(route)} onClick={() => flip(route)}>
            {route}
          </button>
        ))}
      </div>
      <label class="cs-order">
        {ui("odds-order")}
        <select value={order.value} onChange={(event) => (order.value = event.currentTarget.value as Order)}>
          {ORDERS.map((one) => (
            <option key={one} value={one}>
              {ui(`odds-order-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div class="cs-triples" tabIndex={0} role="region" aria-label={ui("odds-three")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{ui("odds-routes")}</th>
              <th scope="col">{ui("odds-advance")}</th>
              <th scope="col">{ui("odds-bust")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([a = 0, b = 0, c = 0, rolls = 0]) => (
              <tr key={`${a}-${b}-${c}`}>
                <th scope="row">{`${a} · ${b} · ${c}`}</th>
                <td>{percentage(rolls)}</td>
                <td>{percentage(1296 - rolls)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The triples with all wanted routes, in the wanted order. */
export function triples(all: readonly number[][], wanted: readonly number[], order: Order): number[][] {
  const found = all.filter((row) => wanted.every((route) => row.slice(0, 3).includes(route)));
  if (order === "routes") return found;
  const sign = order === "best" ? -1 : 1;
  return found.sort((a, b) => sign * ((a[3] ?? 0) - (b[3] ?? 0)));
}

function percentage(rolls: number): string {
  return ui("percent", { percent: ((rolls / 1296) * 100).toFixed(1) });
}
