import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, draw, fire, one, texts } from "../src/boards/kit/tests/mount";
import type { Connection } from "../src/net/connection";
import { hall } from "../src/net/hall";
import { Secret } from "../src/pages/access/secret";
import { AccountPage } from "../src/pages/account/page";
import { Notices } from "../src/pages/account/notices";
import { Vacation } from "../src/pages/account/vacation";
import { CompanyPage } from "../src/pages/company/page";
import { Conversations } from "../src/pages/company/conversations";
import { LearnPage } from "../src/pages/learn/page";
import { Here } from "../src/pages/lobby/here";
import { Puzzle } from "../src/pages/puzzles/puzzle";
import { Log } from "../src/pages/table/log";
import { Table } from "../src/pages/table/table";
import { WatchPage } from "../src/pages/watch/page";
import { house } from "../src/ui/house";
import { dismiss, notices } from "../src/ui/notices";
import { Share } from "../src/ui/share";
import type { GameCard } from "../src/wire/http";
import { entry, meta } from "./fake-socket";
import { settled, SlowHall } from "./slow-hall";

vi.mock("../src/boards", () => ({ boards: {} }));

const AWAY = "refusal-store-away = The hall is away.";
let slow: SlowHall;

beforeEach(() => {
  slow = new SlowHall();
  house.value = [{ id: "pile", version: 1, lessons: ["first"], seats: [2, 4] } as unknown as GameCard];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { n } of notices.value) dismiss(n);
});

const told = (): string[] => notices.value.map(({ text }) => text);

function button(page: Element, text: string): Element {
  const found = [...page.querySelectorAll("button")].find((each) => each.textContent.trim() === text);
  if (found === undefined) throw new Error(`no button ${text}`);
  return found;
}

/** A browser without a clipboard for the page. */
function noClipboard(): void {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
}

it("a lesson that does not come says so, and comes when it is asked for again", async () => {
  const page = draw(<LearnPage game="pile" lesson="first" />, [AWAY]);
  const asks = (): number => slow.asked.filter((asked) => asked.includes("/lessons/first")).length;
  while (asks() === 0 || slow.next?.includes("/lessons/") === false) await slow.answer([]);
  await slow.refuse("store-away");
  expect(told()).toEqual(["The hall is away."]);
  expect(texts(page, ".stage .wait")).toEqual([]);
  click(button(page, "Try again"));
  await settled();
  expect(asks()).toBe(2);
  await slow.refuse("store-away");
  click(button(page, "Start again"));
  await settled();
  expect(asks()).toBe(3);
});

it("earlier lines that do not come can be asked for again", async () => {
  const line = { follow: () => () => undefined } as unknown as Connection;
  const table = new Table("t1", line);
  table.history.value = [entry(5)];
  const page = draw(<Log table={table} meta={meta()} />, [AWAY]);
  const earlier = one(page, "button.small");
  click(earlier);
  click(earlier);
  expect(slow.asked).toEqual(["GET /api/tables/t1/history?before=5"]);
  await slow.refuse("store-away");
  expect(told()).toEqual(["The hall is away."]);
  click(one(page, "button.small"));
  await slow.answer([]);
  expect(page.querySelector("button.small")).toBeNull();
});

it("a word that the browser does not copy is marked, and the page says so", async () => {
  noClipboard();
  const page = draw(<Secret label="Token" value="abc" />, []);
  click(button(page, "Copy"));
  await settled();
  const field = one(page, "input") as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  expect(texts(page, "[role=status]")).not.toEqual([""]);
});

it("a link that the browser does not copy is shown", async () => {
  noClipboard();
  const page = draw(<Share path="/t/t1" label="Share" />, []);
  click(button(page, "Share"));
  await act(() => settled());
  expect((one(page, "input") as HTMLInputElement).value).toContain("/t/t1");
});

it.each([
  [
    "a puzzle",
    "POST /api/puzzles/x/look",
    <Puzzle
      key=""
      game="pile"
      puzzle="x"
      card={undefined}
      led={false}
      answered={() => undefined}
      next={() => undefined}
    />,
  ],
  ["the account", "GET /api/account", <AccountPage key="" refused={null} />],
  ["the friends", "GET /api/me/friends", <CompanyPage key="" />],
  ["the conversations", "GET /api/me/conversations", <Conversations key="" />],
  ["the people in the hall", "GET /api/here", <Here key="" count={2} />],
])("%s: where that did not come, nothing loads for ever, and a press asks again", async (_, asked, view) => {
  hall.status.value = "open";
  const page = draw(view, [AWAY]);
  const details = page.querySelector("details");
  if (details !== null) {
    details.open = true;
    fire(details, new Event("toggle"));
  }
  const asks = (): number => slow.asked.filter((each) => each === asked).length;
  while (slow.next !== undefined) await slow.refuse("store-away");
  expect(texts(page, ".wait")).toEqual([]);
  const before = asks();
  click(button(page, "Try again"));
  await settled();
  expect(asks()).toBe(before + 1);
  expect(texts(page, ".wait")).not.toEqual([]);
});

it("games that have just ended are not called none where they did not come, and come at a press", async () => {
  const answered = async (answer: () => Promise<unknown>): Promise<void> => {
    while (slow.next !== undefined) await answer();
  };
  const page = draw(<WatchPage />, [AWAY]);
  await answered(() => slow.refuse("store-away"));
  expect(texts(page, "#ended")).toEqual([]);
  click(button(page, "Try again"));
  await settled();
  await answered(() => slow.answer([]));
  expect(texts(page, "#ended")).toHaveLength(1);
  expect(page.querySelector("[role=alert]")).toBeNull();
});

it.each([
  ["days off", <Vacation key="" />, { left: 30, begins: null, until: null }],
  [
    "letters",
    <Notices key="" guest={true} />,
    { possible: true, key: "", address: "", asked: "", browsers: [], wishes: {} },
  ],
])(
  "the part of the account for %s says that it did not come, and comes at a press",
  async (_, view, found) => {
    const page = draw(view, [AWAY]);
    await slow.refuse("store-away");
    expect(page.textContent).toContain("The hall is away.");
    click(button(page, "Try again"));
    await slow.answer(found);
    expect(slow.asked).toHaveLength(2);
    expect(page.querySelector("h2")).not.toBeNull();
    expect(page.textContent).not.toContain("The hall is away.");
  },
);
