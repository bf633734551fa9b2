import { beforeAll, describe, expect, it } from "vitest";
import vectors from "../../tests/table/chance.vectors.json";
import { gameKey, hex, numbers, pledgeOf, sha256, unhex } from "../src/net/chance";
import { verifyLog } from "../src/pages/verify/log";

const bytes = (digits: string): Uint8Array => unhex(digits) ?? new Uint8Array();

const SECRET = unhex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f") ?? new Uint8Array();
const NONCES = { "0": "a".repeat(32), "10": "c".repeat(32), "2": "b".repeat(32) };
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

const text = (line: string): Uint8Array => new TextEncoder().encode(line);

describe("verified chance", () => {
  it("agrees with the vectors that Python reads, too", () => {
    for (const { secret, commitment } of vectors.commitments) expect(sha256(bytes(secret))).toBe(commitment);
    for (const { nonce, pledge } of vectors.pledges) expect(pledgeOf(nonce)).toBe(pledge);
    for (const { secret, nonces, table, no, key } of vectors.keys)
      expect(hex(gameKey(bytes(secret), nonces as Record<string, string>, table, no))).toBe(key);
    for (const { key, n, label, ranges, numbers: drawn } of vectors.numbers)
      expect(numbers(bytes(key), n, label, ranges)).toEqual(drawn);
  });

  it("draws the server's numbers", () => {
    // Written by the server's own code (hiroma.table.chance).
    expect(sha256(SECRET)).toBe(COMMITMENT);
    const key = gameKey(SECRET, NONCES, "t1", 3);
    expect(numbers(key, 0, "dice", [6, 6, 6, 6])).toEqual([1, 2, 2, 5]);
    expect(numbers(key, 7, "dice", [6, 6, 6, 6])).toEqual([5, 2, 1, 2]);
    expect(numbers(key, 1, "pick", new Array<number>(9).fill(3_000_000_000))).toEqual([
      1238374359, 582745584, 1242928477, 614017302, 2459321283, 1989502417, 2113450644, 2556280975, 47656311,
    ]);
  });
});

describe("a log", () => {
  let lines: string[] = [];

  function chained(entries: object[]): string[] {
    const made: string[] = [];
    let prev = "0".repeat(64);
    for (const [index, entry] of entries.entries()) {
      const line = JSON.stringify({ rev: index + 1, at: 1, command: { do: "submit" }, ...entry, prev });
      made.push(line);
      prev = sha256(text(line));
    }
    return made;
  }

  const dice = (n: number, drawn: number[]) => ({ n, label: "dice", ranges: [6, 6, 6, 6], numbers: drawn });
  const story = () => [
    { command: { do: "open", table: "t1" }, commit: COMMITMENT },
    { start: { no: 3, commitment: COMMITMENT, nonces: NONCES }, draws: [dice(0, [1, 2, 2, 5])] },
    { draws: [1, 2, 3, 4, 5, 6].map((n) => ({ ...dice(n, []), ranges: [] })) },
    { draws: [dice(7, [5, 2, 1, 2])] },
    { reveal: { no: 3, secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f" } },
  ];

  beforeAll(() => {
    lines = chained(story());
  });

  it("is accepted when every draw is as it must be", () => {
    expect(verifyLog(`${lines.join("\n")}\n`)).toMatchObject({
      bad: null,
      entries: 5,
      games: 1,
      draws: 8,
    });
  });

  it("names a changed die, even where the chain was mended", () => {
    const changed = story();
    changed[3] = { draws: [dice(7, [5, 2, 1, 3])] };
    expect(verifyLog(chained(changed).join("\n"))).toMatchObject({ bad: 4, why: "draws" });
    const touched = lines.with(3, (lines[3] ?? "").replace("[5,2,1,2]", "[5,2,1,3]"));
    expect(verifyLog(touched.join("\n"))).toMatchObject({ bad: 4, why: "chain" });
  });

  it("names a dropped entry, a swapped pair, another secret and an empty file", () => {
    expect(verifyLog(lines.toSpliced(2, 1).join("\n"))).toMatchObject({ bad: 3, why: "order" });
    const [first = "", second = "", third = "", ...rest] = lines;
    expect(verifyLog([first, third, second, ...rest].join("\n"))).toMatchObject({
      bad: 2,
      why: "order",
    });
    const forged = story();
    forged[4] = { reveal: { no: 3, secret: "ff".repeat(32) } };
    expect(verifyLog(chained(forged).join("\n"))).toMatchObject({ bad: 2, why: "commitment" });
    expect(verifyLog("\n")).toMatchObject({ bad: 1, why: "empty" });
    expect(verifyLog("no log")).toMatchObject({ bad: 1, why: "unreadable" });
  });

  it("says which game is not over yet", () => {
    expect(verifyLog(lines.slice(0, 4).join("\n"))).toMatchObject({
      bad: null,
      draws: 0,
      unrevealed: [3],
    });
  });
});
