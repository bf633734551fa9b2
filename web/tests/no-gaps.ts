import { afterEach, beforeEach, expect, vi } from "vitest";

/** Errors on the console while a test ran. A text without one of its arguments is reported there. */
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
