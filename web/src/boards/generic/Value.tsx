import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Entry, Grid, Inline, PerSeat, Table } from "./Tables";
import { isBlank, isSettings, isShort, shapeOf, weight, type Fields } from "./shape";
import { fieldWords, seatsOf, type Known } from "./words";

interface Props {
  /** The name of the field that has the value. */
  field: string;
  value: unknown;
  known: Known;
  /** The number of fields that it lies in. */
  depth: number;
}

/** Most characters of a value that stands beside others. */
const LINE = 24;
/** Most values in a part that is open at first. The reader opens larger ones. */
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
  // Leave out blank values, and those that stand above the fields already.
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
            <div key={field} class={isLong(field, value, known) ? "long" : undefined}>
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

/** Return true for a value that needs a line of its own. */
function isLong(field: string, value: unknown, known: Known): boolean {
  if (Array.isArray(value) && seatsOf(field, value.length, known) !== null) return true;
  return (typeof value === "string" || Array.isArray(value)) && String(value).length > LINE;
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
