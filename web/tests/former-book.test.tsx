import { act } from "preact/test-utils";
import { beforeEach, expect, it, vi } from "vitest";
import designed from "../../src/hiroma/games/hidden_rooms/parts/designed-five.json";
import table from "../../src/hiroma/table/text/en.ftl?raw";
import words from "../src/boards/hidden-rooms/text/en.ftl?raw";
import { click, draw, one, settled } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import { begin, desk, former } from "../src/pages/books/desk";
import { EditPage } from "../src/pages/books/edit";
import type { Book } from "../src/wire/hidden-rooms";
import type { BookPage, Checked, Me } from "../src/wire/http";

vi.mock("../src/ui/i18n", async (original) => ({
  ...(await original<typeof import("../src/ui/i18n")>()),
  learn: () => Promise.resolve(),
}));

const theirs = { ...(designed as unknown as Book), key: "theirs", author: "Bo" };

beforeEach(() => {
  vi.restoreAllMocks();
  desk.value = null;
  localStorage.clear();
  vi.spyOn(api, "book").mockResolvedValue({ book: theirs } as BookPage);
  vi.spyOn(api, "me").mockResolvedValue({ name: "Aki" } as Me);
  vi.spyOn(api, "checkBook").mockResolvedValue({ findings: [], unwon: [] } as unknown as Checked);
});

async function write(): Promise<HTMLElement> {
  const page = draw(<EditPage name={null} />, [words, table]);
  await settled();
  return page;
}

const change = (license: string): void =>
  void act(() => {
    if (desk.value !== null) desk.value = { ...desk.value, license };
  });

it("a book that is being written is kept when a copy of another takes its place, and can be taken up again", async () => {
  await write();
  change("mine, of many evenings");
  const mine = desk.value;
  begin(theirs);
  const page = await write();
  change("a try with the copy");
  const copy = desk.value;
  expect(copy?.author).toBe("Bo");
  click(one(page, ".older button"));
  expect(desk.value).toEqual(mine);
  // Both are kept: the copy has been changed, too.
  expect(former()).toEqual(copy);
  expect(page.querySelector(".older")).toBeNull();
});

it("a book that nobody has changed gives way to a copy without a word", async () => {
  await write();
  begin(theirs);
  begin(theirs);
  expect((await write()).querySelector(".older")).toBeNull();
});

it("books that were replaced one after another are all kept", async () => {
  await write();
  change("mine");
  const mine = desk.value;
  begin(theirs);
  change("a try with the copy");
  const copy = desk.value;
  begin(theirs);
  expect(former()).toEqual(copy);
  click(one(await write(), ".older button"));
  expect([desk.value, former()]).toEqual([copy, mine]);
});

it("copies that are only looked at do not take the place of the book that is kept", async () => {
  await write();
  change("mine");
  const mine = desk.value;
  begin(theirs);
  begin(theirs);
  expect(former()).toEqual(mine);
});
