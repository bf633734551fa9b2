import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pledgeOf } from "../src/net/chance";
import { api } from "../src/net/api";
import { hall } from "../src/net/hall";
import { Failure } from "../src/net/http";
import { kept, newPledge, settle } from "../src/net/nonces";
import { openElsewhere } from "../src/pages/table/opening";
import { meta, state, you } from "./fake-socket";

const away = new Failure({ code: "offline", clause: null, what: {} });
let pledge: string;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  pledge = newPledge();
  settle(pledge, "t1");
  const [first, ...others] = meta().chairs;
  if (first === undefined) throw new Error("no chair");
  const waits = meta({
    chairs: [{ ...first, pledge }, ...others],
    starting: { waiting: [0], deadline: 0 },
  });
  vi.spyOn(api, "table").mockResolvedValue(state(5, [], { meta: waits, you }));
});
afterEach(() => {
  stop();
  hall.turn.value = null;
  vi.useRealTimers();
});

/** The hall says that a table waits for the reader, who is on another page. */
async function called(): Promise<void> {
  hall.turn.value = { type: "turn", table: "t1", game: "cant-stop", waits: true };
  stop = openElsewhere();
  await vi.advanceTimersByTimeAsync(0);
}

it("a nonce that did not arrive is sent again, and no more once the table has it", async () => {
  const command = vi
    .spyOn(api, "command")
    .mockRejectedValueOnce(away)
    .mockResolvedValue(null as never);
  await called();
  expect(command).toHaveBeenCalledTimes(1);
  expect(kept(pledge)?.taken).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(command).toHaveBeenCalledTimes(2);
  expect(command).toHaveBeenLastCalledWith("t1", "open-nonce", { nonce: kept(pledge)?.nonce });
  expect(pledgeOf(kept(pledge)?.nonce ?? "")).toBe(pledge);
  expect(kept(pledge)?.taken).toBe(true);
});

it("a table that cannot be looked at is looked at again", async () => {
  vi.mocked(api.table).mockRejectedValueOnce(away);
  const command = vi.spyOn(api, "command").mockResolvedValue(null as never);
  await called();
  expect(command).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(command).toHaveBeenCalledTimes(1);
});

it("a nonce that the table refuses is not sent for ever", async () => {
  const refused = new Failure({ code: "nonce-open", clause: null, what: {} });
  const command = vi.spyOn(api, "command").mockRejectedValue(refused);
  await called();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(command).toHaveBeenCalledTimes(1);
});
