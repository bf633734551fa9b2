import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import { Connection } from "../src/net/connection";
import { leftAt } from "../src/pages/table/left";
import { HIDDEN_MS } from "../src/pages/table/letting-go";
import { Table } from "../src/pages/table/table";
import type { Events } from "../src/wire/types";
import { entry, FakeSocket, meta, state } from "./fake-socket";

const events = (rev: number): Events => ({
  type: "events",
  table: "t1",
  rev,
  happened: entry(rev, [{ event: "readied", chair: 0 }]),
  game: null,
  meta: null,
  you: null,
  ack: null,
});

describe("a table", () => {
  let table: Table;

  beforeEach(() => {
    FakeSocket.all = [];
    const line = new Connection(
      () => new FakeSocket(),
      () => "en",
      () => undefined,
    );
    table = new Table("t1", line);
    line.follow("t1", table);
    FakeSocket.last.welcome();
    FakeSocket.last.sent.length = 0;
  });

  it("tells what was missed until that is understood, also after a reload", () => {
    const told = (revs: number[]) => revs.map((rev) => entry(rev, [{ event: "readied", chair: 0 }]));
    const revs = (one: Table): number[] => one.missed.value.map(({ rev }) => rev);
    const reloaded = (): Table =>
      new Table(
        "t1",
        new Connection(
          () => new FakeSocket(),
          () => "en",
          () => undefined,
        ),
      );
    sessionStorage.clear();
    table.receive({ type: "missed", table: "t1", happened: told([4, 5]) });
    const again = reloaded();
    again.receive({ type: "missed", table: "t1", happened: told([5, 7]) });
    expect(revs(again)).toEqual([4, 5, 7]);
    again.understood();
    expect([revs(again), revs(reloaded())]).toEqual([[], []]);
  });

  it("has seen nothing before the socket has shown it, so that the hall tells what was missed", async () => {
    const asked = vi.spyOn(api, "table").mockResolvedValue(state(2, [entry(1), entry(2)]));
    table.open();
    await vi.waitFor(() => expect(table.meta.value).not.toBeNull());
    expect(table.rev()).toBe(0);
    table.receive(state(2, [entry(1), entry(2)]));
    expect(table.rev()).toBe(2);
    asked.mockRestore();
  });

  it("looks again for a table that may be about to open, a few times", async () => {
    vi.useFakeTimers();
    const asked = vi.spyOn(api, "table").mockRejectedValue(new Error("no-such-table"));
    const close = table.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.lost.value).toBe("no-such-table");
    expect(asked.mock.calls).toHaveLength(4);
    close();
    const other = new Table("t2", (table as unknown as { line: Connection }).line);
    const over = other.open();
    await vi.advanceTimersByTimeAsync(1_000);
    asked.mockResolvedValue(state(2, [entry(1), entry(2)]));
    await vi.advanceTimersByTimeAsync(4_000);
    expect([other.lost.value, other.meta.value === null]).toEqual([null, false]);
    over();
    asked.mockRestore();
    vi.useRealTimers();
  });

  it("grows by events in order and ignores what it has seen", () => {
    table.receive(state(2, [entry(1), entry(2)]));
    table.receive(events(3));
    table.receive(events(3));
    table.receive(events(2));
    expect(table.history.value.map((one) => one.rev)).toEqual([1, 2, 3]);
    expect(table.happened.value).toEqual({ rev: 3, events: [{ event: "readied", chair: 0 }] });
    expect(table.rev()).toBe(3);
  });

  it("asks for what it missed when a rev is skipped", () => {
    table.receive(state(2, [entry(1), entry(2)]));
    table.receive(events(5));
    expect(table.rev()).toBe(2);
    expect(FakeSocket.last.sent).toEqual([{ type: "watch", table: "t1", rev: 2 }]);
    table.receive(state(5, [entry(3), entry(4), entry(5, ["new"])]));
    expect(table.history.value.map((one) => one.rev)).toEqual([1, 2, 3, 4, 5]);
    expect(table.happened.value).toEqual({ rev: 5, events: ["new"] });
  });

  it("shows the position at once after a long absence", () => {
    table.receive(state(2, [entry(1), entry(2)]));
    table.receive(state(50, [entry(48), entry(49), entry(50)]));
    expect(table.history.value.map((one) => one.rev)).toEqual([48, 49, 50]);
    expect(table.happened.value).toBeNull();
  });

  it("never goes back to an older state", () => {
    table.receive(state(5, [entry(5)]));
    table.receive(state(3, [entry(3)]));
    expect(table.rev()).toBe(5);
  });

  describe("whose page is hidden", () => {
    const hide = (hidden: boolean): void => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const days = { status: "playing", clock: { minutes: 0, seconds: 0, days: 2 } } as const;
    const sent = (): string[] => FakeSocket.last.sent.map(({ type }) => type);
    let stop: () => void;

    beforeEach(() => {
      vi.useFakeTimers();
      vi.spyOn(api, "table").mockRejectedValue(new Error("offline"));
      stop = table.open();
      table.receive(state(2, [entry(1), entry(2)], { meta: meta(days) }));
      FakeSocket.last.sent.length = 0;
    });

    afterEach(() => {
      hide(false);
      stop();
      vi.restoreAllMocks();
      vi.useRealTimers();
    });

    it("was left when it was hidden, not when the browser puts it away later", () => {
      hide(true);
      table.receive(events(3));
      dispatchEvent(new Event("pagehide"));
      expect(leftAt("t1")).toBe(2);
      stop();
      expect(leftAt("t1")).toBe(2);
    });

    it("is let go of after a while, and followed again when somebody looks", () => {
      hide(true);
      vi.advanceTimersByTime(HIDDEN_MS - 1);
      expect(sent()).not.toContain("unwatch");
      vi.advanceTimersByTime(1);
      expect(FakeSocket.last.of("unwatch")).toEqual([{ type: "unwatch", table: "t1" }]);
      hide(false);
      expect(FakeSocket.last.of("watch")).toEqual([{ type: "watch", table: "t1", rev: 2 }]);
    });

    it("is not let go of when somebody looks in time, nor where a turn takes minutes", () => {
      hide(true);
      vi.advanceTimersByTime(HIDDEN_MS - 1);
      hide(false);
      vi.advanceTimersByTime(HIDDEN_MS);
      table.receive(
        state(3, [entry(3)], { meta: meta({ ...days, clock: { minutes: 5, seconds: 0, days: 0 } }) }),
      );
      hide(true);
      vi.advanceTimersByTime(HIDDEN_MS);
      expect(sent()).not.toContain("unwatch");
    });

    it("still learns of the turn", async () => {
      hide(true);
      vi.advanceTimersByTime(HIDDEN_MS);
      const asked = vi.spyOn(api, "table").mockResolvedValue(state(3, [entry(3)], { meta: meta(days) }));
      asked.mockClear();
      FakeSocket.last.say({ type: "turn", table: "other", game: "cant-stop", waits: true });
      expect(asked).not.toHaveBeenCalled();
      FakeSocket.last.say({ type: "turn", table: "t1", game: "cant-stop", waits: true });
      await vi.waitFor(() => expect(table.history.value.at(-1)?.rev).toBe(3));
      expect(sent()).not.toContain("watch");
    });
  });

  it("counts a chat line once", () => {
    const line = { n: 1, at: 0, player: "p1", name: "Aki", chair: 0, text: "hi" };
    table.receive({ type: "chat", table: "t1", line });
    table.receive(state(1, [entry(1)], { chat: [line] }));
    expect(table.chat.value).toEqual([line]);
  });
});
