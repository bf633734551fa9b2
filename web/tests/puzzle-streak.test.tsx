import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, draw, one } from "../src/boards/kit/tests/mount";
import { hall } from "../src/net/hall";
import { PuzzlesPage } from "../src/pages/puzzles/page";
import { answersHere, note } from "../src/pages/puzzles/done";
import { house } from "../src/ui/house";
import type { GameCard } from "../src/wire/http";
import type { Me } from "../src/wire/types";
import { settled, SlowHall } from "./slow-hall";

vi.mock("../src/boards/game-board", () => ({
  GameBoard: ({ submit }: { submit: ((seat: number, moves: unknown[]) => void) | null }) => (
    <button type="button" class="toy" onClick={() => submit?.(0, [{ do: "go" }])} />
  ),
}));

const SCENE = { seat: 0, seats: 2, view: {}, moves: [], events: [], actors: [0] };
let slow: SlowHall;

beforeEach(() => {
  answersHere("pile").value = [];
  slow = new SlowHall();
  house.value = [{ id: "pile", insight: true, seats: [2, 4] } as unknown as GameCard];
});
afterEach(() => {
  hall.me.value = null;
  vi.unstubAllGlobals();
});

/** Answers questions until this one is asked, and that one with a body. */
async function answer(asked: string, body: unknown): Promise<void> {
  while (slow.next !== undefined && !slow.next.startsWith(asked)) await slow.answer([]);
  await slow.answer(body);
}

const streak = (page: Element): string => one(page, ".puzzles-streak").textContent.trim();

/** Draw the page, where the hall has counted `known` right answers in a row. */
async function open(known: number): Promise<HTMLElement> {
  const page = draw(<PuzzlesPage game="pile" />, []);
  const puzzles = ["p1", "p2", "p3"].map((id) => ({ id, tries: 0, solved: 0, mine: null }));
  await answer("GET /api/puzzles", { puzzles, streak: known, best: known });
  return page;
}

/** Answer the puzzle that is open. */
async function play(page: HTMLElement, solved: boolean): Promise<void> {
  await answer("POST /api/puzzles/", SCENE);
  click(one(page, ".toy"));
  await answer("POST /api/puzzles/", { solved, chance: 0.5, best: 0.6, lines: [], tries: 1, right: 1 });
  await answer("POST /api/puzzles/", SCENE);
  await settled();
}

it("counts for an account from what the hall knows, which other browsers have told it, too", async () => {
  hall.me.value = { id: "ann", account: true } as Me;
  const page = await open(7);
  expect(streak(page)).toBe("7 right answers in a row.");
  await play(page, true);
  expect(streak(page)).toBe("8 right answers in a row.");
  click(one(page, ".actions .primary"));
  await play(page, false);
  expect(streak(page)).toBe("No right answers in a row yet. Best: 8.");
});

it("counts no answer to the same puzzle again", async () => {
  hall.me.value = { id: "ann", account: true } as Me;
  const page = await open(7);
  await play(page, true);
  click(one(page, ".actions .plain"));
  await play(page, false);
  expect(streak(page)).toBe("8 right answers in a row.");
});

it("counts in the browser of a guest", async () => {
  hall.me.value = { id: "ben", account: false } as Me;
  note("pile", "earlier", true);
  const page = await open(0);
  await play(page, true);
  expect(streak(page)).toBe("2 right answers in a row.");
});

it.each([
  ["the next puzzle", ".actions .primary"],
  ["the same one again", ".actions .plain"],
])(
  "keeps the focus of somebody who asks for %s with the keyboard: it comes to the task",
  async (_, button) => {
    const page = await open(0);
    await play(page, true);
    (one(page, button) as HTMLElement).focus();
    click(one(page, button));
    await answer("POST /api/puzzles/", SCENE);
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  },
);

it("brings the focus to the task when the answer takes the pressed button from the board", async () => {
  const page = await open(0);
  await answer("POST /api/puzzles/", SCENE);
  const toy = one(page, ".toy") as HTMLElement;
  toy.focus();
  click(toy);
  toy.blur();
  await answer("POST /api/puzzles/", { solved: true, chance: 1, best: 1, lines: [], tries: 1, right: 1 });
  await answer("POST /api/puzzles/", SCENE);
  await settled();
  expect(document.activeElement?.tagName).toBe("H2");
});

it("leaves the focus where it is when the page opens", async () => {
  const page = await open(0);
  await answer("POST /api/puzzles/", SCENE);
  await settled();
  await new Promise(requestAnimationFrame);
  expect(one(page, ".puzzle-say h2").textContent).toContain("find the best move");
  expect(document.activeElement).toBe(document.body);
});
