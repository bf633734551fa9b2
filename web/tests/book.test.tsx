import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "preact";
import { click, draw, one, texts } from "../src/boards/kit/tests/mount";
import { BookPage } from "../src/pages/books/book";
import { settled, SlowHall } from "./slow-hall";

const LOOK = "GET /api/books/manor";
let slow: SlowHall;

beforeEach(() => {
  slow = new SlowHall();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const book = {
  key: "manor",
  title: { en: "The manor", ja: "館", de: "Das Gut" },
  author: "Ann",
  license: "CC0",
  origin: "designed",
  stages: [],
};
const found = {
  book,
  by: "Ann",
  mine: false,
  play: "",
  findings: [],
  badge: { rates: [], grade: null, done: 0, total: 2 },
};

/** Answers what is asked until this is the next; says nothing of the games. */
async function until(next: string): Promise<void> {
  while (slow.next !== undefined && slow.next !== next) await slow.answer([]);
  expect(slow.next).toBe(next);
}

it("a book opens one table, also when play is pressed twice", async () => {
  const page = draw(<BookPage name="manor" />, []);
  await until(LOOK);
  await slow.answer(found);
  click(one(page, ".button.primary"));
  click(one(page, ".button.primary"));
  await settled();
  expect(slow.asked.filter((asked) => asked === "POST /api/tables")).toHaveLength(1);
});

it("a book that is measured stays when a look fails, and is looked at again, until the page goes", async () => {
  vi.useFakeTimers();
  const page = draw(<BookPage name="manor" />, []);
  await until(LOOK);
  await slow.answer(found);
  vi.advanceTimersByTime(1_500);
  expect(slow.next).toBe(LOOK);
  await slow.refuse("store-away");
  expect(one(page, "h1").textContent).toBe("The manor");
  vi.advanceTimersByTime(1_500);
  expect(slow.next).toBe(LOOK);
  render(null, page);
  await slow.answer(found);
  vi.advanceTimersByTime(10_000);
  expect(slow.next).toBeUndefined();
});

it("a book that cannot be had is said to be so", async () => {
  const page = draw(<BookPage name="manor" />, []);
  await until(LOOK);
  await slow.refuse("no-such-book");
  expect(texts(page, ".sheet a")).toHaveLength(1);
});
