import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../../net/api";
import { settings } from "../../../net/settings";
import type { Advice, Explore, Walk } from "../../../wire/hidden-rooms";
import { named } from "../Looks";
import { prefs } from "../prefs";
import { click, foreseen, one, press, settled } from "../../kit/tests/mount";
import type { Props } from "../hand";
import { beside } from "../squares";
import { events, fixture, show as open, view, type Name } from "./making";

beforeEach(() => {
  prefs.odds.value = true;
  prefs.danger.value = false;
  prefs.keys.value = true;
});

const walks = (name: Name): Walk[] => (fixture(name).moves["0"] ?? []).filter((move) => move.do === "walk");
const explores = (name: Name): Explore[] =>
  (fixture(name).moves["0"] ?? []).filter((move) => move.do === "explore");
/** Return a target that is not the monster's square. */
const target = (name: Name): string => explores(name).find(({ to }) => to !== view(name).monster)?.to ?? "";

describe("what is drawn", () => {
  it("the whole path with start and terminal (clause: HR-U-01)", () => {
    const { page } = open("turn");
    const points = one(page, ".hr-course polyline").getAttribute("points") ?? "";
    expect(points.split(" ")).toHaveLength(view("turn").path.length);
    expect(page.querySelectorAll(".hr-arrow")).toHaveLength(view("turn").path.length - 1);
    expect(page.querySelectorAll(".hr-course-start, .hr-course-end")).toHaveLength(2);
  });

  it("monster and book by their names in the reader's language", () => {
    settings.locale.value = "de";
    const { page } = open("turn");
    expect(one(page, ".hr-book-title").textContent).toBe(view("turn").title_de);
    expect(one(page, ".hr-page h2").textContent).toContain(view("turn").name_de);
    settings.locale.value = "en";
    expect(named({ en: "The Dragon", ja: "竜" })).toBe("The Dragon");
    settings.locale.value = "ja";
    expect(named({ en: "The Dragon", ja: "竜", de: "Der Drache" })).toBe("竜");
    expect(named({ en: "The Dragon", ja: "" })).toBe("The Dragon");
    settings.locale.value = "en";
  });

  it("unseen tiles, read aloud by colour and value", () => {
    const label = one(open("turn").page, ".hr-unseen").getAttribute("aria-label") ?? "";
    expect(label).toMatch(/(red|blue|green|yellow) [1-6]/);
    expect(label).not.toMatch(/[RBGY][1-6]/);
  });

  it("return arrows on squares off the path", () => {
    const given = fixture("turn");
    const path = given.view.path.slice(0, 30);
    const { page } = open("turn", { view: { ...given.view, path } });
    expect(page.querySelectorAll(".hr-return").length).toBeGreaterThan(0);
  });

  it("squares to walk on and squares to explore, differently (clause: HR-U-02)", () => {
    const { page } = open("turn");
    expect(page.querySelectorAll(".hr-walkable")).toHaveLength(
      new Set(walks("turn").map(({ to }) => to)).size,
    );
    expect(page.querySelectorAll(".hr-explorable")).toHaveLength(
      new Set(explores("turn").map(({ to }) => to)).size,
    );
    expect(page.querySelectorAll(".hr-live")).toHaveLength(
      page.querySelectorAll(".hr-walkable, .hr-explorable").length,
    );
  });

  it("the sensing area, and danger when asked (clause: HR-U-04)", () => {
    const { page } = open("turn");
    expect(page.querySelectorAll(".hr-sensed rect")).toHaveLength(view("turn").sensed.length);
    expect(page.querySelectorAll(".hr-danger path")).toHaveLength(0);
    press("d");
    expect(page.querySelectorAll(".hr-danger path")).toHaveLength(view("turn").danger.length);
  });

  it("attempts, star, turns and what is left (clause: HR-U-09)", () => {
    const { page } = open("won");
    expect(page.querySelectorAll(".hr-night")).toHaveLength(4);
    expect(one(page, ".hr-medal").getAttribute("aria-label")).toContain("star");
    expect(page.querySelector(".hr-star")).not.toBeNull();
    const { turns, undisturbed, name, stage } = view("turn");
    const board = open("turn");
    expect([...board.page.querySelectorAll(".hr-clock dd")].map((each) => each.textContent)).toEqual([
      String(turns),
      String(undisturbed),
    ]);
    expect(board.has(name)).toBe(true);
    expect(board.has(`Stage ${stage}`)).toBe(true);
  });

  it("squares with their names (clause: HR-U-12)", () => {
    const { square } = open("turn");
    expect(square(view("turn").child ?? "").getAttribute("aria-label")).toContain("the child");
    expect(square(view("turn").monster ?? "").getAttribute("aria-label")).toContain("the monster");
    expect(square(target("turn")).getAttribute("aria-label")).toContain("you can explore it");
    expect(document.querySelectorAll("[role=gridcell][tabindex='0']")).toHaveLength(1);
  });
});

