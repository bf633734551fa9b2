import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection } from "../src/net/connection";
import { reload } from "../src/net/reload";
import { FakeSocket, welcome } from "./fake-socket";

let reloads: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  FakeSocket.all = [];
  reloads = vi.fn();
  vi.stubGlobal("location", { reload: reloads });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a page that was just reloaded goes when somebody else is signed in, and waits for another build", () => {
  new Connection(
    () => new FakeSocket(),
    () => "en",
    reload,
  );
  FakeSocket.last.welcome();
  FakeSocket.last.say({ type: "bye", why: "version", retry_after: 0 });
  expect(reloads).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.welcome();
  FakeSocket.last.say({ type: "bye", why: "version", retry_after: 0 });
  expect(reloads).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  FakeSocket.last.onopen?.();
  FakeSocket.last.say(welcome({ id: "p2", name: "Bo", face: "", locale: "en", account: true }));
  expect(reloads).toHaveBeenCalledTimes(2);
});
