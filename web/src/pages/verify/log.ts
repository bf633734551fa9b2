import { gameKey, numbers, pledgeOf, sha256, unhex } from "../../net/chance";

interface Draw {
  n: number;
  /** True when `n` is the ruleset's own number, not the running count. */
  own?: boolean;
  /** True when a person chose the numbers, in practice. */
  chosen?: boolean;
  label: string;
  ranges: number[];
  numbers: number[];
}

/** One line of a log, as far as its chance goes. */
export interface Entry {
  rev: number;
  by?: number;
  command: {
    do: string;
    table?: string;
    shared?: string;
    chance?: number;
    nonce?: string;
    pledge?: string;
    practice?: unknown;
  };
  draws?: Draw[];
  commit?: string;
  /** The pledges whose nonces are asked for, by chair. */
  pledged?: Record<string, string>;
  start?: { no: number; commitment: string; nonces: Record<string, string> };
  reveal?: { no: number; secret: string };
  prev: string;
}

/** `bad` is the first bad entry; `why` one of 'empty', 'unreadable', 'order', 'chain', 'commitment', 'nonce', 'draws'. */
export interface Verdict {
  bad: number | null;
  why: string;
  entries: number;
  games: number;
  draws: number;
  /** Games that are not over: their draws cannot be redone yet. */
  unrevealed: number[];
  /** Entries by which a start that was asked for came to nothing. */
  calledOff: number[];
  /** Entries of a practice at which a person chose what was drawn. */
  chosen: number[];
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
export function verifyLog(log: string): Verdict {
  const lines = linesOf(log);
  const verdict: Verdict = {
    bad: null,
    why: "",
    entries: lines.length,
    games: 0,
    draws: 0,
    unrevealed: [],
    calledOff: [],
    chosen: [],
  };
  try {
    if (lines.length === 0) throw new Bad(1, "empty");
    draws(chain(lines), verdict);
  } catch (bad) {
    if (!(bad instanceof Bad)) throw bad;
    verdict.bad = bad.rev;
    verdict.why = bad.why;
  }
  return verdict;
}

/** The entries of a log, as far as they can be read. */
export function entriesOf(log: string): Entry[] {
  return linesOf(log).flatMap((line) => read(line) ?? []);
}

function linesOf(log: string): string[] {
  return log.split("\n").filter((line) => line.trim() !== "");
}

function chain(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let tail = FIRST;
  for (const [index, line] of lines.entries()) {
    const entry = read(line);
    if (entry === null) throw new Bad(index + 1, "unreadable");
    if (entry.rev !== index + 1) throw new Bad(index + 1, "order");
    if (entry.prev !== tail) throw new Bad(disowned(lines, index, entry), "chain");
    entries.push(entry);
    tail = fingerprint(line);
  }
  return entries;
}

/** Return the touched one of two lines that do not fit: the line that its own follower disowns, too. */
function disowned(lines: readonly string[], index: number, entry: Entry): number {
  const follower = read(lines[index + 1] ?? "");
  const touched = follower !== null && follower.prev !== fingerprint(lines[index] ?? "");
  return index === 0 || touched ? entry.rev : entry.rev - 1;
}

/** Commitment → secret, of every secret shown anywhere: what fits a commitment is the right one. */
function secretsOf(entries: readonly Entry[]): Map<string, Uint8Array> {
  const shown = entries.flatMap(({ reveal }) => unhex(reveal?.secret ?? "") ?? []);
  return new Map(shown.map((secret) => [sha256(secret), secret]));
}

function draws(entries: readonly Entry[], verdict: Verdict): void {
  const opened = entries[0]?.command;
  const table = opened?.shared ?? opened?.table ?? "";
  const secrets = secretsOf(entries);
  const pledges = new Pledges((opened?.chance ?? 1) > 1, verdict.calledOff);
  let promised = "";
  let key: Uint8Array | null = null;
  let n = 0;
  for (const entry of entries) {
    if (!pledges.stand(entry)) throw new Bad(entry.rev, "nonce");
    const { start } = entry;
    if (start !== undefined) {
      verdict.games += 1;
      n = 0;
      const secret = secrets.get(start.commitment);
      const withheld = entries.some(({ rev, reveal }) => rev > entry.rev && reveal?.no === start.no);
      if (secret === undefined) verdict.unrevealed.push(start.no);
      if (start.commitment !== promised || (secret === undefined && withheld))
        throw new Bad(entry.rev, "commitment");
      key = secret === undefined ? null : gameKey(secret, start.nonces, table, start.no);
    }
    for (const drawn of entry.draws ?? []) {
      const free = drawn.chosen === true && opened?.practice !== undefined;
      if ((drawn.n !== n && !drawn.own) || (key !== null && !free && !right(key, drawn)))
        throw new Bad(entry.rev, "draws");
      if (free && verdict.chosen.at(-1) !== entry.rev) verdict.chosen.push(entry.rev);
      n += 1;
      if (key !== null) verdict.draws += 1;
    }
    promised = entry.commit ?? promised;
  }
}

/** The pledges that are asked for, by chair, and the nonces opened so far. */
class Pledges {
  private asked: Record<string, string> = {};
  private opened: Record<string, string> = {};

  /** `held`: the table is of the scheme with pledges. */
  constructor(
    private readonly held: boolean,
    private readonly calledOff: number[],
  ) {}

  /** Goes on by an entry; false when it opens another nonce, or the game takes others than were opened. */
  stand({ rev, by, command, pledged, start, reveal }: Entry): boolean {
    if (command.do === "open-nonce") {
      const chair = String(by);
      const nonce = command.nonce ?? "";
      if (chair in this.opened || pledgeOf(nonce) !== this.asked[chair]) return false;
      this.opened[chair] = nonce;
    }
    if (start !== undefined) {
      const whole = Object.keys(this.asked).every((chair) => chair in this.opened);
      if (this.held && !(whole && alike(start.nonces, this.opened))) return false;
    } else if (reveal !== undefined && Object.keys(this.asked).length > 0) this.calledOff.push(rev);
    if (pledged !== undefined || start !== undefined || reveal !== undefined) {
      this.asked = pledged ?? {};
      this.opened = {};
    }
    return true;
  }
}

/** Return true when both have the same words under the same names. */
export function alike(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function right(key: Uint8Array, drawn: Draw): boolean {
  if (!drawn.ranges.every((range) => range > 0 && range <= 2 ** 32)) return false;
  const redone = numbers(key, drawn.n, drawn.label, drawn.ranges);
  return redone.length === drawn.numbers.length && redone.every((number, at) => number === drawn.numbers[at]);
}

function fingerprint(line: string): string {
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
