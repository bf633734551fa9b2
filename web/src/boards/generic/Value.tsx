import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import type { SeatLook } from "../../ui/seats";
import { isBlank, isSettings, isShort, shapeOf, weight, type Fields, type Shape } from "./shape";
import { fieldWords, seatIn, seatsOf, valueWords, type Known } from "./words";

interface Props {
  /** The name of the field that has the value. */
  field: string;
  value: unknown;
  known: Known;
  /** How many fields it lies in. */
  depth: number;
}

/** A part of this size is open at first; a larger one the reader opens. */
const OPEN = 50;

/** An object as fields: short values first, the others each with a heading. */
export function FieldList({
  fields,
  known,
  depth,
}: {
  fields: Fields;
  known: Known;
  depth: number;
}): JSX.Element {
  // What says nothing is left out, and so is what stands above the fields already.
  const all = Object.entries(fields).filter(
    ([field, value]) =>
      !isBlank(value) && field !== "viewer" && !(field === "seats" && typeof value === "number"),
  );
  const short = all.filter(([, value]) => isShort(value));
  const long = all.filter(([, value]) => !isShort(value));
  long.sort(([, one], [, other]) => Number(isSettings(one)) - Number(isSettings(other)));
  return (
    <>
      {short.length > 0 && (
        <dl class="gen-fields">
          {short.map(([field, value]) => (
            <div key={field}>
              <dt>{fieldWords(field, known)}</dt>
              <dd>
                <Inline field={field} value={value} known={known} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([field, value]) => (
        <Part key={field} field={field} value={value} known={known} depth={depth} />
      ))}
    </>
  );
}

function Part(props: Props): JSX.Element {
  const { field, value, known, depth } = props;
  return (
    <Fold title={fieldWords(field, known)} open={depth === 0 && weight(value) <= OPEN && !isSettings(value)}>
      <Whole {...props} />
    </Fold>
  );
}

function Fold({
  title,
  open,
  children,
}: {
  title: ComponentChildren;
  open: boolean;
  children: ComponentChildren;
}): JSX.Element {
  // Only at first: afterwards the reader opens and closes it.
  const [first] = useState(open);
  return (
    <details class="gen-part" open={first}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** A part of the view in full. */
function Whole({ field, value, known, depth }: Props): JSX.Element {
  const shape = shapeOf(value);
  switch (shape.is) {
    case "fields":
      return <FieldList fields={value as Fields} known={known} depth={depth + 1} />;
    case "table":
      return <Table field={field} shape={shape} known={known} />;
    case "grid":
      return <Grid field={field} shape={shape} known={known} />;
    case "blocks": {
      const looks = seatsOf(field, shape.items.length, known);
      return (
        <ol class="gen-blocks">
          {shape.items.map((item, n) => (
            <li key={n}>
              <Fold title={<Entry n={n} looks={looks} />} open={depth === 0 && weight(item) <= OPEN}>
                <Whole field={field} value={item} known={known} depth={depth + 1} />
              </Fold>
            </li>
          ))}
        </ol>
      );
    }
    case "list": {
      const looks = seatsOf(field, shape.items.length, known);
      return looks === null ? (
        <p class="gen-list">
          <Inline field={field} value={value} known={known} />
        </p>
      ) : (
        <PerSeat items={shape.items} field={field} looks={looks} known={known} />
      );
    }
    default:
      return (
        <p class="gen-list">
          <Inline field={field} value={value} known={known} />
        </p>
      );
  }
}

function Entry({ n, looks }: { n: number; looks: readonly SeatLook[] | null }): JSX.Element {
  const look = looks?.[n];
  return look === undefined ? <>{n + 1}</> : <Name look={look} />;
}

/** A value within a line: names of seats on their colours. */
function Inline({ field, value, known }: Omit<Props, "depth">): JSX.Element {
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

function PerSeat({
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

function Table({
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

function Grid({
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

/** What may be wider than the window scrolls by itself, and can be reached by keys for that. */
function Wide({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="gen-wide" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
