import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { settings } from "../../../net/settings";
import { polite } from "../../../ui/announce";
import { notices } from "../../../ui/notices";
import { play } from "../../../ui/sound/play";
import type { Event as Told, Move } from "../../../wire/fearsome-floors";
import { prefs } from "../prefs";
import type { Props } from "../words";
import { FORCED_MS } from "../../kit/forced";
import { one, press as hit, settled, texts } from "../../kit/tests/mount";
import { click, fire, fixture, pass, press, show as open, type Name, type Shown } from "./making";

vi.mock("../../../ui/sound/play", () => ({ play: vi.fn() }));

/** Return the place where a piece is drawn: its square, or the name of its place; null for none. */
const at = ({ page }: Shown, piece: string): string | null =>
  page.querySelector(`[data-piece="${piece}"]`)?.getAttribute("data-at") ?? null;
const reached = ({ page }: Shown): string[] =>
  [...page.querySelectorAll("[data-reach]")].map((dot) => dot.getAttribute("data-reach") ?? "");
const blocked = ({ page }: Shown): string[] =>
  [...page.querySelectorAll("[data-blocked]")].map((cross) => cross.getAttribute("data-blocked") ?? "");

beforeEach(() => {
  vi.mocked(play).mockClear();
  prefs.keys.value = true;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the board", () => {
  // clause: FF-U2
  it("shows players, tiles, pools, stones, the monster, entrance and exit, and who has escaped", () => {
    const { page } = open("advanced");
    expect(page.querySelectorAll(".ff-players li")).toHaveLength(3);
    expect(page.querySelectorAll(".ff-tiles .tile")).toHaveLength(8);
    expect(page.querySelectorAll(".grounds .pool")).toHaveLength(2);
    expect(page.querySelectorAll(".grounds .teleporter")).toHaveLength(4);
    expect(page.querySelectorAll(".actors .stone")).toHaveLength(9);
    expect(page.querySelectorAll(".actors .crystal")).toHaveLength(1);
    expect(page.querySelectorAll(".actors .stone .rune")).toHaveLength(2);
    expect(one(page, "[data-monster]").getAttribute("data-monster")).toBe("f4");
    expect(page.querySelectorAll('.piece[data-at="escaped"]')).toHaveLength(2);
    expect(page.querySelectorAll(".threshold")).toHaveLength(2);
  });

  it("says what is asked when OK is pressed with nothing in hand", async () => {
    open("crowd");
    const before = polite.peek().n;
    await press("o");
    expect(polite.peek().n).toBe(before + 1);
    expect(polite.peek().text).toContain("piece");
  });

  // clause: FF-U3
  it("marks the start player with S and the mover with *, on the colour of their pieces", () => {
    const { page } = open("watch");
    const marks = [...page.querySelectorAll(".ff-players li")].map((li, seat) => [
      one(li, ".roles").textContent,
      one(li, ".name").getAttribute("style")?.includes(`--seat-${seat}`),
    ]);
    expect(marks).toEqual([
      ["*", true],
      ["S", true],
    ]);
    const seven = open("seven");
    expect([...seven.page.querySelectorAll(".roles")].map((mark) => mark.textContent)).toEqual([
      "",
      "",
      "S*",
      "",
      "",
      "",
      "",
    ]);
  });

  // clause: FF-U3, FF-U5
  it("has one's own pieces in the hand, where they can be picked; a frame shows where they begin", async () => {
    const board = open("crowd");
    expect(texts(board.page, ".ff-own .where")).toEqual(["", "i1", "d9", ""]);
    expect(board.page.querySelectorAll(".ff-own button[data-waiting]")).toHaveLength(2);
    expect(board.page.querySelectorAll(".ff-players [data-waits^='0-']")).toHaveLength(2);
    expect(board.square("entrance").classList).toContain("shut");
    await click(one(board.page, '[data-waiting="0-3"]'));
    expect(board.square("entrance").classList).not.toContain("shut");
    expect(at(board, "0-3")).toBe("waiting");
    expect(board.told()).toContain("choose where it should go");
    expect(board.sent).toEqual([]);
  });

  // clause: FF-U4
  it("shows how many tiles are face down, and this round's", () => {
    const { page } = open("advanced");
    expect(one(page, "[data-deck]").getAttribute("data-deck")).toBe("5");
    expect(one(page, "[data-revealed]").textContent).toBe("7");
    const fresh = open("seven");
    expect(one(fresh.page, "[data-deck]").textContent).toBe("8");
    expect(fresh.page.querySelector("[data-revealed]")).toBeNull();
  });

  // clause: FF-U9
  it("shows the light face in the colour, the dark one in colour and black, with its number", () => {
    const { page } = open("advanced");
    const token = (piece: string): Element => one(page, `[data-piece="${piece}"] .token`);
    expect([token("0-0").classList.contains("dark"), token("0-0").textContent]).toEqual([false, "1"]);
    expect([token("0-2").classList.contains("dark"), token("0-2").textContent]).toEqual([true, "3"]);
    expect(token("0-2").querySelector(".heart")).not.toBeNull();
    expect(token("0-0").getAttribute("style")).toContain("--seat-0");
  });

  // clause: FF-U11
  it("shows every letter of the walls twice", () => {
    const { page } = open("watch");
    const letters = [...page.querySelectorAll("[data-wall]")].map((letter) => letter.textContent);
    expect(letters).toHaveLength(54);
    for (const letter of "AQVZ☆") expect(letters.filter((each) => each === letter)).toHaveLength(2);
  });

  it("names every square, and lets Tab reach one of them", () => {
    const { page, square } = open("crowd");
    expect(page.querySelectorAll("[data-square]:not(.door)")).toHaveLength(156);
    expect(page.querySelectorAll('[data-square][tabindex="0"]')).toHaveLength(1);
    expect(square("d9").getAttribute("aria-label")).toBe("d9, 4 of Ann (A), may move");
    expect(square("d8").getAttribute("aria-label")).toBe("d8, 1 of Ben (B)");
    expect(square("a4").getAttribute("aria-label")).toBe("a4, the monster, facing south, wall X to the west");
    expect(square("p11").getAttribute("aria-label")).toContain(
      "entrance, 5 of Ben (B), wall A to the south, wall ☆ to the east",
    );
    for (const each of page.querySelectorAll("button, [role=button]"))
      expect(each.getAttribute("aria-label") ?? each.textContent).not.toMatch(/^$|fearsome-floors-ui/);
  });
});

