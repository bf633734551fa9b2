import type { ComponentChildren, JSX } from "preact";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import type { SeatLook } from "../../ui/seats";
import type { Shape } from "./shape";
import { fieldWords, seatIn, seatsOf, valueWords, type Known } from "./words";

interface Props {
  field: string;
  value: unknown;
  known: Known;
}

/** The head of an entry of a list: the seat it belongs to, or its number. */
export function Entry({ n, looks }: { n: number; looks: readonly SeatLook[] | null }): JSX.Element {
  const look = looks?.[n];
  return look === undefined ? <>{n + 1}</> : <Name look={look} />;
}

/** A value within a line: names of seats on their colours. */
export function Inline({ field, value, known }: Props): JSX.Element {
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const looks = seatsOf(field, items.length, known);
    if (looks !== null) return <PerSeat items={items} field={field} looks={looks} known={known} />;
    const seated = items.map((item) => seatIn(field, item, known, true));
    if (items.length > 0 && seated.every((look) => look !== null))
      return (
        <span class="gen-names">
          {seated.map((look) => (
            <Name key={look.seat} look={look} />
          ))}
        </span>
      );
  }
  const look = seatIn(field, value, known);
  return look === null ? <>{valueWords(field, value, known)}</> : <Name look={look} />;
}

/** Values with an entry for each seat. */
export function PerSeat({
  items,
  field,
  looks,
  known,
}: {
  items: readonly unknown[];
  field: string;
  looks: readonly SeatLook[];
  known: Known;
}): JSX.Element {
  return (
    <ul class="gen-names">
      {looks.map((look, n) => (
        <li key={look.seat}>
          <Name look={look} /> {valueWords(field, items[n], known)}
        </li>
      ))}
    </ul>
  );
}

/** Objects of one shape, a row each. */
export function Table({
  field,
  shape,
  known,
}: {
  field: string;
  shape: Extract<Shape, { is: "table" }>;
  known: Known;
}): JSX.Element {
  const looks = seatsOf(field, shape.rows.length, known);
  return (
    <Wide label={fieldWords(field, known)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("plain-number")}</th>
            {shape.columns.map((column) => (
              <th key={column} scope="col">
                {fieldWords(column, known)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shape.rows.map((row, n) => (
            <tr key={n}>
              <th scope="row">
                <Entry n={n} looks={looks} />
              </th>
              {shape.columns.map((column) => (
                <td key={column}>
                  <Inline field={column} value={row[column]} known={known} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Values in rows and columns, which are numbered. */
export function Grid({
  field,
  shape,
  known,
}: {
  field: string;
  shape: Extract<Shape, { is: "grid" }>;
  known: Known;
}): JSX.Element {
  return (
    <Wide label={fieldWords(field, known)}>
      <table class="gen-grid">
        <thead>
          <tr>
            <td />
            {shape.rows[0]?.map((_, column) => (
              <th key={column} scope="col">
                {column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shape.rows.map((row, n) => (
            <tr key={n}>
              <th scope="row">{n + 1}</th>
              {row.map((cell, column) => (
                <td key={column}>{cell === "" || cell == null ? "·" : valueWords("", cell, known)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** A region for content that may be wider than the window: it scrolls by itself, and keys reach it. */
function Wide({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="gen-wide" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
