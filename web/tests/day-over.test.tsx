import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draw, fire, one } from "../src/boards/kit/tests/mount";
import { DailyPage } from "../src/pages/daily/page";
import type { DayPage } from "../src/wire/http";
import { settled, SlowHall } from "./slow-hall";

const MIDNIGHT = Date.UTC(2026, 0, 31);
const HOUR_MS = 3_600_000;
const LOOK = "GET /api/daily?game=pile";
let slow: SlowHall;

beforeEach(() => {
  slow = new SlowHall();
  vi.useFakeTimers({ now: MIDNIGHT - 3 * HOUR_MS, toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const today = (day: string, ends: number): DayPage => ({
  game: "pile",
  day,
  ends: ends / 1000,
  rivals: [],
  commitment: "",
  secret: null,
  mine: null,
  tries: 0,
  board: [],
  before: null,
  unranked: null,
});

/** Answers the questions of the parts of the page, until nothing is asked but for the day. */
async function others(): Promise<void> {
  while (slow.next !== undefined && slow.next !== LOOK)
    await slow.answer(slow.next.includes("calendar") ? { streak: 0, longest: 0, days: [] } : []);
}

/** Answers the question for the day. */
async function answer(day: DayPage): Promise<void> {
  await others();
  await slow.answer(day);
  await others();
}

async function open(): Promise<HTMLElement> {
  const page = draw(<DailyPage game="pile" day={null} />, []);
  await answer(today("2026-01-30", MIDNIGHT));
  return page;
}

const asks = (): number => slow.asked.filter((asked) => asked === LOOK).length;

it("a page that stays open tells the hours that are left, and then the next day", async () => {
  const page = await open();
  expect(page.textContent).toContain("3 hours are left.");
  vi.advanceTimersByTime(HOUR_MS);
  await settled();
  expect(page.textContent).toContain("2 hours are left.");
  expect(asks()).toBe(1);
  vi.advanceTimersByTime(2 * HOUR_MS);
  await answer(today("2026-01-31", MIDNIGHT + 24 * HOUR_MS));
  expect(one(page, ".daily-date").textContent).toContain("31");
  expect(page.textContent).toContain("24 hours are left.");
  expect(slow.asked.filter((asked) => asked === "GET /api/daily/games")).toHaveLength(2);
});

it("a page that slept over midnight looks again when its reader comes back", async () => {
  await open();
  vi.setSystemTime(MIDNIGHT + 8 * HOUR_MS);
  fire(document, new Event("visibilitychange"));
  await settled();
  expect(asks()).toBe(2);
});

it("a day that cannot be asked for again stays", async () => {
  const page = await open();
  vi.setSystemTime(MIDNIGHT + HOUR_MS);
  fire(document, new Event("visibilitychange"));
  await others();
  await slow.refuse("store-away");
  expect(one(page, ".daily-date").textContent).toContain("30");
});
