import { afterEach, beforeEach, expect, it, vi } from "vitest";
import table from "../../src/hiroma/table/text/en.ftl?raw";
import { click, draw, one, texts } from "../src/boards/kit/tests/mount";
import { desk } from "../src/pages/books/desk";
import { EditPage } from "../src/pages/books/edit";
import { BooksPage } from "../src/pages/books/page";
import { SlowHall } from "./slow-hall";

vi.mock("../src/ui/i18n", async (original) => ({
  ...(await original<typeof import("../src/ui/i18n")>()),
  learn: () => Promise.resolve(),
}));

const AWAY = "The hall cannot reach its records just now. Please try again in a moment.";
let slow: SlowHall;

beforeEach(() => {
  slow = new SlowHall();
  desk.value = null;
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it("a library that does not come says why, and comes when it is asked for again", async () => {
  const page = draw(<BooksPage />, [table]);
  await slow.refuse("store-away");
  expect(page.textContent).not.toContain("Nobody has published a book yet.");
  expect(one(page, "[role=alert]").textContent).toContain(AWAY);
  click(one(page, "[role=alert] button"));
  await slow.answer([]);
  expect(texts(page, "[role=alert]")).toEqual([]);
  expect(one(page, ".empty").textContent).toContain("Nobody has published a book yet.");
});

it.each([["mine"], [null]])("a book that cannot be written now is not said to be none: %s", async (name) => {
  const page = draw(<EditPage name={name} />, [table]);
  await slow.refuse("store-away");
  expect(page.textContent).toContain(AWAY);
  expect(page.textContent).not.toContain("There is no such book.");
});

it("a book that is none is said to be so", async () => {
  const page = draw(<EditPage name="mine" />, [table]);
  await slow.refuse("no-such-book");
  expect(page.textContent).toContain("There is no such book.");
});
