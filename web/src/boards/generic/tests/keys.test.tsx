import { afterEach, describe, expect, it } from "vitest";
import { settled } from "../../kit/tests/mount";
import type { Props } from "../hand";
import { nextBox } from "../keys";
import type { AnyMove } from "../menu";
import { prefs } from "../prefs";
import { each, show, type Shown } from "./making";

let shown: Shown | null = null;
const numbers = Array.from({ length: 40 }, (_, n) => n);
const few = { "0": [...each("put", "cell", ["a1", "b2"]), { do: "pass" }] };
const many = { "0": [...each("put", "cell", numbers), { do: "pass" }] };

async function board(changes: Partial<Props>): Promise<Shown> {
  shown = await show(changes);
  return shown;
}

/** Return a preview in which the turn goes on with these moves after each move. */
const goesOn =
  (moves: AnyMove[]): NonNullable<Props["preview"]> =>
  (_, drafted) =>
    Promise.resolve({
      type: "previewed",
      id: "",
      table: "",
      rev: 1,
      view: { step: drafted.length },
      events: [],
      actors: [0],
      moves,
    });

const focused = (): string => document.activeElement?.textContent ?? "";
const dts = (page: Element): string[] =>
  [...page.querySelectorAll(".gen-fields dd")].map((one) => one.textContent);

afterEach(() => {
  shown?.close();
  shown = null;
  prefs["at-once"].value = false;
});

describe("the plain board by pointer", () => {
  it("sends a turn after it was put together and looked at", async () => {
    const { options, press, sent, page } = await board({ moves: few });
    expect(options()).toEqual(["Put a stone on a1", "Put a stone on b2", "Pass"]);
    await press("Put a stone on b2");
    expect(sent).toEqual([]);
    expect(options()).toEqual([]);
    expect(page.querySelector(".gen-turn li")?.textContent).toBe("Put a stone on b2");
    await press("Send the turn");
    expect(sent).toEqual([[{ do: "put", cell: "b2" }]]);
  });

  it("takes moves back, and sends a turn that could go on", async () => {
    const { options, press, sent, page } = await board({
      moves: few,
      view: { step: 0 },
      preview: goesOn([{ do: "pass" }]),
    });
    await press("Put a stone on a1");
    expect(dts(page)).toEqual(["1"]);
    expect(page.querySelector(".gen-view h2")?.textContent).toBe("Position after your moves");
    expect(options()).toEqual(["Pass"]);
    await press("Take back");
    expect(dts(page)).toEqual(["0"]);
    expect(options()).toHaveLength(3);
    await press("Put a stone on a1");
    await press("Send these moves");
    expect(sent).toEqual([[{ do: "put", cell: "a1" }]]);
  });

  it("sends, or takes back, the move that the rules look at", async () => {
    const answers: (() => void)[] = [];
    const { options, hit, sent } = await board({
      moves: few,
      preview: async (seat, drafted) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return goesOn([{ do: "pass" }])(seat, drafted);
      },
    });
    const answer = async (): Promise<void> => {
      answers.shift()?.();
      await settled();
    };
    await hit("1", document.body);
    await answer();
    await hit("1", document.body);
    await hit("Escape", document.body);
    await answer();
    expect(options()).toEqual(["Pass"]);
    await hit("1", document.body);
    await hit("Enter", document.body);
    await answer();
    expect(sent).toEqual([[few["0"][0], { do: "pass" }]]);
  });

  it("does not show what a move would reveal", async () => {
    const { press, page } = await board({
      moves: few,
      view: { hidden: "?" },
      preview: () =>
        Promise.resolve({
          type: "previewed",
          id: "",
          table: "",
          rev: 1,
          view: { hidden: "guessed" },
          events: [{ event: "shown", reveals: true }],
          actors: [1],
          moves: [],
        }),
    });
    await press("Pass");
    expect(dts(page)).toEqual(["?"]);
  });

  it("sends each move at once for who likes that", async () => {
    prefs["at-once"].value = true;
    const { press, sent } = await board({ moves: few });
    await press("Pass");
    expect(sent).toEqual([[{ do: "pass" }]]);
  });

  it("narrows many moves down, and goes back", async () => {
    const { options, press, page } = await board({ moves: many });
    expect(options()).toEqual(["Put a stone on …", "Pass"]);
    await press("Put a stone on …");
    expect(options()).toHaveLength(40);
    expect(page.querySelector(".gen-path")?.textContent).toContain("40 moves");
    await press("Back");
    expect(options()).toHaveLength(2);
  });

  it("forgets the way when the moves are others", async () => {
    const { options, press, redraw } = await board({ moves: many });
    await press("Put a stone on …");
    await redraw({ moves: few });
    expect(options()).toHaveLength(3);
  });

  it("says why a move was refused", async () => {
    const { press, page } = await board({
      moves: few,
      preview: () => Promise.resolve({ type: "refused", code: "not-your-turn", clause: null, what: {} }),
    });
    await press("Pass");
    expect(page.querySelector("[role=alert]")).not.toBeNull();
  });

  it("offers nothing to who watches", async () => {
    const { options, page } = await board({ moves: few, mine: [], submit: null, preview: null });
    expect(options()).toEqual([]);
    expect(page.querySelector(".gen-moves h2")?.textContent).toBe("Waiting for Ann");
  });
});

