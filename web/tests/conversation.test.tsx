import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draw, fire, one, texts } from "../src/boards/kit/tests/mount";
import { hall } from "../src/net/hall";
import { ConversationPage } from "../src/pages/company/conversation";
import { house } from "../src/ui/house";
import type { Dealing, GameCard, TalkPage } from "../src/wire/http";
import { SlowHall } from "./slow-hall";

const DEALING = "GET /api/people/p2/dealing";
const who = { id: "p2", name: "Bo", face: "abcdefgh", here: true, table: null, game: null };
const dealing: Dealing = { who, standing: "friends", letters: true };
const lines: TalkPage = { place: "two:p1:p2", lines: [], refused: null };

let slow: SlowHall;

beforeEach(() => {
  house.value = [{ id: "pile" } as GameCard];
  slow = new SlowHall();
  hall.status.value = "open";
});
afterEach(() => vi.unstubAllGlobals());

/** Answers what is asked until the page asks who it is. */
async function until(): Promise<void> {
  while (slow.next !== undefined && slow.next !== DEALING)
    await slow.answer(slow.next.includes("conversations") ? lines : []);
  expect(slow.next).toBe(DEALING);
}

/** The line drops and comes back: the page asks again. */
function comeBack(): void {
  void act(() => void (hall.status.value = "lost"));
  void act(() => void (hall.status.value = "open"));
}

it("keeps the letter that is written when the page cannot ask again", async () => {
  const page = draw(<ConversationPage id="p2" />, []);
  await until();
  await slow.answer(dealing);
  while (slow.next !== undefined) await slow.answer(slow.next.includes("conversations") ? lines : []);
  const field = one(page, "input") as HTMLInputElement;
  field.value = "Dear Bo";
  fire(field, new InputEvent("input", { bubbles: true }));
  comeBack();
  await until();
  await slow.refuse("store-away");
  expect((one(page, "input") as HTMLInputElement).value).toBe("Dear Bo");
});

it("shows the conversation when a later question is answered", async () => {
  const page = draw(<ConversationPage id="p2" />, []);
  await until();
  await slow.refuse("store-away");
  expect(texts(page, "h1")).not.toEqual([]);
  expect(page.querySelector(".company-letters")).toBeNull();
  comeBack();
  await until();
  await slow.answer(dealing);
  expect(page.querySelector(".company-letters")).not.toBeNull();
});

it("a letter that comes to a hidden page is read when its reader is back", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  draw(<ConversationPage id="p2" />, []);
  const letter = { n: 4, player: "p2", name: "Bo", text: "hello", at: 1, chair: null };
  const reads = (): string[] => slow.asked.filter((asked) => asked.endsWith("/read"));
  while (slow.next !== undefined)
    await slow.answer(
      slow.next === DEALING
        ? dealing
        : slow.next.includes("conversations")
          ? { ...lines, lines: [letter] }
          : [],
    );
  expect(reads()).toEqual([]);
  hidden.mockReturnValue(false);
  // The line of this page has no other end that could answer.
  void act(() => void (hall.status.value = "lost"));
  for (let looks = 0; looks < 2; looks += 1) fire(document, new Event("visibilitychange"));
  expect(reads()).toEqual(["POST /api/me/conversations/p2/read"]);
  expect(slow.bodies.at(-1)).toEqual({ n: 4 });
  hidden.mockRestore();
});
