import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import designed from "../../src/hiroma/games/hidden_rooms/parts/designed-five.json";
import table from "../../src/hiroma/table/text/en.ftl?raw";
import { click, draw, one, settled } from "../src/boards/kit/tests/mount";
import words from "../src/boards/hidden-rooms/text/en.ftl?raw";
import { api } from "../src/net/api";
import { Failure } from "../src/net/http";
import { BookPage } from "../src/pages/books/book";
import { EditPage } from "../src/pages/books/edit";
import type { Book } from "../src/wire/hidden-rooms";
import type { BookPage as Page } from "../src/wire/http";

vi.mock("../src/ui/i18n", async (original) => ({
  ...(await original<typeof import("../src/ui/i18n")>()),
  learn: () => Promise.resolve(),
}));

const NONE = { rates: [], grade: null, done: 0, total: 0 };
const TRIES = ["one", "two", "three", "four", "five"];
const book = (author: string): Book => ({ ...(designed as unknown as Book), key: "mine", author });

/** The book as it is published, with the time of publication. */
let published: Page;
const publish = (author: string, changed: number): void => {
  published = {
    book: book(author),
    play: "",
    by: "",
    mine: true,
    changed,
    findings: [],
    badge: NONE,
  };
};

async function edit(): Promise<HTMLElement> {
  const page = draw(<EditPage name="mine" />, [words, table]);
  await settled();
  return page;
}

/** The second field: the title in English is the first, then come its other languages. */
const author = (page: HTMLElement): HTMLInputElement => {
  const found = [...page.querySelectorAll("label")].find(({ textContent }) =>
    textContent.startsWith("Author"),
  );
  return one(page, `[id="${found?.htmlFor ?? ""}"]`) as HTMLInputElement;
};

function type(field: HTMLInputElement, text: string): void {
  void act(() => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Let this time go by, in milliseconds. */
async function wait(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settled();
}

const button = (page: HTMLElement, text: string): Element => {
  const found = [...page.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  if (found === undefined) throw new Error(`no button ${text}`);
  return found;
};

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  publish("First", 1);
  vi.spyOn(api, "book").mockImplementation(() => Promise.resolve(published));
  vi.spyOn(api, "studyPath").mockReturnValue(new Promise(() => undefined));
  vi.spyOn(api, "checkBook").mockReturnValue(new Promise(() => undefined));
});

describe("another edition in the making", () => {
  it("is kept while its author is away", async () => {
    type(author(await edit()), "Changed");
    expect(author(await edit()).value).toBe("Changed");
  });

  it("that nobody has changed gives way to what was published since", async () => {
    await edit();
    publish("Second", 2);
    expect(author(await edit()).value).toBe("Second");
  });

  it("made from an older edition waits until its author takes it up", async () => {
    type(author(await edit()), "Changed");
    publish("Second", 2);
    expect(author(await edit()).value).toBe("Second");
    const page = await edit();
    expect(author(page).value).toBe("Second");
    click(one(page, ".older button"));
    expect(author(page).value).toBe("Changed");
    expect(page.querySelector(".older")).toBeNull();
    expect(author(await edit()).value).toBe("Changed");
  });
});

describe("two clicks", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, "games").mockResolvedValue([]);
    // The first is under way.
    for (const ask of ["open", "withdraw", "publish", "revise"] as const)
      vi.spyOn(api, ask).mockReturnValue(new Promise<never>(() => undefined));
    vi.mocked(api.checkBook).mockResolvedValue({ book: null, findings: [], tries: TRIES, unwon: [] });
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ["Play this book", "open", () => <BookPage name="mine" />],
    ["Try this stage", "open", () => <EditPage name="mine" />],
    ["Publish this edition", "revise", () => <EditPage name="mine" />],
  ] as const)("on “%s” do it once", async (text, ask, view) => {
    const page = draw(view(), [words]);
    await settled();
    await wait(350);
    click(button(page, text));
    click(button(page, text));
    expect(api[ask]).toHaveBeenCalledOnce();
  });
});

describe("the check of a book", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, "open").mockReturnValue(new Promise<never>(() => undefined));
    vi.mocked(api.checkBook).mockResolvedValue({ book: null, findings: [], tries: TRIES, unwon: [] });
  });
  afterEach(() => vi.useRealTimers());

  it("that has not come yet lets nothing be tried or published", async () => {
    const page = await edit();
    await wait(350);
    type(author(page), "Changed");
    for (const text of ["Try this stage", "Publish this edition"])
      expect(button(page, text).getAttribute("aria-disabled")).toBe("true");
    click(button(page, "Try this stage"));
    expect(api.open).not.toHaveBeenCalled();
    expect(one(page, ".desk-end [role=status]").textContent).toContain("Nothing is wrong");
    await wait(350);
    click(button(page, "Try this stage"));
    expect(api.open).toHaveBeenCalledOnce();
  });

  it("that failed says so, and is made again", async () => {
    vi.mocked(api.checkBook).mockRejectedValueOnce(new Failure({ code: "offline", clause: null, what: {} }));
    const page = await edit();
    await wait(350);
    const said = (): string => one(page, ".desk-end [role=status]").textContent;
    expect(said()).toContain("cannot be reached");
    await wait(5_000);
    expect(said()).toContain("Nothing is wrong");
    expect(said()).not.toContain("cannot be reached");
  });
});
