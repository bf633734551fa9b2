import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draw } from "../src/boards/kit/tests/mount";
import { useRecorded } from "../src/pages/table/result/recorded";

interface Found {
  recorded: boolean;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));

it("a game that is recorded late is shown without a reload, and nobody asks for ever", async () => {
  const asks = vi.fn<(table: string, no: number) => Promise<Found>>().mockResolvedValue({ recorded: false });
  const Probe = () => <p>{useRecorded(asks, "t1", 2, true) === null ? "waits" : "is there"}</p>;
  const page = draw(<Probe />, []);
  await later(5_000);
  expect([page.textContent, asks.mock.lastCall]).toEqual(["waits", ["t1", 2]]);
  asks.mockResolvedValueOnce({ recorded: true });
  await later(10_000);
  expect(page.textContent).toBe("is there");
  const other = draw(<Probe key="other" />, []);
  const before = asks.mock.calls.length;
  await later(120_000);
  expect([other.textContent, asks.mock.calls.length - before]).toEqual(["waits", 5]);
});
