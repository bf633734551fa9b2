import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, draw, one, texts } from "../src/boards/kit/tests/mount";
import type { Connection } from "../src/net/connection";
import { Secret } from "../src/pages/access/secret";
import { LearnPage } from "../src/pages/learn/page";
import { Log } from "../src/pages/table/log";
import { Table } from "../src/pages/table/table";
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
