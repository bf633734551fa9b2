/** A move as it travels: its kind, and the fields of that kind. */
export interface AnyMove {
  do: string;
  [field: string]: unknown;
}

/** A step that narrows the moves down to these values of a field. The field `do` holds the kind of a move. */
export interface Step {
  field: string;
  values: readonly unknown[];
}

/** Something to choose: a move to make, or a step that leaves fewer moves. */
export type Option = { is: "move"; move: AnyMove } | { is: "step"; step: Step; moves: readonly AnyMove[] };

/** Options under one heading. They choose a value of `field`; for moves to make it is null and `kind` their kind. */
export interface Group {
  kind: string | null;
  field: string | null;
  options: readonly Option[];
}

/** Most moves that are listed at once. Of more, the reader chooses the kind and the fields, one after the other. */
export const MANY = 30;
/** Most moves of a kind that is listed at once even where there are many moves in all. */
const FEW = 9;
/** Most values of a field that are listed at once; more are put into ranges. */
export const WIDE = 60;
const RANGES = 30;

/** Return the moves that all steps leave. */
export function narrowed(moves: readonly AnyMove[], path: readonly Step[]): AnyMove[] {
  return path.reduce<AnyMove[]>(
    (left, { field, values }) => {
      const wanted = new Set(values.map(key));
      return left.filter((move) => wanted.has(key(move[field])));
    },
    [...moves],
  );
}

/** Return the choices after these steps: the moves if they are few, else their kinds, else values of the next field. */
export function menuOf(moves: readonly AnyMove[], path: readonly Step[]): Group[] {
  const left = narrowed(moves, path);
  const kinds = [...by(left, "do")];
  if (left.length <= MANY) return kinds.map(listed);
  if (kinds.length === 1) return [fieldGroup(left)];
  const few = kinds.filter(([, of]) => of.length <= FEW);
  const direct = few.reduce((sum, [, of]) => sum + of.length, 0) <= MANY ? few : [];
  const steps = kinds.filter((one) => !direct.includes(one)).map(([, of]) => stepTo("do", of));
  return [{ kind: null, field: "do", options: steps }, ...direct.map(listed)];
}

/** Return the fields in which these moves differ, in their own order. */
export function differing(moves: readonly AnyMove[]): string[] {
  const fields = new Set(moves.flatMap((move) => Object.keys(move)));
  return [...fields].filter((field) => by(moves, field).size > 1);
}

/** Return a name for a value, by which equal values are found. */
export function key(value: unknown): string {
  return value === undefined ? "" : JSON.stringify(value);
}

function by(moves: readonly AnyMove[], field: string): Map<string, AnyMove[]> {
  const found = new Map<string, AnyMove[]>();
  for (const move of moves) {
    const of = found.get(key(move[field]));
    if (of === undefined) found.set(key(move[field]), [move]);
    else of.push(move);
  }
  return found;
}

function listed([, moves]: [string, AnyMove[]]): Group {
  return {
    kind: moves[0]?.do ?? null,
    field: null,
    options: moves.map((move) => ({ is: "move", move })),
  };
}

function fieldGroup(moves: readonly AnyMove[]): Group {
  const [field] = differing(moves);
  // The same move many times over is one move.
  if (field === undefined) return listed(["", moves.slice(0, 1)]);
  const values = [...by(moves, field).values()];
  if (values.length <= WIDE) return { kind: null, field, options: values.map((of) => one(field, of)) };
  const size = Math.max(RANGES, Math.ceil(values.length / RANGES));
  const ranges = Array.from({ length: Math.ceil(values.length / size) }, (_, n) =>
    stepTo(field, values.slice(n * size, (n + 1) * size).flat()),
  );
  return { kind: null, field, options: ranges };
}

/** Return the option for a value. A value with a single move is that move. */
function one(field: string, moves: readonly AnyMove[]): Option {
  const [move] = moves;
  return moves.length === 1 && move !== undefined ? { is: "move", move } : stepTo(field, moves);
}

function stepTo(field: string, moves: readonly AnyMove[]): Option {
  return {
    is: "step",
    step: { field, values: [...by(moves, field).values()].map((of) => of[0]?.[field]) },
    moves,
  };
}
