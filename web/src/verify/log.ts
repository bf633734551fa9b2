import { gameKey, numbers, sha256, unhex } from "./chance";

interface Draw {
  n: number;
  /** The ruleset's own number: not the running count. */
  own?: boolean;
  label: string;
  ranges: number[];
  numbers: number[];
}

/** One line of a log, as far as its chance goes. */
interface Entry {
  rev: number;
  command: { do: string; table?: string; shared?: string };
  draws?: Draw[];
  commit?: string;
  start?: { no: number; commitment: string; nonces: Record<string, string> };
  reveal?: { no: number; secret: string };
  prev: string;
}

/** `bad` is the first bad entry; `why` one of 'empty', 'unreadable', 'order', 'chain', 'commitment', 'draws'. */
export interface Verdict {
  bad: number | null;
  why: string;
  entries: number;
  games: number;
  draws: number;
  /** Games that are not over: their draws cannot be redone yet. */
  unrevealed: number[];
}

const FIRST = "0".repeat(64);

class Bad extends Error {
  constructor(
    readonly rev: number,
    readonly why: string,
  ) {
    super(why);
  }
}

/** Redo every draw of a whole log, and follow its chain of hashes. */
export async function verifyLog(log: string): Promise<Verdict> {
  const lines = log.split("\n").filter((line) => line.trim() !== "");
  const verdict: Verdict = { bad: null, why: "", entries: lines.length, games: 0, draws: 0, unrevealed: [] };
  try {
    if (lines.length === 0) throw new Bad(1, "empty");
    await draws(await chain(lines), verdict);
  } catch (bad) {
    if (!(bad instanceof Bad)) throw bad;
    verdict.bad = bad.rev;
    verdict.why = bad.why;
  }
  return verdict;
}

async function chain(lines: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  let tail = FIRST;
  for (const [index, line] of lines.entries()) {
    const entry = read(line);
    if (entry === null) throw new Bad(index + 1, "unreadable");
    if (entry.rev !== index + 1) throw new Bad(index + 1, "order");
    if (entry.prev !== tail) throw new Bad(await disowned(lines, index, entry), "chain");
    entries.push(entry);
    tail = await fingerprint(line);
  }
  return entries;
}

/** Of two lines that do not fit, the touched one is that whose own follower disowns it, too. */
async function disowned(lines: readonly string[], index: number, entry: Entry): Promise<number> {
  const follower = read(lines[index + 1] ?? "");
  const touched = follower !== null && follower.prev !== (await fingerprint(lines[index] ?? ""));
  return index === 0 || touched ? entry.rev : entry.rev - 1;
}

async function draws(entries: readonly Entry[], verdict: Verdict): Promise<void> {
  const opened = entries[0]?.command;
  const table = opened?.shared ?? opened?.table ?? "";
  const secrets = new Map(
    entries.flatMap(({ reveal }) => (reveal === undefined ? [] : [[reveal.no, reveal.secret] as const])),
  );
  let promised = "";
  let key: CryptoKey | null = null;
  let n = 0;
  for (const entry of entries) {
    if (entry.start !== undefined) {
      verdict.games += 1;
      n = 0;
      const secret = secrets.get(entry.start.no);
      if (secret === undefined) verdict.unrevealed.push(entry.start.no);
      key = secret === undefined ? null : await bound(secret, entry.start, table);
      if (entry.start.commitment !== promised || (secret !== undefined && key === null))
        throw new Bad(entry.rev, "commitment");
    }
    for (const drawn of entry.draws ?? []) {
      if ((drawn.n !== n && !drawn.own) || (key !== null && !(await right(key, drawn))))
        throw new Bad(entry.rev, "draws");
      n += 1;
      if (key !== null) verdict.draws += 1;
    }
    promised = entry.commit ?? promised;
  }
}

/** The key of a game, when its secret is the one the table was bound to. */
async function bound(
  secret: string,
  start: Required<Entry>["start"],
  table: string,
): Promise<CryptoKey | null> {
  const bytes = unhex(secret);
  if (bytes === null || (await sha256(bytes)) !== start.commitment) return null;
  return gameKey(bytes, start.nonces, table, start.no);
}

async function right(key: CryptoKey, drawn: Draw): Promise<boolean> {
  if (!drawn.ranges.every((range) => range > 0 && range <= 2 ** 32)) return false;
  const redone = await numbers(key, drawn.n, drawn.label, drawn.ranges);
  return redone.length === drawn.numbers.length && redone.every((number, at) => number === drawn.numbers[at]);
}

function fingerprint(line: string): Promise<string> {
  return sha256(new TextEncoder().encode(line.replace(/\r$/, "")));
}

function read(line: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(line);
    const whole =
      typeof entry === "object" && entry !== null && "rev" in entry && "prev" in entry && "command" in entry;
    return whole ? (entry as Entry) : null;
  } catch {
    return null;
  }
}