describe("exploring", () => {
  it("is two picks: the target, then the source (clause: HR-U-03)", async () => {
    const { square, button, sent } = open("turn");
    click(button("Unseen tiles"));
    expect(sent).toEqual([]);
    click(square(target("turn")));
    click(button("Unseen tiles"));
    await settled();
    expect(sent).toEqual([[{ do: "explore", to: target("turn"), tile: null }]]);
  });

  it("marks tiles that fit, and tells the chance unless one wants it silent (clause: HR-U-03)", async () => {
    const { page, button } = open("turn");
    const { fits, supply, memory } = view("turn");
    expect(page.querySelectorAll(".hr-fits")).toHaveLength(memory.filter((each) => each.fits).length);
    expect(button("Unseen tiles").getAttribute("aria-label")).toContain(`${fits} of ${supply.length} fit`);
    prefs.odds.value = false;
    await settled();
    expect(button("Unseen tiles").getAttribute("aria-label")).not.toContain("fit");
  });

  it("asks back before a tile that does not fit (clause: HR-U-06)", async () => {
    const { square, sent, page, button } = open("turn");
    const misfit = view("turn").memory.findIndex((each) => !each.fits);
    click(square(target("turn")));
    click(one(page, `.hr-slots li:nth-child(${misfit + 1}) button`));
    expect(sent).toEqual([]);
    click(button("No, back"));
    expect(page.querySelector(".hr-sure")).toBeNull();
    click(one(page, `.hr-slots li:nth-child(${misfit + 1}) button`));
    click(button("Try it all the same"));
    await settled();
    expect(sent).toEqual([[{ do: "explore", to: target("turn"), tile: view("turn").memory[misfit]?.tile }]]);
  });

  it("asks back before the monster’s square (clause: HR-U-06)", () => {
    const { square, button, sent, page } = open("beside");
    click(square(view("beside").monster ?? ""));
    click(button("Unseen tiles"));
    const fits = view("beside").fits;
    expect(page.querySelector(".hr-sure") !== null || fits === 0).toBe(true);
    expect(sent).toEqual([]);
  });

  it("warns while the memory is full (clause: HR-U-08)", () => {
    const { square, has, page } = open("full");
    expect(page.querySelector(".hr-memory.hr-full")).not.toBeNull();
    click(square(target("full")));
    expect(has("all six are forgotten")).toBe(true);
  });
});

describe("walking", () => {
  it("is drafted, and taken back until it is sent (clause: HR-U-07)", async () => {
    const { square, button, sent, page } = open("turn");
    const to = walks("turn")[0]?.to ?? "";
    click(square(to));
    await settled();
    expect(sent).toEqual([]);
    expect(square(to).getAttribute("aria-label")).toContain("the child");
    click(button("Step back"));
    expect(square(view("turn").child ?? "").getAttribute("aria-label")).toContain("the child");
    click(square(to));
    await settled();
    click(button("End turn"));
    await settled();
    expect(sent).toEqual([[{ do: "walk", to }, { do: "end-turn" }]]);
    expect(page.querySelector(".hr-sure")).toBeNull();
  });

  it("onto the monster is asked back, then sent at once (clause: HR-U-06)", async () => {
    const { square, button, sent } = open("enter");
    const monster = view("enter").monster ?? "";
    click(square(monster));
    expect(sent).toEqual([]);
    click(button("Go all the same"));
    await settled();
    expect(sent).toEqual([[{ do: "walk", to: monster }]]);
  });

  it("staying in danger is asked back only with the marks on (clause: HR-U-06)", async () => {
    const { button, sent, page, redraw } = open("danger");
    prefs.danger.value = true;
    redraw({});
    click(button("End turn"));
    expect(page.querySelector(".hr-sure")).not.toBeNull();
    click(button("No, back"));
    prefs.danger.value = false;
    redraw({});
    click(button("End turn"));
    await settled();
    expect(sent).toEqual([[{ do: "end-turn" }]]);
  });

  it("giving up is asked back (clause: HR-U-06)", async () => {
    const { button, sent } = open("turn");
    click(button("Give up this attempt"));
    expect(sent).toEqual([]);
    click(button("Give up"));
    await settled();
    expect(sent).toEqual([[{ do: "resign" }]]);
  });
});

