import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { written } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { ROUTES } from "./geometry";
import table from "./odds.json";
import "./odds.css";

const ROLLS = 1296;
const SIZES = [1, 2, 3] as const;

/** One to three open routes, and the number of the 1,296 rolls that advance on at least one of them. */
export interface Row {
  routes: readonly number[];
  rolls: number;
}

export type Order = "routes" | "best" | "worst";

const ROWS: readonly Row[] = table.map((row) => ({ routes: row.slice(0, -1), rolls: row.at(-1) ?? 0 }));

/** Return the rows of `size` routes that have all the wanted ones, in order; equal chances by route. */
export function rowsOf(size: number, wanted: readonly number[], order: Order): Row[] {
  const found = ROWS.filter(
    ({ routes }) => routes.length === size && wanted.every((one) => routes.includes(one)),
  );
  if (order === "routes") return found;
  return found.sort((a, b) => (order === "best" ? b.rolls - a.rolls : a.rolls - b.rolls));
}

/** Return a share of all rolls in percent, as precisely as printed tables give it. */
export function share(rolls: number): string {
  return written(rolls / ROLLS, { style: "percent", minimumFractionDigits: 2 });
}

/** The probability table of the guide: every single route, pair and triple of open routes (CS-I10). */
export function OddsTable(): JSX.Element {
  const size = useSignal<number>(3);
  const wanted = useSignal<readonly number[]>([]);
  const order = useSignal<Order>("best");
  const rows = rowsOf(size.value, wanted.value, order.value);
  return (
    <div class="cs-odds">
      <p>{t("cant-stop-ui-table-help")}</p>
      <Sizes size={size} wanted={wanted} />
      <Filter size={size.value} wanted={wanted} />
      <p class="found" aria-live="polite">
        {t("cant-stop-ui-table-found", { count: rows.length })}
      </p>
      <div class="rows" tabIndex={0} role="region" aria-label={t("cant-stop-ui-table")}>
        <table>
          <thead>
            <tr>
              <Head of="routes" order={order} sorted="ascending" next="routes" />
              <Head
                of="advance"
                order={order}
                sorted={SORTED[order.value]}
                next={order.value === "best" ? "worst" : "best"}
              />
              <th scope="col">{t("cant-stop-ui-table-drop")}</th>
              <th scope="col">{t("cant-stop-ui-table-rolls")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ routes, rolls }) => (
              <tr key={routes.join()}>
                <th scope="row">{routes.join(" · ")}</th>
                <td class="bar" style={{ "--share": rolls / ROLLS }}>
                  {share(rolls)}
                </td>
                <td>{share(ROLLS - rolls)}</td>
                <td>{rolls}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const SORTED = { best: "descending", worst: "ascending", routes: "none" } as const;

/** The number of open routes. Fewer routes than wanted ones would find nothing, so the latest wishes remain. */
function Sizes({ size, wanted }: { size: Signal<number>; wanted: Signal<readonly number[]> }): JSX.Element {
  return (
    <div class="picks" role="group" aria-label={t("cant-stop-ui-table-size")}>
      {SIZES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={size.value === one}
          onClick={() => {
            size.value = one;
            wanted.value = wanted.value.slice(-one);
          }}
        >
          {t("cant-stop-ui-table-size-of", { size: one })}
        </button>
      ))}
    </div>
  );
}

/** The routes that must be among them: the latest ones when more are wanted than are open. */
function Filter({ size, wanted }: { size: number; wanted: Signal<readonly number[]> }): JSX.Element {
  const flip = (route: number): void => {
    const { value } = wanted;
    wanted.value = value.includes(route)
      ? value.filter((one) => one !== route)
      : [...value, route].slice(-size);
  };
  return (
    <div class="picks" role="group" aria-label={t("cant-stop-ui-table-filter")}>
      {ROUTES.map((route) => (
        <button
          key={route}
          type="button"
          aria-pressed={wanted.value.includes(route)}
          onClick={() => flip(route)}
        >
          {route}
        </button>
      ))}
    </div>
  );
}

interface HeadProps {
  of: "routes" | "advance";
  order: Signal<Order>;
  sorted: "ascending" | "descending" | "none";
  next: Order;
}

/** The head of a column that sorts; the mark shows the direction. */
function Head({ of, order, sorted, next }: HeadProps): JSX.Element {
  const now = (of === "routes") === (order.value === "routes") ? sorted : "none";
  return (
    <th scope="col" aria-sort={now}>
      <button type="button" onClick={() => (order.value = next)}>
        {t(`cant-stop-ui-table-${of}`)}
        <span aria-hidden="true">{now === "none" ? "" : now === "ascending" ? " ▲" : " ▼"}</span>
      </button>
    </th>
  );
}
