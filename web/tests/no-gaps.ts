import { afterEach, beforeEach, expect, vi } from "vitest";

/** What was reported on the console while a test ran: no text may lack what it speaks of. */
const told: string[] = [];

beforeEach(() => {
  const say = console.error;
  vi.spyOn(console, "error").mockImplementation((...what: unknown[]) => {
    told.push(what.join(" "));
    say(...what);
  });
});

afterEach(() => {
  expect(told.splice(0).filter((line) => line.startsWith("text "))).toEqual([]);
});