describe("the plain board by keys", () => {
  it("chooses by digit and sends by Enter", async () => {
    const { hit, sent } = await board({ moves: few });
    await hit("2", document.body);
    await hit("Enter", document.body);
    expect(sent).toEqual([[{ do: "put", cell: "b2" }]]);
  });

  it("goes back by Escape: first the steps, then the moves", async () => {
    const { hit, options, page } = await board({ moves: many });
    await hit("1");
    expect(options()).toHaveLength(40);
    await hit("Escape");
    expect(options()).toHaveLength(2);
    await hit("2");
    expect(page.querySelector(".gen-turn")).not.toBeNull();
    await hit("Escape");
    expect(page.querySelector(".gen-turn")).toBeNull();
  });

  it("walks over the options by arrows", async () => {
    const { hit } = await board({ moves: few });
    await hit("ArrowRight");
    expect(focused()).toContain("a1");
    await hit("ArrowRight");
    expect(focused()).toContain("b2");
    await hit("ArrowLeft");
    expect(focused()).toContain("a1");
  });

  it("finds the way up and down among boxes", () => {
    const boxes = [0, 1, 2, 3, 4].map((n) => ({ left: (n % 3) * 50, top: Math.floor(n / 3) * 50 }));
    expect(nextBox(boxes, 1, 0, 1)).toBe(4);
    expect(nextBox(boxes, 4, 0, -1)).toBe(1);
    expect(nextBox(boxes, 4, 0, 1)).toBe(4);
    expect(nextBox(boxes, 2, 0, 1)).toBe(4);
    expect(nextBox(boxes, 2, 1, 0)).toBe(3);
    expect(nextBox(boxes, -1, 0, 1)).toBe(0);
    expect(nextBox([], -1, 1, 0)).toBe(-1);
  });

  it("shows the keys", async () => {
    const { hit, page } = await board({ moves: few });
    await hit("?");
    expect(page.querySelector("dialog")?.open).toBe(true);
  });

  it("keeps the focus: on the button that sends, on the next options, on the moves as a whole", async () => {
    const { press, redraw, page } = await board({ moves: few });
    await press("Pass");
    expect(focused()).toBe("Send the turn");
    await press("Take back");
    expect(focused()).toContain("a1");
    await redraw({ moves: {}, actors: [1] });
    expect(document.activeElement).toBe(page.querySelector(".gen-moves"));
  });

  it("leaves keys to fields", async () => {
    const { hit, sent } = await board({ moves: few });
    const field = document.createElement("textarea");
    document.body.append(field);
    await hit("1", field);
    await hit("Enter", field);
    field.remove();
    expect(sent).toEqual([]);
  });
});
