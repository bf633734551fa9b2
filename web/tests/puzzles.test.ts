import { afterEach, expect, it, vi } from "vitest";
import { Solving } from "../src/pages/puzzles/solving";
import { SlowHall } from "./slow-hall";

afterEach(() => vi.unstubAllGlobals());

it("answers a puzzle once, also when it is pressed twice", async () => {
  const slow = new SlowHall();
  const solving = new Solving("p1");
  const given = [solving.submit([{ to: 1 }]), solving.submit([{ to: 1 }])];
  await slow.answer({ right: true });
  await slow.answer({ moves: [1], actors: [0] });
  expect(slow.asked).toEqual(["POST /api/puzzles/p1/answer", "POST /api/puzzles/p1/look"]);
  expect(await Promise.all(given)).toEqual([true, true]);
});