describe("a turn", () => {
  // clause: FF-U5
  it("begins with a click on a piece, and shows where it can end by real search", async () => {
    const board = open("crowd");
    await click(board.square("d9"));
    const { previews } = fixture("crowd");
    const answer = previews['[{"do":"take","piece":2}]'];
    if (answer?.type !== "previewed") throw new Error("no preview");
    const ends = answer.view.reach.map(({ square }) => square ?? "exit");
    expect(ends).toContain("d9");
    expect(reached(board).sort()).toEqual(ends.filter((square) => square !== "d9").sort());
    // Ben's piece stands there: a piece may pass, but not stay.
    expect(reached(board)).not.toContain("d8");
    expect(reached(board)).toContain("i9");
    expect(board.sent).toEqual([]);
  });

  // clause: FF-U6
  it.each([["e9"], ["g9"], ["i9"]])("crosses a pool by a click on %s", async (square) => {
    const board = open("crowd");
    await click(board.square("d9"));
    await click(board.square(square));
    expect(at(board, "0-2")).toBe("i9");
    expect(board.told()).toContain("3 points left");
  });

  // clause: FF-U6
  it("takes clicks on every pool square in turn for one step", async () => {
    const board = open("crowd");
    await click(board.square("d9"));
    for (const square of ["e9", "f9", "g9", "h9", "i9"]) await click(board.square(square));
    expect(at(board, "0-2")).toBe("i9");
    await click(board.square("i8"));
    expect(at(board, "0-2")).toBe("i8");
    expect(board.told()).toContain("2 points left");
    expect(board.page.querySelector(".trail")).not.toBeNull();
  });

  // clause: FF-U6
  it("goes straight to a square further away by the shortest way", async () => {
    const board = open("crowd");
    await click(board.square("d9"));
    await click(board.square("i7"));
    expect(at(board, "0-2")).toBe("i7");
  });

  // clause: FF-U6
  it("leads out of the exit by a click outside it", async () => {
    const board = open("advanced");
    await click(board.square("a1"));
    await click(board.square("exit"));
    expect(at(board, "0-0")).toBe("escaped");
    expect(board.told()).toContain("for good");
    await click(board.button("OK"));
    expect(board.sent).toEqual([[{ do: "take", piece: 0 }, { do: "leave" }]]);
  });

  // clause: FF-U7
  it("is sent with OK and not before; without a way the piece stays", async () => {
    const board = open("crowd");
    await click(board.square("d9"));
    await click(board.square("i9"));
    expect(board.sent).toEqual([]);
    await click(board.button("OK"));
    expect(board.sent).toEqual([[{ do: "take", piece: 2 }, { do: "step", heading: "E" }, { do: "stop" }]]);
    const staying = open("watch");
    await click(staying.square("b3"));
    await click(staying.button("Stay"));
    expect(staying.sent).toEqual([[{ do: "take", piece: 3 }, { do: "stop" }]]);
  });

  // clause: FF-U7
  it("is dropped with Cancel, and taken back step by step", async () => {
    const board = open("crowd");
    await click(board.square("d9"));
    await click(board.square("i9"));
    await click(board.square("i8"));
    await click(board.button("Back"));
    expect(at(board, "0-2")).toBe("i9");
    await click(board.button("Cancel"));
    expect(at(board, "0-2")).toBe("d9");
    expect(reached(board)).toEqual([]);
    expect(board.button("OK").getAttribute("aria-disabled")).toBe("true");
    expect(board.sent).toEqual([]);
  });

  it("begins anew with a click on another of one's pieces", async () => {
    const board = open("crowd");
    await click(board.square("d9"));
    await click(board.square("i1"));
    expect(one(board.page, ".piece.taken").getAttribute("data-piece")).toBe("0-1");
  });

  // clause: FF-U8
  it.each([
    ["a stop on another piece", ["d9", "d8", "OK"], "Another piece stands on d8", ["d8"], "d8"],
    ["a push that cannot be", ["d9", "d10", "e10", "f10"], "cannot be pushed", ["f10", "g10"], "e10"],
    ["a wall", ["d9", "c9", "c10"], "There is a wall", ["c9"], "c9"],
    [
      "an entrance that is taken",
      ["waiting 0-0", "p11"],
      "Another piece stands on the entrance",
      ["p11"],
      "waiting",
    ],
  ])("refuses %s, says why, and shows what is in the way", async (_, clicks, says, squares, stays) => {
    const board = open("crowd");
    const piece = clicks[0] === "waiting 0-0" ? "0-0" : "0-2";
    for (const each of clicks) {
      if (each === "OK") await click(board.button("OK"));
      else if (each.startsWith("waiting")) await click(one(board.page, `[data-waiting="${each.slice(8)}"]`));
      else if (each === "c10") await press("a");
      else await click(board.square(each));
    }
    expect(board.told()).toContain(says);
    expect(one(board.page, ".told a").getAttribute("href")).toMatch(/^\/rules\/fearsome-floors#FF-P\d+$/);
    expect(blocked(board)).toEqual(squares);
    expect(board.sent).toEqual([]);
    // The way so far stays, and the player can change it.
    expect(at(board, piece)).toBe(stays);
  });

  // clause: FF-U8
  it("refuses a way that is too long with a tone, and goes on from where it was", async () => {
    const board = open("crowd");
    await click(board.square("d9"));
    await click(board.square("i7"));
    await click(board.square("i6"));
    await press("w");
    expect(vi.mocked(play).mock.calls.filter(([name]) => name === "refusal")).toHaveLength(1);
    expect(board.told()).toContain("no point left");
    await click(board.button("Back"));
    expect(blocked(board)).toEqual([]);
    expect(board.told()).not.toContain("no point left");
  });

  it("walks with letters, takes with digits, confirms with O, takes back with Escape", async () => {
    const board = open("crowd");
    await press("3");
    await press("d");
    expect(at(board, "0-2")).toBe("i9");
    await press("Escape");
    expect(at(board, "0-2")).toBe("d9");
    await press("d");
    await press("o");
    expect(board.sent).toEqual([[{ do: "take", piece: 2 }, { do: "step", heading: "E" }, { do: "stop" }]]);
  });

  it("keeps the way in the making when a digit names a piece that cannot be taken", async () => {
    const given = fixture("crowd");
    const view = structuredClone(given.previews['[{"do":"take","piece":2},{"do":"step","heading":"E"}]']);
    if (view?.type !== "previewed") throw new Error("a step");
    const gone = view.view.pieces.find(({ seat, piece }) => seat === 0 && piece === 0);
    if (gone !== undefined) Object.assign(gone, { place: "dead", square: null });
    const taken = given.previews['[{"do":"take","piece":2}]'];
    const preview = (_: number, moves: Move[]): Promise<never> =>
      Promise.resolve(
        (moves.length === 2
          ? view
          : moves.some((move) => move.do === "take" && move.piece === 0)
            ? { type: "refused", code: "cannot-move", clause: null, what: {} }
            : taken) as never,
      );
    const board = open("crowd", { preview });
    await press("3");
    await press("d");
    await press("1");
    expect(at(board, "0-2")).toBe("i9");
    expect(polite.value.text).toContain("dead");
  });

  it("takes back with Escape what was asked last, also before the rules have answered", async () => {
    const board = open("crowd");
    await press("3");
    for (const key of ["d", "Escape", "d"]) hit(key);
    await settled();
    expect(at(board, "0-2")).toBe("i9");
    for (const key of ["w", "Escape", "o"]) hit(key);
    await settled();
    expect(board.sent).toEqual([[{ do: "take", piece: 2 }, { do: "step", heading: "E" }, { do: "stop" }]]);
  });

  it("asks before a key lets a piece stay, and forgets the question with the next step", async () => {
    const board = open("crowd");
    await press("3");
    await press("o");
    expect(board.sent).toEqual([]);
    expect(board.told()).toContain("would stay, and turn over to 3");
    expect(polite.value.text).toContain("would stay");
    await press("d");
    expect(board.told()).toContain("3 points left");
    await press("Escape");
    await press("o");
    await press("o");
    expect(board.sent).toEqual([[{ do: "take", piece: 2 }, { do: "stop" }]]);
  });

  it("tells a screen reader what a digit took, how far it has come, and that it was put back", async () => {
    const board = open("crowd");
    await press("3");
    expect(polite.value.text).toBe("You have taken your 4 on d9. 4 points.");
    await press("d");
    expect(polite.value.text).toBe("i9, 3 points left.");
    await press("c");
    expect(polite.value.text).toBe("The piece is put back.");
    expect(board.sent).toEqual([]);
  });

  it("sends a way that can only end after a moment, unless a press stops it", async () => {
    vi.useFakeTimers();
    const board = open("advanced");
    await click(board.square("a1"));
    await click(board.square("exit"));
    expect(board.button("OK").classList).toContain("counting");
    await press("Shift");
    pass(2 * FORCED_MS);
    expect(board.sent).toEqual([]);
    await click(board.button("Back"));
    settings.forced.value = false;
    await click(board.square("exit"));
    pass(2 * FORCED_MS);
    expect(board.sent).toEqual([]);
    settings.forced.value = true;
    await click(board.button("Cancel"));
    await click(board.square("a1"));
    await click(board.square("exit"));
    pass(FORCED_MS);
    expect(board.sent).toEqual([[{ do: "take", piece: 0 }, { do: "leave" }]]);
  });

  it("moves the focus with arrows, out of the door and back, and clicks with Enter", async () => {
    const board = open("crowd");
    const go = async (key: string): Promise<string | null> => {
      await press(key, document.activeElement ?? document.body);
      return document.activeElement?.getAttribute("data-square") ?? null;
    };
    (board.square("d9") as SVGElement).focus();
    await press("Enter", board.square("d9"));
    expect(await go("ArrowRight")).toBe("e9");
    expect(await go("End")).toBe("p9");
    expect(await go("ArrowDown")).toBe("p10");
    (board.square("a1") as SVGElement).focus();
    expect(await go("ArrowLeft")).toBe("exit");
    expect(await go("ArrowRight")).toBe("a1");
    (board.square("i9") as SVGElement).focus();
    await press("Enter", board.square("i9"));
    expect(at(board, "0-2")).toBe("i9");
  });

  it("hears no keys from a field to type in, and none when single keys are off", async () => {
    const board = open("crowd");
    const field = document.createElement("input");
    board.page.append(field);
    await press("3", field);
    prefs.keys.value = false;
    await press("3");
    expect(board.page.querySelector(".piece.taken")).toBeNull();
  });

  it("is not for those who watch", async () => {
    const board = open("crowd", { submit: null, preview: null });
    await click(board.square("d9"));
    await press("3");
    expect(board.page.querySelectorAll(".taken, .takeable, .act, button[data-waiting]")).toHaveLength(0);
    expect(board.told()).toBe("On turn: Ann.");
  });
});

describe("the tile reader", () => {
  const tile = (board: Shown, of: string): Element => one(board.page, `.tile[data-tile="${of}"]`);
  const steps = ({ page }: Shown): (string | null)[] =>
    [...page.querySelectorAll(".footstep text")].map((text) => text.textContent);

  // clause: FF-U10
  it("shows where a tile would take the monster, what it would see and whom it would catch, in picture and words", async () => {
    const board = open("watch");
    expect(tile(board, "10").getAttribute("aria-label")).toBe(
      "Tile 10: 10 steps to j9, facing north. Catches 1 of Ben (B).",
    );
    await fire(tile(board, "10"), new FocusEvent("focus"));
    expect(steps(board)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
    expect(board.page.querySelectorAll(".footstep.prey")).toHaveLength(1);
    expect(one(board.page, "[data-ghost]").getAttribute("data-ghost")).toBe("j9");
    expect([...board.page.querySelectorAll(".letter.lit text")].map((text) => text.textContent)).toEqual([
      "Q",
      "Q",
    ]);
    const lines = [...board.page.querySelectorAll(".reading li")].map((line) => line.textContent);
    expect(lines).toHaveLength(11);
    expect(lines.slice(0, 3)).toEqual([
      "Sees 1 of Ann (A) 6 on its left: heads south. To g3.",
      "Sees 1 of Ben (B) 4 on its left, 1 of Ann (A) 5 ahead: heads east. To h3.",
      "Sees 1 of Ben (B) 3 ahead: heads east. Slides across the pool to k3. Catches 1 of Ben (B).",
    ]);
    expect(lines[6]).toBe("Sees nobody, goes on east. Through wall Q to c9.");
    expect(lines[10]).toBe("At the end: Sees 4 of Ben (B) 3 on its left: heads north.");
    await fire(tile(board, "10"), new FocusEvent("blur"));
    expect(steps(board)).toEqual([]);
  });

  // clause: FF-U10
  it("keeps a tile that was tapped, and follows the position as drafted", async () => {
    const board = open("watch");
    await click(tile(board, "7"));
    expect(one(board.page, ".reading p").textContent).toBe(
      "Tile 7: 7 steps to c9, facing east. Catches 1 of Ben (B).",
    );
    await click(board.square("b3"));
    await click(board.square("b2"));
    expect(one(board.page, ".reading li").textContent).toBe(
      "Sees 2 of Ann (A) 5 ahead, 1 of Ann (A) 6 on its left: heads west. To f2.",
    );
    await click(tile(board, "7"));
    expect(steps(board)).toEqual([]);
  });

  // clause: FF-U10
  it("ticks off the tiles of this phase, and others by hand", async () => {
    const board = open("advanced");
    const up = [...board.page.querySelectorAll(".tile.up")].map((each) => each.getAttribute("data-tile"));
    expect(up).toEqual(["7", "7", "8"]);
    await press("x", tile(board, "10"));
    expect(tile(board, "10").classList).toContain("ticked");
    await click(tile(board, "10"));
    expect(one(board.page, ".ticking input")).toHaveProperty("checked", true);
    board.redraw({ view: { ...fixture("advanced").view, phase: 1 } });
    await vi.waitFor(() => expect(tile(board, "10").classList).not.toContain("ticked"));
  });
});

describe("the chips of the tiles", () => {
  const chips = ({ page }: Shown): (string | null)[] =>
    [...page.querySelectorAll("[data-chip]")].map((chip) => chip.textContent);

  it("say how likely each kind of tile is, and whom it would catch", async () => {
    const board = open("watch");
    const { tiles } = fixture("watch").view;
    expect(chips(board)).toHaveLength(tiles.length);
    expect(chips(board)).toContain("10 13%");
    const ten = one(board.page, "[data-chip='10']");
    expect(ten.getAttribute("aria-label")).toMatch(/^10 13% – Tile 10: 10 steps to j9.*Catches 1 of Ben/);
    expect(ten.querySelectorAll(".prey svg")).toHaveLength(1);
    await click(ten);
    expect(one(board.page, ".foretold").textContent).toContain("10 steps to j9");
    expect(one(board.page, "[data-ghost]").getAttribute("data-ghost")).toBe("j9");
    await click(ten);
    expect(board.page.querySelector(".foretold")).toBeNull();
  });
});

describe("the ways of the others", () => {
  const recent = [
    { event: "taken", seat: 1, piece: 0, number: 2, square: null },
    { event: "entered", seat: 1, piece: 0, number: 2, square: "p11", left: 1 },
    {
      event: "stepped",
      seat: 1,
      piece: 0,
      number: 2,
      start: "p11",
      square: "p10",
      heading: "N",
      over: [],
      left: 0,
    },
    { event: "stopped", seat: 1, piece: 0, number: 5, square: "p10", stayed: false },
  ] as unknown as Told[];
  const walks = ({ page }: Shown): (string | null)[] =>
    [...page.querySelectorAll("[data-walk]")].map((walk) => walk.getAttribute("data-walk"));

  it("are marked until the reader takes a piece, for who wants that", async () => {
    const board = open("crowd", { recent });
    expect(walks(board)).toEqual(["1 entrance p11 p10"]);
    await click(board.square("d9"));
    expect(walks(board)).toEqual([]);
    prefs.marks.value = false;
    expect(walks(open("crowd", { recent }))).toEqual([]);
    prefs.marks.value = true;
  });
});

describe("laying out the hall", () => {
  const covered = ({ page }: Shown): string[] =>
    [...page.querySelectorAll(".grounds .pool rect.blood")].map((pool) =>
      [pool.getAttribute("width"), pool.getAttribute("height")].join("x"),
    );

  it("takes an item from the hand, turns it, lays it, and sends it with OK", async () => {
    const board = open("laying");
    expect([...board.page.querySelectorAll(".ff-box b")].map((count) => count.textContent)).toEqual([
      "11",
      "1",
      "1",
    ]);
    await click(one(board.page, '[data-item="pool-4x1"]'));
    expect(board.square("f5").classList).toContain("lay");
    expect(board.square("a5").classList).not.toContain("lay");
    await click(board.square("f5"));
    expect(covered(board)).toEqual(["230x50"]);
    await click(board.button("Turn"));
    expect(covered(board)).toEqual(["50x230"]);
    await click(board.button("OK"));
    expect(board.sent).toEqual([
      [
        { do: "choose", item: "pool-4x1" },
        { do: "lay", square: "f5", heading: "S" },
      ],
    ]);
  });

  it("says why an item may not lie somewhere, and keeps it in hand", async () => {
    const board = open("laying");
    await click(one(board.page, '[data-item="stone"]'));
    await click(board.square("b2"));
    expect(board.told()).toContain("within 3 squares");
    expect(blocked(board)).toEqual(["b2"]);
    await click(board.square("e5"));
    expect(board.page.querySelectorAll(".actors .stone")).toHaveLength(1);
    expect(board.told()).toContain("OK lays it there");
  });
});

describe("what happened", () => {
  /** Open a board on which the monster's move arrives from the table. */
  function happens(): Shown {
    vi.useFakeTimers();
    const board = open("watch", { live: true, submit: null });
    board.redraw({ live: true, submit: null, ...fixture("watched") });
    return board;
  }
  const monster = ({ page }: Shown): string | null =>
    one(page, "[data-monster]").getAttribute("data-monster");

  // clause: FF-U11
  it("is shown step by step, with its commentary, and then the position stands", () => {
    const board = happens();
    const seen: string[] = [];
    const told: string[] = [];
    for (let n = 0; n < 400 && board.page.querySelector(".filming") !== null; n += 1) {
      const where = monster(board) ?? "";
      const caption = board.page.querySelector(".ff-caption")?.textContent ?? "";
      if (where !== seen.at(-1)) seen.push(where);
      if (caption !== "" && caption !== told.at(-1)) told.push(caption);
      pass(40);
    }
    expect(seen).toEqual(["g2", "g3", "h3", "k3", "l3", "m3", "n3", "c9", "d9", "i9", "j9"]);
    expect(told).toContain("Of 2 in sight Ben’s 1 on its left is nearest, 4 away: it turns.");
    expect(told).toContain("Step 7: it goes through the wall Q and comes out on c9.");
    expect(monster(board)).toBe("j9");
  });

  it("is over at once with any key", async () => {
    const board = happens();
    expect(monster(board)).toBe("g2");
    await press("Shift");
    expect(monster(board)).toBe("j9");
    expect(board.page.querySelector(".filming")).toBeNull();
  });

  it("stands at once in a replay that is scrubbed", () => {
    const board = open("watch", { live: false });
    board.redraw({ live: false, ...fixture("watched") });
    expect(monster(board)).toBe("j9");
    expect(board.page.querySelector(".filming")).toBeNull();
  });

  it("keeps what it leads to from the lists beside it", () => {
    const board = happens();
    const up = (): number => board.page.querySelectorAll(".tile.up").length;
    const before = up();
    for (let n = 0; n < 400 && board.page.querySelector(".filming") !== null; n += 1) {
      expect(up()).toBe(before);
      pass(40);
    }
    expect(up()).toBeGreaterThan(before);
  });

  it.each([
    [[0], "morning"],
    [[1], "dark"],
  ])("ends with a moment in the hall, with seat 0, when %j win", (winner, scene) => {
    settings.motion.value = "full";
    const board = open("won", { outcome: null, live: true, mine: [0] });
    expect(board.page.querySelector(".ending")).toBeNull();
    const outcome = {
      ...fixture("won").outcome,
      ranking: [winner, []],
      sides: [[0], [1]],
    } as Props["outcome"];
    board.redraw({ outcome, live: true, mine: [0] });
    expect(board.page.querySelector(`.ending.${scene}`)).not.toBeNull();
    void act(() => void one(board.page, ".dawn, .night").dispatchEvent(new Event("animationend")));
    expect(board.page.querySelector(".ending")).toBeNull();
    settings.motion.value = "auto";
  });

  it("ends with who won", () => {
    expect(open("won").told()).toMatch(/Ann|All but one/);
    expect(notices.value).toEqual([]);
  });
});

describe("the texts", () => {
  it.each(["advanced", "crowd", "laying", "seven", "watch", "watched", "won"] satisfies Name[])(
    "leave no key unspoken in %s",
    (name) => {
      expect(open(name).page.innerHTML).not.toMatch(/fearsome-floors-ui-(?!\w*")/);
    },
  );
});
