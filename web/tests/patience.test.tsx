import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { Foreseen } from "../src/boards/kit/board";
import { useDraft, type Draft } from "../src/boards/kit/draft";
import { usePatience, type Patience } from "../src/boards/kit/patience";

interface Asks {
  add: (move: number) => void;
}

/** A game of adding whose rules answer when told to, and refuse 9. */
function open(): { now: () => [Draft<number, number, number>, Patience<Asks>]; answer: () => Promise<void> } {
  const page = document.createElement("div");
  const answers: (() => void)[] = [];
  let seen: [Draft<number, number, number>, Patience<Asks>] | null = null;
  const preview = (_: number, turn: readonly number[]): Promise<Foreseen<number, number, number>> =>
    new Promise((resolve) => {
      const view = turn.reduce((a, b) => a + b, 0);
      answers.push(() =>
        resolve(
          turn.includes(9)
            ? { type: "refused", code: "no", clause: "X-1", what: {} }
            : { type: "previewed", id: "", table: "", rev: 0, view, events: [], moves: [1], actors: [1] },
        ),
      );
    });
  function Probe(): null {
    const draft = useDraft<number, number, number>({
      view: 0,
      moves: { "1": [1] },
      actors: [1],
      mine: [1],
      submit: () => Promise.resolve(true),
      preview,
    });
    const asks = { add: (move: number): void => void draft.add(move) };
    seen = [draft, usePatience(asks, draft)];
    return null;
  }
  void act(() => render(<Probe />, page));
  const answer = (): Promise<void> =>
    act(async () => {
      answers.shift()?.();
      await Promise.resolve();
    });
  return { now: () => seen as unknown as [Draft<number, number, number>, Patience<Asks>], answer };
}

const ask = (patience: Patience<Asks>, ...moves: number[]): void =>
  void act(() => {
    for (const move of moves) patience.soon((now) => now.add(move));
  });

it("does what is asked meanwhile on the board as it is then", async () => {
  const { now, answer } = open();
  ask(now()[1], 1, 2);
  expect(now()[0].busy).toBe(true);
  await answer();
  expect(now()[0].moves).toEqual([1]);
  await answer();
  expect(now()[0].moves).toEqual([1, 2]);
  expect(now()[0].busy).toBe(false);
});

it("drops what waits after a refusal", async () => {
  const { now, answer } = open();
  ask(now()[1], 9, 1);
  await answer();
  await answer();
  expect(now()[0].moves).toEqual([]);
  expect(now()[0].refused?.code).toBe("no");
});

it("drops what waits on request", async () => {
  const { now, answer } = open();
  ask(now()[1], 1, 2);
  now()[1].forget();
  await answer();
  await answer();
  expect(now()[0].moves).toEqual([1]);
});
