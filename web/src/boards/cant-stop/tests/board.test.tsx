import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../prefs";
import { one, press } from "../../kit/tests/mount";
import { click, fixture, point, rightClick, show, type Name, type Shown } from "./making";

const open = (...asked: Parameters<typeof show>): Shown => {
  const shown = show(...asked);
  // Clicks and keys straight after new dice are not taken.
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1000);
  return shown;
};

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const routes = (page: Element, state: string): number[] =>
  [...page.querySelectorAll(`.route.${state}`)].map((route) =>
    Number(one(route, "[data-route]").getAttribute("data-route")),
  );
const chip = ({ page }: Shown): string | undefined =>
  page.querySelector(".chip.chosen .unseen")?.textContent.split(",").slice(0, 2).join();

beforeEach(() => {
  prefs.confirm.value = false;
  prefs.odds.value = "before";
  prefs.scene.value = "normal";
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the board", () => {
  // clause: CS-I2
  it("shows usable routes white, climbers, bivouacs and the chosen dice above their routes", () => {
    const { page } = open("middle");
    expect(routes(page, "usable")).toEqual([6, 7, 8, 9]);
    expect(routes(page, "orange")).toEqual([6]);
    expect(routes(page, "red")).toEqual([9]);
    expect(page.querySelectorAll(".climbers .climber")).toHaveLength(2);
    expect(page.querySelectorAll(".ghosts .climber")).toHaveLength(2);
    expect(page.querySelectorAll(".pairs .die")).toHaveLength(4);
    const bivouacs = fixture("middle").view.bivouacs.flat().length;
    expect(page.querySelectorAll(".camps .camp")).toHaveLength(bivouacs);
  });

  // clause: CS-I2
  it("gives a claimed route the colour of its owner, and his piece upon the number", () => {
    const { page, cell } = open("claimed");
    expect(routes(page, "claimed")).toEqual([6, 8, 11]);
    const route = one(page, '.route.claimed [data-route="8"]').closest<SVGElement>(".route");
    expect(route?.getAttribute("style")).toContain("--seat-1");
    expect([...page.querySelectorAll(".crown text")].map((text) => text.textContent)).toEqual([
      "6",
      "8",
      "11",
    ]);
    expect(cell(6, 3).getAttribute("aria-label")).toBe("Route 6, cell 3 of 11, claimed by Ann");
  });

  it("names every cell, and lets Tab reach one of them", () => {
    const { page, cell } = open("middle");
    expect(page.querySelectorAll("[data-cell]")).toHaveLength(83);
    expect(page.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    expect(cell(6, 5).getAttribute("aria-label")).toBe(
      "Route 6, cell 5 of 11, your bivouac, bivouac of Ben, bivouac of Dan, usable",
    );
    expect(cell(6, 8).getAttribute("aria-label")).toContain("a climber would land here");
    for (const each of page.querySelectorAll("button, [role=button]"))
      expect(each.getAttribute("aria-label") ?? each.textContent).not.toMatch(/^$|cant-stop-ui/);
  });

  // clause: CS-I4
  it("follows the mouse over white cells until something is pinned", () => {
    const board = open("middle");
    point(board.cell(8, 2));
    expect(chip(board)).toBe("Orange 8, red 7");
    press("2");
    expect(chip(board)).toBe("Orange 7, red 8");
    point(board.cell(9, 2));
    expect(chip(board)).toBe("Orange 7, red 8");
    press("Escape");
    expect(chip(board)).toBe("Orange 6, red 9");
    expect(board.sent).toEqual([]);
  });

  // clause: CS-I4
  it("follows the mouse at once after a pin is taken back", () => {
    const board = open("middle");
    press("2");
    void act(() => {
      press("Escape");
      point(board.cell(8, 2));
    });
    expect(chip(board)).toBe("Orange 8, red 7");
  });

  // clause: CS-I4
  it("selects with a tap, and leaves committing to the buttons", async () => {
    const board = open("middle");
    click(board.cell(8, 2), "touch");
    click(board.cell(8, 2), "touch");
    rightClick(board.cell(8, 2), "touch");
    expect(chip(board)).toBe("Orange 8, red 7");
    expect(board.sent).toEqual([]);
    click(board.button("STOP"));
    await settle();
    expect(board.sent).toEqual([[{ do: "stop", orange: 8, red: 7 }]]);
  });

  // clause: CS-I3
  it("turns dice with clicks", () => {
    const board = open("middle");
    const die = one(board.page, '.tray [aria-label="Die 3: 4, red"]');
    click(die);
    expect(one(board.page, '.tray [aria-label^="Die 3"]').getAttribute("aria-label")).toBe(
      "Die 3: 4, orange",
    );
    expect(chip(board)).toBe("Orange 7, red 8");
  });

  // clause: CS-I5
  it("commits GO with the left button, STOP with the right, only inside cells", async () => {
    const board = open("middle");
    click(board.cell(2, 1));
    click(one(board.page, ".octagon"));
    expect(board.sent).toEqual([]);
    click(board.cell(9, 1));
    await settle();
    rightClick(board.cell(7, 1));
    await settle();
    expect(board.sent).toEqual([[{ do: "go", orange: 6, red: 9 }], [{ do: "stop", orange: 7, red: 8 }]]);
  });

  // clause: CS-I6
  it("commits the selected pairing with a right click on an unusable route; a dead one after a yes", async () => {
    const board = open("dead");
    press("2");
    rightClick(board.cell(2, 1));
    expect(board.sent).toEqual([]);
    expect(one(board.page, "[role=alertdialog]").textContent).toContain("Really DROP");
    click(board.button("DROP"));
    await settle();
    expect(board.sent).toEqual([[{ do: "stop", orange: 12, red: 4 }]]);
  });

  // clause: CS-I7
  it("offers nothing but DROP when nothing is live", async () => {
    const board = open("drop");
    expect([...board.page.querySelectorAll(".act")].map((each) => each.textContent)).toEqual(["DROP"]);
    click(board.cell(7, 3));
    expect(board.sent).toEqual([]);
    rightClick(board.cell(7, 3));
    await settle();
    expect(board.sent).toEqual([[{ do: "drop" }]]);
  });

  // clause: CS-I8
  it("never starts with a dead pairing, and says why GO is missing for one", () => {
    const board = open("dead");
    expect(board.button("GO").getAttribute("aria-disabled")).toBe("false");
    press("2");
    expect(board.button("GO").getAttribute("aria-disabled")).toBe("true");
    expect(one(board.page, ".cs-why").textContent).toContain("this pairing moves nothing");
    click(board.button("GO"));
    expect(board.sent).toEqual([]);
  });

  // clause: CS-I9
  it("shows the next background with each click, and leaves the board as it is", () => {
    const { page } = open("middle");
    const scenes = [0, 1, 2, 3].map(() => {
      click(one(page, ".scene-button"));
      return prefs.scene.value;
    });
    expect(scenes).toEqual(["sea", "clouds", "space", "normal"]);
  });

  // clause: CS-I10
  it("opens the probability table", async () => {
    const { page, button } = open("middle");
    click(button("Probability table"));
    await vi.waitFor(() => {
      expect(page.querySelectorAll("dialog[open] tbody tr")).toHaveLength(165);
    });
  });

  it("says which routes forbid a STOP, and sends none", () => {
    const board = open("blocked");
    expect(board.button("STOP").getAttribute("aria-disabled")).toBe("true");
    expect(one(board.page, ".cs-why").textContent).toContain("No STOP: on 3, 12");
    press("s");
    rightClick(board.cell(12, 1));
    expect(board.sent).toEqual([]);
  });

  // clause: CS-T9
  it("warns when GO is a certain DROP, and asks once more", async () => {
    const { page, button, sent } = open("topped");
    expect(one(page, ".cs-why.alarm").textContent).toContain("GO is a certain DROP");
    press("g");
    expect(sent).toEqual([]);
    click(button("GO"));
    await settle();
    expect(sent).toEqual([[{ do: "go", orange: 2, red: 12 }]]);
  });

  it("asks before a click on the board commits, when asked to", async () => {
    prefs.confirm.value = true;
    const board = open("middle");
    click(board.cell(6, 1));
    expect(board.sent).toEqual([]);
    click(board.button("GO"));
    await settle();
    expect(board.sent).toEqual([[{ do: "go", orange: 6, red: 9 }]]);
  });

  it("takes nothing straight after new dice", async () => {
    const board = open("middle");
    const next = fixture("middle");
    next.view.rolls += 1;
    board.redraw(next);
    press("g");
    click(board.cell(6, 1));
    await settle();
    expect(board.sent).toEqual([]);
  });

  it("hears no keys from a field to type in", () => {
    const board = open("middle");
    const field = document.createElement("input");
    board.page.append(field);
    press("g", field);
    expect(board.sent).toEqual([]);
  });

  it("picks a route with Enter, and moves with arrows", () => {
    const board = open("middle");
    const from = board.cell(7, 3) as SVGElement;
    from.focus();
    press("ArrowRight", from);
    expect(document.activeElement).toBe(board.cell(8, 2));
    press("Enter", board.cell(8, 2));
    expect(chip(board)).toBe("Orange 8, red 7");
  });

  it("shows everything and offers nothing to those who watch", () => {
    const { page, cell, sent } = open("middle", { submit: null });
    expect(page.querySelectorAll(".cs-actions, .tray button, button.chip, .ghosts")).toHaveLength(0);
    expect(page.querySelectorAll(".chip")).toHaveLength(2);
    expect(routes(page, "usable")).toEqual([6, 7, 8, 9]);
    click(cell(6, 1));
    press("g");
    expect(sent).toEqual([]);
  });

  it("says which of two seats one plays, partners side by side", () => {
    const { page } = open("team");
    expect(one(page, ".whose").textContent).toContain("Your turn as C (Cleo)");
    expect([...page.querySelectorAll(".claims text")].map((text) => text.textContent)).toEqual([
      "A",
      "C",
      "B",
      "D",
    ]);
  });

  it("tells the odds when the reader wants them", () => {
    prefs.odds.value = "never";
    const { page, redraw } = open("middle");
    expect(page.textContent).not.toContain("8.6");
    prefs.odds.value = "after";
    redraw({});
    expect(one(page, ".whose").textContent).toContain("chance of a DROP");
    expect(page.querySelector(".bust")).toBeNull();
  });
});

describe("the texts", () => {
  it.each(["blocked", "claimed", "dead", "drop", "five", "start", "team", "topped", "won"] satisfies Name[])(
    "leave no key unspoken in %s",
    (name) => {
      expect(open(name).page.innerHTML).not.toContain("cant-stop-ui");
    },
  );
});