describe("before and after", () => {
  it("one of the two tiles is chosen, then laid", async () => {
    const { page, button, sent } = open("place");
    const [tile] = view("place").pair;
    expect(button("Start here").getAttribute("aria-disabled")).toBe("true");
    click(one(page, ".hr-choice"));
    click(button("Start here"));
    await settled();
    expect(sent).toEqual([[{ do: "place", tile }]]);
  });

  it("the end tells reason and square, and goes on by a pick (clause: HR-U-10)", async () => {
    const { has, button, sent } = open("caught");
    expect(has("has caught you on f5")).toBe(true);
    click(button("On to attempt 2"));
    await settled();
    expect(sent).toEqual([[{ do: "next-attempt" }]]);
  });

  it("what happened is shown step by step, and skipped by any key (clause: HR-U-05)", () => {
    settings.motion.value = "full";
    const given = fixture("turn");
    const { page, square, redraw } = open("turn", { live: true, happened: null });
    const happened = { rev: 99, events: [...events("turn")] };
    redraw({ live: true, happened });
    expect(page.querySelectorAll(".hr-live")).toHaveLength(0);
    press("x");
    expect(page.querySelectorAll(".hr-live").length).toBeGreaterThan(0);
    expect(square(given.view.child ?? "").getAttribute("aria-label")).toContain("the child");
    settings.motion.value = "none";
    redraw({ live: true, happened: { ...happened, rev: 100 } });
    expect(page.querySelectorAll(".hr-live").length).toBeGreaterThan(0);
    settings.motion.value = "auto";
  });

  it("spectators and replays can do nothing (clause: HR-U-02)", () => {
    const { page } = open("turn", { submit: null, preview: null, mine: [] });
    expect(page.querySelectorAll(".hr-live, .hr-walkable, .hr-explorable")).toHaveLength(0);
  });
});

