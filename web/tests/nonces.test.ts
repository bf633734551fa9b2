import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { gameKey, numbers, pledgeOf, sha256, unhex } from "../src/net/chance";
import { addition, keep, kept, newPledge, nonce, ofTable, settle } from "../src/net/nonces";
import { openable, openNonces, shown, waitedFor } from "../src/pages/table/opening";
import type { Table } from "../src/pages/table/table";
import { entriesOf, verifyLog } from "../src/pages/verify/log";
import { compare } from "../src/pages/verify/own";
import type { Meta } from "../src/wire/types";
import { meta } from "./fake-socket";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const THEIRS = "b".repeat(32);

/** A table whose start was asked for: Aki's device on chair 0 and Bo's on chair 1 are waited for. */
function asked(mine: string, theirs: string | null, more: Partial<Meta> = {}): Meta {
  return meta({
    commitment: COMMITMENT,
    chairs: [
      { player: "p1", bot: null, lent: null, ready: false, agreed: 1, pledge: mine, offered: false },
      { player: "p2", bot: null, lent: null, ready: false, agreed: 1, pledge: theirs, offered: false },
    ],
    starting: { waiting: [0, 1], deadline: 0 },
    ...more,
  });
}

describe("a nonce", () => {
  beforeEach(() => localStorage.clear());

  it("is 32 hex digits, never twice the same", () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });

  it("is kept under its pledge until the table lets go of it", () => {
    const pledge = newPledge();
    expect(pledgeOf(kept(pledge)?.nonce ?? "")).toBe(pledge);
    settle(pledge, "t1");
    expect(ofTable("t1").map(([one]) => one)).toEqual([pledge]);
    const refused = newPledge();
    settle(refused, null);
    expect(kept(refused)).toBeNull();
  });

  it("goes in clear to tables of the older scheme alone", () => {
    expect(addition(meta({ chance: 1 }))).toHaveProperty("nonce");
    expect(addition(meta())).toHaveProperty("pledge");
    expect(addition(null)).toHaveProperty("pledge");
  });

  it("is kept in bounds", () => {
    for (let n = 0; n < 1_010; n++)
      keep(`old${n}`, { nonce: "", at: n, table: "t0", opened: null, taken: false });
    newPledge();
    expect(ofTable("t0").length).toBe(999);
    expect(kept("old0")).toBeNull();
    expect(kept("old1009")).not.toBeNull();
  });
});

describe("opening", () => {
  beforeEach(() => localStorage.clear());
  const you = { id: "p1", chairs: [0], seats: [], commands: {} };

  it("is for whom the table waits", () => {
    expect(waitedFor(meta(), you)).toBeNull();
    expect(waitedFor(asked("x", "y"), you)).toBe(0);
    expect(waitedFor(asked("x", "y", { starting: { waiting: [1], deadline: 0 } }), you)).toBeNull();
    expect(waitedFor(asked("x", "y"), { ...you, chairs: [] })).toBeNull();
  });

  it("is not for a nonce of another device", () => {
    expect(openable(asked(pledgeOf(THEIRS), null), 0)).toBe("elsewhere");
  });

  it("happens once: again only where everybody is bound to the same", () => {
    const pledge = newPledge();
    const first = asked(pledge, pledgeOf(THEIRS));
    const one = openable(first, 0);
    if (typeof one === "string") throw new Error(one);
    keep(pledge, { ...one, table: "t1", opened: shown(first, 0) });
    expect(openable(first, 0)).toMatchObject({ nonce: one.nonce });
    for (const other of [
      asked(pledge, pledgeOf("c".repeat(32))),
      asked(pledge, null),
      asked(pledge, pledgeOf(THEIRS), { commitment: "another" }),
      asked(pledge, pledgeOf(THEIRS), { game_no: 4 }),
    ])
      expect(openable(other, 0)).toBe("twice");
  });
});

describe("the page of a table", () => {
  beforeEach(() => localStorage.clear());
  const you = { id: "p1", chairs: [0], seats: [], commands: {} };

  it("sends a nonce until the table has taken it, and then never again", async () => {
    const pledge = newPledge();
    const state = asked(pledge, pledgeOf(THEIRS));
    const ask = vi.fn().mockResolvedValueOnce({ type: "refused" }).mockResolvedValue({ type: "ack" });
    const page = (): void => {
      const seen = { id: "t1", meta: signal<Meta | null>(state), you: signal(you), ask };
      openNonces(seen as unknown as Table)();
    };
    for (const sent of [1, 2, 2]) {
      page();
      await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(sent));
      await new Promise((settled) => setTimeout(settled));
      expect(ask).toHaveBeenCalledTimes(sent);
    }
    expect(kept(pledge)?.taken).toBe(true);
  });
});

interface Line {
  by?: number;
  command?: Record<string, unknown>;
  pledged?: Record<string, string>;
  start?: { no: number; commitment: string; nonces: Record<string, string> };
  [more: string]: unknown;
}

