import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clubs } from "../src/net/clubs";
import { Failure } from "../src/net/http";
import { comeInvited } from "../src/pages/table/club";
import type { TableClub } from "../src/wire/http";

const failure = (code: string): Failure => new Failure({ code, clause: null, what: {} });

beforeEach(() => {
  vi.useFakeTimers();
  vi.restoreAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

it("an invitation is shown again to a hall that was out of reach", async () => {
  history.replaceState(null, "", "/t/t1?invite=word");
  const come = vi.spyOn(clubs, "come").mockRejectedValueOnce(failure("offline"));
  come.mockResolvedValue({ welcome: true } as TableClub);
  const came = comeInvited("t1");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await came).toBe(true);
  expect(come.mock.calls).toEqual([
    ["t1", "word"],
    ["t1", "word"],
  ]);
});

it("a refused invitation is shown once, and so is one whose reader has left", async () => {
  for (const [table, code] of [
    ["t2", "no-such-invitation"],
    ["t3", "offline"],
  ] as const) {
    history.replaceState(null, "", `/t/${table}?invite=word`);
    const come = vi.spyOn(clubs, "come").mockReset().mockRejectedValue(failure(code));
    const came = comeInvited(table);
    await vi.advanceTimersByTimeAsync(0);
    history.replaceState(null, "", "/");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await came).toBe(false);
    expect(come).toHaveBeenCalledTimes(1);
  }
});
