import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restWhenIdle, stir } from "../src/ui/ambience";

const SOURCES = join(import.meta.dirname, "../src");
const still = (): boolean => document.documentElement.dataset["ambience"] === "still";

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = restWhenIdle();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("stands still when nobody touches the page and nothing happens", () => {
  vi.advanceTimersByTime(11_000);
  expect(still()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(still()).toBe(true);
});

it("moves again for a touch, a key, or something that happens", () => {
  for (const sign of [
    () => dispatchEvent(new Event("pointerdown")),
    () => dispatchEvent(new Event("keydown")),
    stir,
  ]) {
    vi.advanceTimersByTime(20_000);
    expect(still()).toBe(true);
    sign();
    expect(still()).toBe(false);
  }
});

it("keeps moving while the pointer does", () => {
  for (let n = 0; n < 300; n += 1) {
    vi.advanceTimersByTime(100);
    dispatchEvent(new Event("pointermove"));
    expect(still()).toBe(false);
  }
});

it("is heeded by everything that moves without end", () => {
  const styles = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".css"),
  );
  let found = 0;
  for (const path of styles)
    for (const [, rest] of readFileSync(join(SOURCES, path), "utf8").matchAll(
      /animation: [^;]*\binfinite\b[^;]*;([^}]*)/g,
    )) {
      found += 1;
      expect(rest, path).toContain("animation-play-state: var(--ambience, running);");
    }
  expect(found).toBeGreaterThan(5);
});