function chained(entries: Line[]): string {
  let prev = "0".repeat(64);
  const lines = entries.map((entry, index) => {
    const line = JSON.stringify({ rev: index + 1, at: 1, command: { do: "submit" }, ...entry, prev });
    prev = sha256(new TextEncoder().encode(line));
    return line;
  });
  return lines.join("\n");
}

describe("a log with pledges", () => {
  let mine = "";
  let pledge = "";

  /** A game of Aki and Bo, whose nonce is `theirs`, with all that depends on the nonces made good. */
  function story(mine: string, theirs: string): Line[] {
    const nonces = { "0": mine, "1": theirs };
    const pledged = { "0": pledgeOf(mine), "1": pledgeOf(theirs) };
    const key = gameKey(unhex(SECRET) ?? new Uint8Array(), nonces, "t1", 1);
    const ranges = [6, 6, 6, 6];
    const drawn = { n: 0, label: "dice", ranges, numbers: numbers(key, 0, "dice", ranges) };
    return [
      { command: { do: "open", table: "t1", chance: 2 }, commit: COMMITMENT },
      { command: { do: "join", pledge: pledged["0"] } },
      { command: { do: "join", pledge: pledged["1"] } },
      { by: 1, command: { do: "start" }, pledged },
      { by: 0, command: { do: "open-nonce", nonce: mine } },
      {
        by: 1,
        command: { do: "open-nonce", nonce: theirs },
        start: { no: 1, commitment: COMMITMENT, nonces },
        draws: [drawn],
      },
      { reveal: { no: 1, secret: SECRET }, commit: "next" },
    ];
  }

  const judged = (lines: Line[]) => compare(entriesOf(chained(lines)), ofTable("t1"));

  beforeEach(() => {
    localStorage.clear();
    pledge = newPledge();
    const one = openable(asked(pledge, pledgeOf(THEIRS)), 0);
    if (typeof one === "string") throw new Error(one);
    mine = one.nonce;
    const opened = shown(asked(pledge, pledgeOf(THEIRS)), 0);
    keep(pledge, { ...one, table: "t1", opened, taken: true });
  });

  it("is good when it has what this device sent", () => {
    const lines = story(mine, THEIRS);
    expect(verifyLog(chained(lines))).toMatchObject({ bad: null, games: 1, draws: 1 });
    expect(judged(lines)).toEqual([{ no: 1, is: "sent" }]);
  });

  it("names a nonce that was not pledged, and a game that takes others than were opened", () => {
    const other = story(mine, THEIRS);
    other[4] = { by: 0, command: { do: "open-nonce", nonce: "c".repeat(32) } };
    expect(verifyLog(chained(other))).toMatchObject({ bad: 5, why: "nonce" });
    for (const nonces of [{}, { "0": mine }, { "0": mine, "1": "c".repeat(32) }]) {
      const lines = story(mine, THEIRS);
      lines[5] = { ...lines[5], start: { no: 1, commitment: COMMITMENT, nonces } };
      expect(verifyLog(chained(lines))).toMatchObject({ bad: 6, why: "nonce" });
    }
  });

  it("shows this device what no other can know: its own nonce and pledge were swapped throughout", () => {
    const lines = story("c".repeat(32), THEIRS);
    expect(verifyLog(chained(lines)).bad).toBeNull();
    expect(judged(lines)).toEqual([{ no: 1, is: "pledge" }]);
  });

  it("shows this device that another's pledge was changed after it had opened", () => {
    const lines = story(mine, "d".repeat(32));
    expect(verifyLog(chained(lines)).bad).toBeNull();
    expect(judged(lines)).toEqual([{ no: 1, is: "pledge" }]);
  });

  it("shows this device that the hall kept what it had opened and asked anew", () => {
    const off = { by: 1, command: { do: "overdue" }, reveal: { no: 1, secret: SECRET }, commit: "next" };
    const lines = [...story(mine, THEIRS).slice(0, 4), off];
    expect(verifyLog(chained(lines))).toMatchObject({ bad: null, calledOff: [5] });
    expect(judged(lines)).toEqual([{ no: 1, is: "nonce" }]);
    const one = kept(pledge);
    if (one !== null) keep(pledge, { ...one, taken: false });
    expect(judged(lines), "what may not have arrived").toEqual([]);
  });

  it("says that a game began without what was pledged", () => {
    const other = newPledge();
    settle(other, "t1");
    const lines = story(mine, THEIRS);
    lines.splice(3, 0, { by: 0, command: { do: "start", pledge: other } });
    expect(judged(lines), "another number of this device was taken").toEqual([{ no: 1, is: "sent" }]);
    localStorage.removeItem(`hiroma:nonce:${pledge}`);
    expect(judged(lines)).toEqual([{ no: 1, is: "unused" }]);
  });

  it("names a pledge that the log does not know", () => {
    const other = newPledge();
    settle(other, "t1");
    expect(judged(story(mine, THEIRS)).map(({ is }) => is)).toContain("pledge");
  });
});
