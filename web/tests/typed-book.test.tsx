import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import designed from "../../src/hiroma/games/hidden_rooms/parts/designed-five.json";
import table from "../../src/hiroma/table/text/en.ftl?raw";
import words from "../src/boards/hidden-rooms/text/en.ftl?raw";
import { click, draw, settled } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import { desk, editions, left } from "../src/pages/books/desk";
import { EditPage } from "../src/pages/books/edit";
import type { Book } from "../src/wire/hidden-rooms";
import type { BookPage, Checked } from "../src/wire/http";

vi.mock("../src/ui/i18n", async (original) => ({
  ...(await original<typeof import("../src/ui/i18n")>()),
  learn: () => Promise.resolve(),
}));

const mine = { ...(designed as unknown as Book), key: "mine", author: "Aki" };
const published = (book: Book, changed: number): BookPage => ({ book, changed, mine: true }) as BookPage;
let answer: (said: { key: string }) => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  desk.value = null;
  const waiting = new Promise<{ key: string }>((done) => (answer = done));
  vi.spyOn(api, "book").mockResolvedValue(published(mine, 1));
  vi.spyOn(api, "publish").mockReturnValue(waiting);
  vi.spyOn(api, "revise").mockReturnValue(waiting);
  vi.spyOn(api, "checkBook").mockResolvedValue({ findings: [], unwon: [], tries: [] } as unknown as Checked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function write(name: string | null): Promise<HTMLElement> {
  const page = draw(<EditPage name={name} />, [words, table]);
  await settled();
  vi.advanceTimersByTime(350);
  await settled();
  return page;
}

function type(page: HTMLElement, text: string): void {
  const label = [...page.querySelectorAll("label")].find((each) => each.textContent.startsWith("Licence"));
  const field = page.querySelector<HTMLInputElement>(`[id="${label?.htmlFor ?? ""}"]`);
  if (field === null) throw new Error("no such field");
  void act(() => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function press(page: HTMLElement, text: string): void {
  const found = [...page.querySelectorAll("button")].find((each) => each.textContent.trim() === text);
  if (found === undefined) throw new Error(`no button ${text}`);
  click(found);
}

async function publish(page: HTMLElement, text: string, typed: string | null): Promise<void> {
  press(page, text);
  if (typed !== null) type(page, typed);
  answer({ key: "mine" });
  await settled();
}

it.each([
  [null, "Publish"],
  ["mine", "Publish this edition"],
])(
  "what an author types while a book is being published is offered as another edition: %s",
  async (name, text) => {
    if (name === null) desk.value = mine;
    await publish(await write(name), text, "typed late");
    const found = editions(published(mine, 2));
    expect(found.book.license).toBe(mine.license);
    expect(found.older?.license).toBe("typed late");
    if (name === null) expect([desk.value, left()]).toEqual([null, null]);
  },
);

it.each([
  [null, "Publish"],
  ["mine", "Publish this edition"],
])("a book that nobody changed meanwhile leaves nothing behind: %s", async (name, text) => {
  if (name === null) desk.value = mine;
  await publish(await write(name), text, null);
  expect(editions(published(mine, 2)).older).toBeNull();
  expect([desk.value, left()]).toEqual([null, null]);
});
