/** A value without parts. */
export type Scalar = string | number | boolean | null | undefined;

/** An object of a view: its fields by name. */
export type Fields = Record<string, unknown>;

/** The layout of a part of a view. */
export type Shape =
  | { is: "scalar"; value: Scalar }
  | { is: "empty" }
  /** Few or many values in a row. */
  | { is: "list"; items: readonly unknown[] }
  /** Values in rows and columns. */
  | { is: "grid"; rows: readonly (readonly Scalar[])[] }
  /** Objects with the same simple fields: a row each. */
  | { is: "table"; columns: readonly string[]; rows: readonly Fields[] }
  /** Everything else in a list: a block each. */
  | { is: "blocks"; items: readonly unknown[] }
  | { is: "fields"; fields: readonly (readonly [string, unknown])[] };

/** Fewest values of a list that counts as a square board. */
const SQUARE = 9;
/** Most characters in a cell of a grid. */
const CELL = 4;
/** Fewest fields of a list of settings. */
const SETTINGS = 6;
/** Most values in one cell of a table. */
const CROWD = 12;

/** Return the layout of a value. */
export function shapeOf(value: unknown): Shape {
  if (isScalar(value)) return { is: "scalar", value };
  if (Array.isArray(value)) return shapeOfList(value);
  const fields = Object.entries(value as Fields);
  return fields.length === 0 ? { is: "empty" } : { is: "fields", fields };
}

/** Return the number of values in a part of a view. */
export function weight(value: unknown): number {
  if (isScalar(value)) return 1;
  return Object.values(value as Fields).reduce<number>((sum, each) => sum + weight(each), 0);
}

/** Return true for a value that takes a few words beside its name. */
export function isShort(value: unknown): boolean {
  const shape = shapeOf(value);
  return shape.is === "scalar" || shape.is === "empty" || (shape.is === "list" && shape.items.length <= 4);
}

/** Return true for the rules in force rather than the position: many fields, at least half of them flags. */
export function isSettings(value: unknown): boolean {
  if (isScalar(value) || Array.isArray(value)) return false;
  const all = Object.values(value);
  const flags = all.filter((each) => typeof each === "boolean");
  return all.length >= SETTINGS && all.every(isScalar) && flags.length * 2 >= all.length;
}

/** Return true for a value without parts. */
export function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== "object";
}

function shapeOfList(items: readonly unknown[]): Shape {
  if (items.length === 0) return { is: "empty" };
  if (items.every(isScalar)) return square(items) ?? { is: "list", items };
  if (items.every(isTuple)) return matrix(items) ?? { is: "list", items };
  if (items.every(isFields)) {
    const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
    if (items.every((item) => Object.values(item).every(fitsCell)))
      return { is: "table", columns: telling(columns, items), rows: items };
  }
  return { is: "blocks", items };
}

/** Return the columns that say something in some row; the first column where none does. */
function telling(columns: readonly string[], rows: readonly Fields[]): string[] {
  const told = columns.filter((column) => rows.some((row) => !isBlank(row[column])));
  return told.length === 0 ? columns.slice(0, 1) : told;
}

/** Return true for a value that says nothing. */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** Return a list as a square board, if it has as many values as such a board and each fits a cell; else null. */
function square(items: readonly Scalar[]): Shape | null {
  const side = Math.sqrt(items.length);
  if (!Number.isInteger(side) || items.length < SQUARE || !items.every(isSmall)) return null;
  return {
    is: "grid",
    rows: Array.from({ length: side }, (_, row) => items.slice(row * side, (row + 1) * side)),
  };
}

function matrix(items: readonly (readonly Scalar[])[]): Shape | null {
  const width = items[0]?.length ?? 0;
  const even = width > 2 && items.length > 1 && items.every((row) => row.length === width);
  return even && items.every((row) => row.every(isSmall)) ? { is: "grid", rows: items } : null;
}

function isSmall(value: Scalar): boolean {
  return String(value ?? "").length <= CELL;
}

function isTuple(value: unknown): value is readonly Scalar[] {
  return Array.isArray(value) && value.length > 0 && value.every(isScalar);
}

function isFields(value: unknown): value is Fields {
  return !isScalar(value) && !Array.isArray(value);
}

function fitsCell(value: unknown): boolean {
  if (isScalar(value)) return true;
  if (Array.isArray(value))
    return value.length <= CROWD && value.every((each: unknown) => isScalar(each) || isTuple(each));
  return Object.values(value as Fields).every(isScalar) && weight(value) <= 3;
}
