import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { Foreseen } from "../src/boards/kit/board";
import { useDraft, type Draft } from "../src/boards/kit/draft";

type Counted = Draft<number, number, number>;
interface Given {
  view?: number;
  moves?: Record<string, number[]>;
  actors?: number[];
}

/** A game of adding: the view is the sum, a turn ends at 3 or more, and 9 is refused. */
function open(): { now: () => Counted; sent: number[][]; draw: (given?: Given) => void } {
  const page = document.createElement("div");
  const sent: number[][] = [];
  let draft: Counted | null = null;
  function Probe({ view = 0, moves = { "1": [1, 2] }, actors = [1] }: Given): null {
    draft = useDraft<number, number, number>({
      view,
      moves,
      actors,
      mine: [1],
      submit: (_, turn) => {
        sent.push(turn);
        return Promise.resolve(true);
      },
      preview: (_, turn): Promise<Foreseen<number, number, number>> => {
        const sum = turn.reduce((a, b) => a + b, view);
        if (turn.includes(9))
          return Promise.resolve({ type: "refused", code: "no", clause: "X-1", what: {} });
        const over = sum >= 3;
        return Promise.resolve({
          type: "previewed",
          id: "",
          table: "",
          rev: 0,
          view: sum,
          events: turn,
          moves: over ? [] : [1, 2],
          actors: over ? [0] : [1],
        });
      },
    });
    return null;
  }
  const draw = (given: Given = {}): void => void act(() => render(<Probe {...given} />, page));
  draw();
  return { now: () => draft as unknown as Counted, sent, draw };
}

const made = (draft: Counted): unknown => [[...draft.moves], draft.view, [...draft.offered], draft.whole];

it("grows by moves, goes back, and is sent whole", async () => {
  const { now, sent } = open();
  expect(made(now())).toEqual([[], 0, [1, 2], false]);
  await act(async () => {
    await now().add(1);
  });
  expect(made(now())).toEqual([[1], 1, [1, 2], false]);
  await act(async () => {
    await now().add(2);
  });
  expect(made(now())).toEqual([[1, 2], 3, [], true]);
  await act(() => {
    now().back();
  });
  expect(made(now())).toEqual([[1], 1, [1, 2], false]);
  await act(async () => {
    await now().send(2);
  });
  expect(sent).toEqual([[1, 2]]);
  expect(made(now())).toEqual([[], 0, [1, 2], false]);
});

it("takes several moves or none, and says why not", async () => {
  const { now } = open();
  let taken = true;
  await act(async () => {
    taken = await now().add(1, 9);
  });
  expect(taken).toBe(false);
  expect(now().moves).toEqual([]);
  expect(now().refused).toEqual({ code: "no", clause: "X-1", what: {} });
  await act(async () => {
    await now().add(1, 1);
  });
  expect(now().refused).toBeNull();
  expect(now().events).toEqual([1, 1]);
});

it("ends when the choices change, and is looked at anew when only the view does", async () => {
  const { now, draw } = open();
  await act(async () => {
    await now().add(1);
  });
  draw({ view: 1 });
  await act(async () => Promise.resolve());
  expect(made(now())).toEqual([[1], 2, [1, 2], false]);
  draw({ view: 1, moves: { "1": [1] } });
  expect(made(now())).toEqual([[], 1, [1], false]);
});

it("belongs to nobody when no seat of mine may move", () => {
  const { now, draw } = open();
  draw({ actors: [0] });
  expect(now().seat).toBeNull();
  expect(now().offered).toEqual([]);
});

it("keeps moves that are added while the draft is looked at anew, also after a refusal", async () => {
  const { now, draw } = open();
  await act(async () => {
    await now().add(1);
  });
  await act(async () => {
    await now().add(9);
  });
  expect(now().refused?.code).toBe("no");
  draw({ view: 1 });
  let taken = false;
  await act(async () => {
    // Two more moves: the answer about them comes after the one about the draft as it was.
    taken = await now().add(1, 1);
  });
  expect(taken).toBe(true);
  expect(made(now())).toEqual([[1, 1, 1], 4, [], true]);
});
