import { afterEach, describe, expect, it } from "vitest";
import { shapeOf } from "../shape";
import { seats, show, type Shown } from "./making";

let shown: Shown | null = null;
const view = async (fields: unknown): Promise<HTMLElement> => {
  shown = await show({ view: fields });
  return shown.page;
};
const text = (page: Element, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map((each) => each.textContent);
const titles = (page: Element): string[] => text(page, ".gen-view summary");

afterEach(() => {
  shown?.close();
  shown = null;
});

describe("the view", () => {
  it("has its short values as fields, with names in words", async () => {
    const page = await view({ in_hand: 3, roundLimit: 9, open: false, mover: 1, deck: "top_card", hoard: 2 });
    expect(text(page, ".gen-fields dt")).toEqual([
      "In hand",
      "Round limit",
      "Open",
      "On turn",
      "Deck",
      "Treasure",
    ]);
    expect(text(page, ".gen-fields dd").map((each) => each.trim())).toEqual([
      "3",
      "9",
      "No",
      "BBen",
      "top card",
      "2",
    ]);
  });

  it("leaves out what says nothing", async () => {
    const page = await view({ seats: 3, viewer: 0, last: null, gone: [], name: "", kept: 0 });
    expect(text(page, ".gen-fields dt")).toEqual(["Kept"]);
  });

  it("shows seats as names, also in lists and for lists with an entry for each", async () => {
    const page = await view({ winners: [0, 2], scores: [4, 5, 6] });
    expect(text(page, ".gen-names .name")).toEqual(["AAnn", "CCleo", "AAnn", "BBen", "CCleo"]);
    expect(text(page, "ul.gen-names li")).toEqual(["AAnn 4", "BBen 5", "CCleo 6"]);
  });

  it("shows objects of one shape as a table, without columns that are empty everywhere", async () => {
    const page = await view({
      pieces: [
        { id: "a", seat: 0, at: null, road: [1, 2] },
        { id: "b", seat: 1, at: null, road: [] },
      ],
    });
    expect(text(page, "thead th")).toEqual(["No.", "Id", "Seat", "Road"]);
    expect(text(page, "tbody tr:last-child td")).toEqual(["b", "BBen", "–"]);
  });

  it("shows numbers in rows, and lists as long as a square, as a grid", async () => {
    expect(
      shapeOf([
        [1, 2, 3],
        [4, 5, 6],
      ]).is,
    ).toBe("grid");
    expect(shapeOf(["x", "", "o", "", "x", "", "", "", "o"])).toMatchObject({
      rows: [
        ["x", "", "o"],
        ["", "x", ""],
        ["", "", "o"],
      ],
    });
    const page = await view({ board: ["x", "", "o", "", "x", "", "", "", "o"] });
    expect(text(page, ".gen-grid tbody tr:first-child td")).toEqual(["x", "·", "o"]);
  });

  it("shows pairs as pairs", async () => {
    const page = await view({
      owners: [
        [7, 0],
        [3, 2],
      ],
    });
    expect(text(page, ".gen-fields dd")).toEqual(["7/0, 3/2"]);
  });

  it("folds what lies deep, and settings, at the end", async () => {
    const settings = { a: true, b: false, c: true, d: false, e: 1, f: "x" };
    const page = await view({
      settings,
      world: { city: { streets: [{ name: "x", houses: [{ doors: [{ open: true }] }] }] } },
    });
    expect(titles(page)).toEqual(["World", "City", "Streets", "1", "Houses", "1", "Doors", "Settings"]);
    const open = [...page.querySelectorAll<HTMLDetailsElement>(".gen-view details")].map((each) => each.open);
    expect(open).toEqual([true, false, false, false, false, false, false, false]);
  });

  it("keeps what the reader has opened", async () => {
    const fields = { world: { list: [1, 2, 3, 4, 5, 6] } };
    const page = await view(fields);
    const inner = page.querySelectorAll<HTMLDetailsElement>("details")[1];
    if (inner === undefined) throw new Error("nothing is folded");
    inner.open = true;
    await shown?.redraw({ view: { world: { list: [1, 2, 3, 4, 5, 7] } } });
    expect(inner.isConnected && inner.open).toBe(true);
  });

  it("tells whose turn it is", async () => {
    const page = await view({});
    expect(text(page, ".gen-seats [aria-current]")).toEqual(["AAnnon turn"]);
    await shown?.redraw({ actors: [1, 2], moves: {} });
    expect(text(page, ".gen-head > h2")).toEqual(["Waiting for Ben and Cleo"]);
    await shown?.redraw({
      actors: [],
      outcome: { ranking: [[0]], sides: [[0]], scores: [1], clause: "XX-E1", first: 0 },
    });
    expect(text(page, ".gen-head > h2")).toEqual(["The game is over."]);
  });

  it("shows a view that is no object, too", async () => {
    const page = await view([1, 2, 3]);
    expect(text(page, ".gen-fields dd")).toEqual(["1, 2, 3"]);
    expect(seats).toHaveLength(3);
  });
});