describe("by keys (clause: HR-U-12)", () => {
  const ways: Record<string, readonly [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  /** Return the arrow key from the child to a square. */
  function arrowTo(name: Name, to: string): string {
    const child = view(name).child ?? "";
    const across = to.charCodeAt(0) - child.charCodeAt(0);
    const down = Number(to.slice(1)) - Number(child.slice(1));
    return Object.keys(ways).find((key) => ways[key]?.[0] === across && ways[key][1] === down) ?? "";
  }

  it("arrows walk, U takes back, Enter ends the turn", async () => {
    const { sent, square } = open("turn");
    const to = walks("turn")[0]?.to ?? "";
    press(arrowTo("turn", to));
    await settled();
    expect(square(to).getAttribute("aria-label")).toContain("the child");
    press("u");
    expect(square(view("turn").child ?? "").getAttribute("aria-label")).toContain("the child");
    press("Enter");
    await settled();
    expect(sent).toEqual([[{ do: "end-turn" }]]);
  });

  it("Shift and an arrow aims, 0 is the supply, 1 to 5 the memory", async () => {
    const { sent } = open("turn");
    press(arrowTo("turn", target("turn")), document.body, { shiftKey: true });
    press("0");
    await settled();
    const fit = view("turn").memory.findIndex((each) => each.fits);
    press(arrowTo("turn", target("turn")), document.body, { shiftKey: true });
    press(String(fit + 1));
    await settled();
    expect(sent).toEqual([
      [{ do: "explore", to: target("turn"), tile: null }],
      [{ do: "explore", to: target("turn"), tile: view("turn").memory[fit]?.tile }],
    ]);
  });

  it("from square to square inside the board, Enter picks and Escape takes back", () => {
    const { square, page } = open("turn");
    const child = square(view("turn").child ?? "");
    (child as SVGElement).focus();
    press(arrowTo("turn", target("turn")), child);
    const there = square(target("turn"));
    press("Enter", there);
    expect(page.querySelectorAll(".hr-aimed")).toHaveLength(1);
    press("Escape", there);
    expect(page.querySelectorAll(".hr-aimed")).toHaveLength(0);
  });

  it("are silent when one wants them so, and while one types", () => {
    const { sent } = open("turn");
    prefs.keys.value = false;
    press("Enter");
    prefs.keys.value = true;
    const field = document.createElement("input");
    document.body.append(field);
    press("Enter", field);
    field.remove();
    expect(sent).toEqual([]);
  });
});

describe("in a hurry", () => {
  const start = view("turn");
  const child = start.child ?? "";
  /** Return the square `steps` to the right of the child; to its left when negative. */
  const off = (steps: number): string => beside(child, steps, 0) ?? "";
  const right: Walk = { do: "walk", to: off(1) };
  const further: Walk = { do: "walk", to: off(2) };
  const end = { do: "end-turn" } as const;
  let answer: () => void;
  let refuse: () => void;

  /** Show a child with room on its right. Each step waits until the test calls `answer` or `refuse`. */
  function slow(changes: Partial<Props["view"]> = {}): ReturnType<typeof open> {
    const given = { ...start, monster: null, danger: [], ...changes };
    const preview: Props["preview"] = (_, drafted) =>
      new Promise((resolve) => {
        refuse = () => resolve({ type: "refused", code: "walks-blocked", clause: null, what: {} });
        answer = () =>
          resolve(
            foreseen({
              view: { ...given, child: off(drafted.length) },
              actors: [0],
              moves: drafted.length === 1 ? [further, end] : [end],
            }),
          );
      });
    return open("turn", { view: given, moves: { "0": [right, end] }, preview });
  }

  async function rules(say: "answer" | "refuse" = "answer"): Promise<void> {
    if (say === "answer") answer();
    else refuse();
    await settled();
  }

  it("a step that is asked for while another is looked at comes after it, and so does the end", async () => {
    const { sent } = slow();
    for (const key of ["ArrowRight", "ArrowRight", "Enter"]) press(key);
    await rules();
    expect(sent).toEqual([]);
    await rules();
    expect(sent).toEqual([[right, further, end]]);
  });

  it("a step is taken back when it is there", async () => {
    const { square, sent } = slow();
    for (const key of ["ArrowRight", "u"]) press(key);
    await rules();
    expect(square(child).getAttribute("aria-label")).toContain("the child");
    press("Enter");
    await settled();
    expect(sent).toEqual([[end]]);
  });

  it("the end is asked back on the square that is reached (clause: HR-U-06)", async () => {
    prefs.danger.value = true;
    const { sent, page } = slow({ danger: [off(1)] });
    for (const key of ["ArrowRight", "Enter"]) press(key);
    await rules();
    expect(page.querySelector(".hr-sure")).not.toBeNull();
    expect(sent).toEqual([]);
    press("Enter");
    await settled();
    expect(sent).toEqual([[right, end]]);
  });

  it("a question about the square before is not answered on the next", async () => {
    prefs.danger.value = true;
    const { sent, page, button } = slow({ danger: [child, off(1)] });
    press("Enter");
    const yes = button("Stay");
    press("ArrowRight");
    click(yes);
    await rules();
    expect(page.querySelector(".hr-sure")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("nothing is sent after a step that was refused", async () => {
    const { sent } = slow();
    for (const key of ["ArrowRight", "Enter"]) press(key);
    await rules("refuse");
    expect(sent).toEqual([]);
  });

  it("a turn that is on its way is not sent for the next one", async () => {
    const turns: unknown[] = [];
    let taken = (): void => undefined;
    const submit: Props["submit"] = (_, moves) => {
      turns.push(moves);
      return new Promise((resolve) => (taken = () => resolve(true)));
    };
    const { redraw } = open("turn", { submit });
    press("Enter");
    press("Enter");
    await settled();
    redraw({ submit, view: { ...start, turns: start.turns + 1 } });
    taken();
    await settled();
    expect(turns).toEqual([[end]]);
  });
});

describe("a hint", () => {
  const advice = (to: string): Advice[] => [{ moves: [{ do: "walk", to }], odds: 0.5, reasons: [] }] as never;
  const kept = { table: "t1", no: 1 };

  it("is about the position in which it was asked for, and gone with it", async () => {
    const answers: ((found: Advice[]) => void)[] = [];
    const asked = vi.spyOn(api, "advice").mockImplementation(() => new Promise((give) => answers.push(give)));
    const { page, redraw } = open("turn", { kept });
    press("h");
    press("h");
    expect(answers).toHaveLength(1);
    redraw({ kept, view: { ...view("turn"), turns: view("turn").turns + 1 } });
    press("h");
    answers[0]?.(advice("a1"));
    await settled();
    expect(page.querySelector(".hr-hint")).toBeNull();
    answers[1]?.(advice("b2"));
    await settled();
    expect(one(page, ".hr-hint").textContent).toContain("b2");
    asked.mockRestore();
  });
});
