import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Follower } from "../src/net/connection";
import type { ServerFrame } from "../src/wire/types";
import { FakeSocket, welcome } from "./fake-socket";

const follower = (rev = 0): Follower & { got: ServerFrame[] } => {
  const got: ServerFrame[] = [];
  return { got, rev: () => rev, receive: (frame) => got.push(frame) };
};

describe("the connection", () => {
  let reloads = 0;
  const line = (): Connection =>
    new Connection(
      () => new FakeSocket(),
      () => "ja",
      () => (reloads += 1),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.all = [];
    reloads = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("says hello with what it follows, and asks for tables followed later", () => {
    const one = line();
    one.follow("t1", follower(7));
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", version: 1, locale: "ja", watch: { t1: 7 } }]);
    const stop = one.follow("lobby", follower());
    stop();
    expect(FakeSocket.last.sent.slice(1)).toEqual([
      { type: "watch", table: "lobby", rev: 0 },
      { type: "unwatch", table: "lobby" },
    ]);
    expect(one.me.value?.name).toBe("Aki");
  });

  it("asks for a table followed between hello and welcome", () => {
    const one = line();
    one.follow("t1", follower(7));
    FakeSocket.last.onopen?.();
    one.follow("t2", follower(3));
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: "watch", table: "t2", rev: 3 }]);
  });

  it("lets go of a table that was left between hello and welcome", () => {
    const one = line();
    const stop = one.follow("t1", follower(7));
    one.follow("t2", follower(3));
    FakeSocket.last.onopen?.();
    stop();
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: "unwatch", table: "t1" }]);
  });

  it("keeps commands until they are answered and sends them again under the same id", async () => {
    const one = line();
    const answer = one.command("t1", "join", { nonce: "00" }, 3);
    FakeSocket.last.welcome();
    const first = FakeSocket.last.of("command");
    expect(first).toMatchObject([{ table: "t1", name: "join", args: { nonce: "00" }, rev: 3 }]);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.welcome();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.of("command")).toEqual(first);
    FakeSocket.last.say({ type: "ack", id: first[0]?.id ?? "", table: "t1", rev: 4, reply: null });
    expect(await answer).toMatchObject({ type: "ack", rev: 4 });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of("command")).toEqual([]);
  });

  it("waits longer after each failure, and not at all when the network is back", () => {
    line();
    for (const wait of [400, 800, 1_600]) {
      FakeSocket.last.drop();
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    FakeSocket.last.drop();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("asks a quiet server for a sign of life and leaves one that stays silent", () => {
    const one = line();
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(6_000);
    const socket = FakeSocket.last;
    expect(socket.of("ping")).toHaveLength(1);
    socket.say({ type: "pong", at: 0, now: 0 });
    vi.advanceTimersByTime(6_000);
    expect(socket.of("ping")).toHaveLength(2);
    expect(one.status.value).toBe("open");
    vi.advanceTimersByTime(14_000);
    expect(socket.closed).toBe(true);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("does as it is told when the server says bye", () => {
    const one = line();
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "bye", why: "restart", retry_after: 5 });
    expect(one.status.value).toBe("lost");
    vi.advanceTimersByTime(6_200);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "bye", why: "version", retry_after: 1 });
    expect(reloads).toBe(1);
  });

  it.each([
    [0, 5_000],
    [1, 7_500],
  ])("never comes back earlier than the server says, by chance %f", (chance, after) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    line();
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "bye", why: "flood", retry_after: 5 });
    vi.advanceTimersByTime(after - 1);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("drops what waits when somebody else has signed in: it is not theirs to say", async () => {
    const one = line();
    FakeSocket.last.welcome();
    const answer = one.command("t1", "join", {}, 3);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.onopen?.();
    FakeSocket.last.say(welcome({ id: "p2", name: "Bo", face: "", locale: "en", account: true }));
    expect(reloads).toBe(1);
    expect(FakeSocket.last.of("command")).toEqual([]);
    expect(await answer).toMatchObject({ type: "refused", code: "offline" });
  });

  it("asks again, on the same line, what the hall could not look up or keep", async () => {
    const one = line();
    one.follow("t1", follower(7));
    FakeSocket.last.onopen?.();
    const away = {
      type: "refused",
      code: "store-away",
      clause: null,
      what: { seconds: 2 },
      table: null,
    } as const;
    FakeSocket.last.say({ ...away, id: "" });
    expect(one.away.value).toBe(true);
    vi.advanceTimersByTime(2_100);
    expect(FakeSocket.last.of("hello")).toHaveLength(2);
    FakeSocket.last.say(welcome());
    expect(one.away.value).toBe(false);
    const answer = one.command("t1", "join");
    const [first] = FakeSocket.last.of("command");
    FakeSocket.last.say({ ...away, id: first?.id ?? "", table: "t1" });
    FakeSocket.last.say({ ...away, id: "", table: "t1" });
    expect(one.away.value).toBe(true);
    vi.advanceTimersByTime(2_100);
    expect(FakeSocket.last.of("command")).toEqual([first, first]);
    expect(FakeSocket.last.of("watch")).toEqual([{ type: "watch", table: "t1", rev: 7 }]);
    FakeSocket.last.say({ type: "ack", id: first?.id ?? "", table: "t1", rev: 8, reply: null });
    expect(await answer).toMatchObject({ type: "ack", rev: 8 });
    expect(one.away.value).toBe(false);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("hands frames to those who follow their table", () => {
    const one = line();
    const mine = follower();
    one.follow("t1", mine);
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "presence", table: "t1", online: [], watchers: 2 });
    FakeSocket.last.say({ type: "presence", table: "t2", online: [], watchers: 2 });
    FakeSocket.last.say({
      type: "refused",
      id: "",
      code: "no-such-table",
      clause: null,
      what: {},
      table: "t1",
    });
    expect(mine.got.map((frame) => frame.type)).toEqual(["presence", "refused"]);
  });

  it("counts what comes from a table that was left just before, as the hall did not know yet", () => {
    const one = line();
    const leave = one.follow("t1", follower());
    FakeSocket.last.welcome();
    const entry = { type: "events", table: "t1", rev: 5 } as ServerFrame;
    FakeSocket.last.say(entry);
    expect(one.strays.value).toBe(0);
    leave();
    FakeSocket.last.say(entry);
    expect(one.strays.value).toBe(1);
  });
});
