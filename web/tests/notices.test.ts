import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accepted, dismiss, hold, notices, notify, warn } from "../src/ui/notices";
import { play } from "../src/ui/sound/play";

vi.mock("../src/ui/sound/play", () => ({ play: vi.fn() }));

const shown = (): string[] => notices.value.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
});
afterEach(() => {
  for (const { n } of notices.value) dismiss(n);
  vi.useRealTimers();
});

it("a notice goes by itself", () => {
  notify("Saved");
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6_999);
  expect(shown()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("a refusal is heard, and goes when something else is taken", () => {
  notify("Saved");
  warn("Not your turn");
  expect(play).toHaveBeenCalledExactlyOnceWith("refusal");
  accepted();
  expect(shown()).toEqual(["Saved"]);
});

it("stays while the reader is at it, and afterwards for its whole time", () => {
  warn("Not your turn");
  vi.advanceTimersByTime(6_000);
  hold(true);
  warn("Not your turn either");
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(2);
  hold(false);
  vi.advanceTimersByTime(6_999);
  expect(shown()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("what is closed while it is held leaves nothing held", () => {
  warn("Not your turn");
  hold(true);
  dismiss(notices.value[0]?.n ?? 0);
  warn("Not your turn either");
  vi.advanceTimersByTime(7_000);
  expect(shown()).toEqual([]);
});
