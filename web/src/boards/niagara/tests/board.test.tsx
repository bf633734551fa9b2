import { describe, expect, it, vi } from "vitest";
import type { Event as Happened, Menu, Move } from "../../../wire/niagara";
import { FORCED_MS } from "../../kit/forced";
import { foreseen, one, settled, texts } from "../../kit/tests/mount";
import type { Props } from "../hand";
import { prefs } from "../prefs";
import { click, fixture, press, show as open, type Name, type Next } from "./making";

/** Return a preview for drafts of one move: the position with its first menu changed. */
const goesOn =
  (name: Name, change: (menu: Menu) => Partial<Menu>): Next =>
  (drafted) => {
    const { view } = fixture(name);
    const [menu] = view.menus;
    if (drafted.length > 1 || menu === undefined) return {};
    return { view: { ...view, menus: [{ ...menu, ...change(menu) }] }, moves: [{ do: "done" }], actors: [0] };
  };

/** Open a board with a canoe that may load and unload. Its preview answers only when the test calls `answer`. */
function slowMenu(): ReturnType<typeof open> & { answer: () => void } {
  const given = fixture("canoes").view;
  const [first] = given.menus;
  if (first === undefined) throw new Error("a canoe");
  const menu: Menu = { ...first, unload: ["violet"], load: ["white"] };
  let answer = (): void => undefined;
  const preview: Props["preview"] = async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return foreseen({
      view: { ...given, menus: [menu], done: true },
      moves: [{ do: "done" }],
      actors: [0],
    });
  };
  const opened = open("canoes", null, { preview, view: { ...given, menus: [menu] } });
  return { ...opened, answer: () => answer() };
}

describe("everybody", () => {
  it("the life ring stands before its owner's name, a star before who is on turn; clause: NI-U3", () => {
    const { page } = open("canoes");
    const rows = [...page.querySelectorAll(".ni-crew li")];
    expect(rows.map((row) => row.querySelector(".ni-ring") !== null)).toEqual([true, false, false]);
    expect(texts(page, ".ni-crew .name")[0]).toMatch(/^\*Ann/);
    expect(texts(page, ".ni-crew .star")).toEqual(["*"]);
    const [ring, name] = [one(page, ".ni-crew .ring"), one(page, ".ni-crew .name")];
    expect(ring.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("a player of all seats sees the card of the seat that decides on no other seat", () => {
    const { page } = open("canoes", null, { mine: [0, 1, 2] });
    const told = [...page.querySelectorAll(".ni-crew .played")].map((each) => each.textContent);
    expect(told[0]).toContain("Played");
    expect(told.slice(1).join()).not.toContain("You chose");
  });

  it("used cards of everybody are struck out, chosen ones show their back", () => {
    const { page } = open("choose");
    const gone = [...page.querySelectorAll(".ni-crew li")].map((row) => texts(row, ".token.gone"));
    expect(gone).toEqual([["2", "☁"], ["1"], ["6"]]);
    expect(page.querySelectorAll(".ni-crew .ni-paddle.back")).toHaveLength(1);
    expect(texts(page, ".ni-crew .told")).toEqual(["choosing …", "has chosen", "choosing …"]);
  });
});

describe("the secret choice", () => {
  it("a click selects, OK confirms, and used cards are not there; clause: NI-U4", async () => {
    const { page, sent } = open("choose");
    const cards = [...page.querySelectorAll<HTMLInputElement>(".paddles input")].map(({ value }) => value);
    expect(cards).toEqual(["1", "3", "4", "5", "6"]);
    await click(page, ".ok");
    expect(sent).toEqual([]);
    for (const card of [3, 1]) await click(page, `.paddles label:nth-child(${card}) input`);
    expect(sent).toEqual([]);
    await click(page, ".ok");
    expect(sent).toEqual([[{ do: "choose", card: "1" }]]);
  });

  it("by keys as well", async () => {
    const { page, sent } = open("choose");
    const board = one(page, ".areas .area");
    await press(board, "2");
    expect(page.querySelector(".chosen")).toBeNull();
    await press(board, "5");
    expect((one(page, ".chosen input") as HTMLInputElement).value).toBe("5");
    await click(page, ".ok");
    expect(sent).toEqual([[{ do: "choose", card: "5" }]]);
  });

  it("the last card of a round of cards is selected already; clause: NI-C7", () => {
    const only: Move[] = [{ do: "choose", card: "4" }];
    const { page } = open("choose", null, { moves: { 0: only } });
    expect((one(page, ".chosen input") as HTMLInputElement).value).toBe("4");
  });
});

describe("the only card", () => {
  const only: Move[] = [{ do: "choose", card: "4" }];

  it("is chosen for me after a moment", () => {
    vi.useFakeTimers();
    const { page, sent } = open("choose", null, { moves: { 0: only } });
    expect(page.querySelector(".counting .ok")).not.toBeNull();
    vi.advanceTimersByTime(FORCED_MS);
    vi.useRealTimers();
    expect(sent).toEqual([only]);
  });

  it("is mine to choose after any press", async () => {
    const { page, sent } = open("choose", null, { moves: { 0: only } });
    await press(document.body, "Shift");
    expect(page.querySelector(".counting")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("is none where there is a choice", () => {
    expect(open("choose").page.querySelector(".counting")).toBeNull();
  });
});

describe("a turn with canoes", () => {
  it("a canoe opens a menu with a title that is no button and what is legal; clause: NI-U5", async () => {
    const { page } = open("canoes");
    expect(page.querySelector(".ni-menu")).toBeNull();
    await click(page, ".areas [data-place='4']");
    expect(one(page, ".ni-menu h2").textContent).toMatch(/^Choose an action/);
    expect(one(page, ".ni-menu h2").querySelector("button")).toBeNull();
    const menu = fixture("canoes").view.menus[0];
    const rows = texts(page, ".row-name");
    expect(rows).toEqual([
      "Paddle",
      ...(menu?.load.length ? ["Load"] : []),
      ...(menu?.unload.length ? ["Unload"] : []),
    ]);
  });

  it("a canoe on the river can be clicked itself", async () => {
    const { page } = open("canoes");
    await click(page, ".piece.ready .grip");
    expect(one(page, ".piece.picked")).toBeDefined();
    expect(one(page, ".ni-menu")).toBeDefined();
  });

  it("loading lists the colours there are; clause: NI-U6", async () => {
    const { page, sent } = open(
      "canoes",
      goesOn("canoes", () => ({ load: ["white", "violet"] })),
    );
    await click(page, ".areas [data-place='4']");
    await click(page, ".row-of.unload .chip", "violet");
    expect(texts(page, ".row-of.load .chip strong")).toEqual(["white", "violet"]);
    await click(page, ".row-of.load .chip", "white");
    await click(page, ".end");
    expect(sent).toEqual([
      [
        { do: "unload", canoe: 0, colour: "violet" },
        { do: "load", canoe: 0, colour: "white" },
      ],
    ]);
  });

  it("what is tapped while the rules look at a step comes after it", async () => {
    const { view } = fixture("canoes");
    const [first, second] = view.menus;
    if (first === undefined || second === undefined) throw new Error("two canoes");
    const stands = { ...first, targets: [], unload: [], done: true };
    let answer = (): void => undefined;
    const preview: Props["preview"] = async (_, drafted) => {
      if (drafted.length > 1) return foreseen({ view, actors: [1] });
      await new Promise<void>((resolve) => (answer = resolve));
      return foreseen({
        view: { ...view, menus: [stands, second] },
        moves: [{ do: "done" }],
        actors: [0],
      });
    };
    const { page, sent } = open("canoes", null, { preview });
    expect(view.players[0]?.canoes[second.canoe]?.place).toBe("land");
    // A player in a hurry picks and paddles the other canoe before there is an answer about this one.
    for (const place of ["4", "6L", "6L", "land", "4"]) await click(page, `.areas [data-place='${place}']`);
    expect(sent).toEqual([]);
    answer();
    await settled();
    await settled();
    await click(page, ".end");
    expect(sent).toEqual([
      [
        { do: "paddle", canoe: 0, to: "6L" },
        { do: "paddle", canoe: 1, to: "4" },
      ],
    ]);
  });

  it("what is chosen in the menu while the rules look at a step comes after it, once", async () => {
    const { page, sent, answer } = slowMenu();
    await click(page, ".row-of.unload .chip");
    await click(page, ".row-of.load .chip");
    await click(page, ".row-of.load .chip");
    for (let steps = 0; steps < 3; steps += 1) {
      answer();
      await settled();
    }
    await click(page, ".end");
    expect(sent[0]?.map((move) => move.do)).toEqual(["unload", "load", "done"]);
  });

  it("Escape takes back the step that the rules look at, and no other", async () => {
    const { page, sent, answer } = slowMenu();
    await click(page, ".row-of.unload .chip");
    answer();
    await settled();
    await click(page, ".row-of.load .chip");
    await press(document.body, "Escape");
    answer();
    await settled();
    await click(page, ".end");
    expect(sent).toEqual([[{ do: "unload", canoe: 0, colour: "violet" }, { do: "done" }]]);
  });

  it("a grey canoe is in every target, and a click on it goes there; clause: NI-U7", async () => {
    const { page, sent } = open("canoes");
    await click(page, ".ni-canoes button");
    const targets = fixture("canoes").view.menus[0]?.targets.map(({ to }) => to) ?? [];
    expect(targets.length).toBeGreaterThan(1);
    expect([...page.querySelectorAll(".target")].map((each) => each.getAttribute("data-to"))).toEqual(
      targets,
    );
    const last = targets.at(-1) ?? "";
    await click(page, `.target[data-to="${last}"]`);
    expect(sent).toEqual([]);
    await click(page, ".end");
    expect(sent).toEqual([[{ do: "paddle", canoe: 0, to: last }]]);
  });

  it("after a move beside laden canoes: steal, with a row for each gem, or not; clause: NI-U8", async () => {
    const steal = [
      { seat: 1, canoe: 0, hold: 0, colour: "white" },
      { seat: 2, canoe: 1, hold: 0, colour: "yellow" },
      { seat: 2, canoe: 1, hold: 1, colour: "pink" },
    ] as const;
    const next = goesOn("spirits", () => ({
      moose: false,
      targets: [],
      load: [],
      unload: [],
      steal: [...steal],
      done: true,
    }));
    const { page, sent } = open("spirits", next);
    await click(page, ".row-of.paddle .chip");
    expect(texts(page, ".row-name")).toEqual(["Steal", "Done"]);
    expect(texts(page, ".row-of.steal .chip small")).toEqual([
      "Ben: single canoe",
      "Cleo: tandem canoe, left hold",
      "Cleo: tandem canoe, right hold",
    ]);
    await click(page, ".row-of.steal .chip", "right");
    await click(page, ".end");
    expect(sent[0]?.[1]).toEqual({ do: "steal", canoe: 1, victim: 2, victim_canoe: 1, hold: 1 });
  });

  it("1/2/3 shows the targets of all values, then stop or go on; clause: NI-U10", async () => {
    const next = goesOn("spirits", () => ({
      moose: false,
      targets: [],
      load: ["blue"],
      unload: ["pink"],
      done: true,
    }));
    const { page, sent } = open("spirits", next);
    const targets = fixture("spirits").view.menus[0]?.targets.map(({ to }) => to) ?? [];
    expect([...page.querySelectorAll(".target")].map((each) => each.getAttribute("data-to"))).toEqual(
      targets,
    );
    expect(targets.length).toBeGreaterThan(2);
    await click(page, ".target");
    expect(texts(page, ".row-name")).toEqual(["Load", "Unload", "Done"]);
    await click(page, ".row-of.done .chip");
    await click(page, ".end");
    expect(sent[0]?.map((move) => move.do)).toEqual(["paddle", "done"]);
  });

  it("its end that is pressed while the rules look at a step comes after it, once", async () => {
    const given = fixture("canoes");
    const view = { ...given.view, done: true };
    let answer = (): void => undefined;
    const preview: Props["preview"] = async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return foreseen({ view, moves: [{ do: "done" }], actors: [0] });
    };
    const { page, sent } = open("canoes", null, { preview, view });
    for (const place of ["4", "6L"]) await click(page, `.areas [data-place='${place}']`);
    for (let presses = 0; presses < 2; presses += 1) await click(page, ".end");
    expect(sent).toEqual([]);
    answer();
    for (let turns = 0; turns < 4; turns += 1) await settled();
    expect(sent).toEqual([[{ do: "paddle", canoe: 0, to: "6L" }, { do: "done" }]]);
  });

  it("its end that is pressed while the turn is on its way is not pressed for the next one", async () => {
    const view = { ...fixture("canoes").view, done: true };
    const sent: (readonly Move[])[] = [];
    let arrive = (): void => undefined;
    const submit: Props["submit"] = async (_, moves) => {
      sent.push(moves);
      await new Promise<void>((resolve) => (arrive = resolve));
      return true;
    };
    const { page } = open("canoes", null, { view, submit });
    for (let presses = 0; presses < 3; presses += 1) await click(page, ".end");
    arrive();
    for (let turns = 0; turns < 4; turns += 1) await settled();
    expect(sent).toEqual([[{ do: "done" }]]);
  });

  it("may be taken back until it is sent; clause: NI-U14", async () => {
    const { page, sent } = open("canoes");
    await click(page, ".ni-canoes button");
    await click(page, ".row-of.paddle .chip");
    expect(page.querySelector(".ni-menu")).toBeNull();
    await press(one(page, ".areas .area"), "Escape");
    expect(one(page, ".ni-menu")).toBeDefined();
    await click(page, ".row-of.paddle .chip:last-child");
    await click(page, ".ni-actions .plain", "Take back");
    expect(one(page, ".ni-menu")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("is complete when it is over, even if the server foresees my next choice", async () => {
    const { page, sent } = open("canoes", () => ({
      view: fixture("choose").view,
      moves: [{ do: "choose", card: "5" }],
      actors: [0, 1, 2],
      events: [{ event: "turn-ended", seat: 0 }],
    }));
    await click(page, ".ni-canoes button");
    await click(page, ".row-of.paddle .chip");
    expect(page.querySelector(".ni-choose")).toBeNull();
    expect(one(page, ".whose").textContent).toBe("Your turn is complete. End it?");
    await click(page, ".end");
    expect(sent[0]?.map((move) => move.do)).toEqual(["paddle"]);
  });

  it("the button of a canoe lights it on the river, and both have its number", async () => {
    const { page } = open("canoes");
    const [first, second] = [...page.querySelectorAll<HTMLElement>(".ni-canoes button")];
    expect([first, second].map((button) => button?.querySelector(".plate")?.textContent)).toEqual(["1", "2"]);
    second?.focus();
    await settled();
    expect(one(page, ".piece.lit .number").textContent).toBe("2");
    first?.focus();
    await settled();
    expect(texts(page, ".piece.lit .number")).toEqual(["1"]);
    first?.blur();
    await settled();
    expect(page.querySelector(".piece.lit")).toBeNull();
  });

  it("an area that cannot be reached says why, with its clause, until something else is done", async () => {
    const reason = {
      code: "points-do-not-fit",
      clause: "NI-M10",
      what: { start: "4", to: "1", reachable: ["land", "6L"] },
    };
    const { page, sent } = open("canoes", null, {
      preview: () => Promise.resolve({ type: "refused", ...reason }),
    });
    const dead = one(page, ".areas [data-place='falls']");
    expect(dead.getAttribute("aria-disabled")).toBe("true");
    expect(page.querySelector(`#${dead.getAttribute("aria-describedby") ?? ""}`)).not.toBeNull();
    await click(page, ".areas [data-place='falls']");
    expect(page.querySelector("[role=alert]")).toBeNull();
    await click(page, ".ni-canoes button");
    await click(page, ".areas [data-place='falls']");
    const told = one(page, "[role=alert]");
    expect(told.textContent).toContain("You can reach: Ashore, Area 6 left.");
    expect(told.querySelector("a")?.getAttribute("href")).toBe("/rules/niagara#NI-M10");
    await click(page, ".ni-canoes button:last-child");
    expect(page.querySelector("[role=alert]")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("the river is walked by arrows and used by Enter", async () => {
    const { page } = open("canoes");
    const land = one(page, ".areas [tabindex='0']") as HTMLElement;
    expect(land.getAttribute("data-place")).toBe("land");
    land.focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"])
      await press(document.activeElement ?? land, key);
    expect(document.activeElement?.getAttribute("data-place")).toBe("4");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Area 4. On the bank: 7 white. Your canoe 1 with violet",
    );
    await press(document.activeElement ?? land, "Enter");
    expect(one(page, ".ni-menu h2").textContent).toContain("canoe 1 (Area 4)");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"])
      await press(document.activeElement ?? land, key);
    expect(document.activeElement?.getAttribute("data-place")).toBe("falls");
  });
});

describe("other decisions", () => {
  it("a cloud offers the directions that are possible; clause: NI-U11", async () => {
    const { page, sent } = open("cloud");
    expect(texts(page, ".ni-decide .chip strong")).toEqual(["Better: the river gets weaker"]);
    expect(page.querySelectorAll(".weather .cell.open")).toHaveLength(1);
    await click(page, ".weather .cell.open");
    await click(page, ".end");
    expect(sent).toEqual([[{ do: "weather", by: -1 }]]);
  });

  it("ransom: a gem is framed, yes pays it, no declines; clause: NI-U9", async () => {
    const { page, sent } = open("ransom");
    expect(texts(page, ".ransom .chip strong")).toEqual(["violet", "white"]);
    await click(page, ".ransom .primary");
    expect(sent).toEqual([]);
    await click(page, ".ransom .chip", "white");
    expect(one(page, ".ransom .framed .gem").classList).toContain("white");
    await click(page, ".ransom .primary");
    await click(page, ".ransom .plain", "No");
    expect(sent).toEqual([[{ do: "pay", colour: "white", canoe: 0 }], [{ do: "decline" }]]);
  });

  it("ransom for one of two lost canoes: which, and no is disabled; clause: NI-U9", async () => {
    const { page, sent } = open("bothLost");
    expect(texts(page, ".ni-canoes button")).toEqual(["single canoe", "tandem canoe"]);
    await click(page, ".ransom .chip", "yellow");
    await click(page, ".ni-canoes button", "single");
    await click(page, ".ransom .plain", "No");
    expect(sent).toEqual([]);
    await click(page, ".ransom .primary");
    expect(sent).toEqual([[{ do: "pay", colour: "yellow", canoe: 0 }]]);
  });

  it("Joe's trade is a menu at the end of the turn; clause: NI-U13", async () => {
    const { page, sent } = open("trade");
    expect(texts(page, ".ni-decide .chip strong")).toEqual(["Swap violet for white", "No trade"]);
    await click(page, ".ni-decide .chip", "Swap");
    await click(page, ".end");
    expect(sent).toEqual([[{ do: "trade", canoe: 0 }]]);
  });
});

describe("the forecast", () => {
  it("shows where each canoe would be, as text and on the river", async () => {
    const { page } = open("canoes");
    await click(page, ".forecast-button");
    const { view } = fixture("canoes");
    const flows = [...new Set(view.outlooks.map(({ flow }) => flow))].sort((a, b) => a - b);
    expect(texts(page, ".flows button")).toEqual(flows.map(String));
    const flow = flows.at(-1) ?? 0;
    await click(page, ".flows button:last-child");
    const drift = view.drifts[flow];
    expect(texts(page, ".foretold .fate > .unseen")).toHaveLength(3);
    expect(texts(page, ".foretold .fate")[0]).toContain(
      drift?.canoes[0]?.[0] === "falls" ? "falls" : `→ ${drift?.canoes[0]?.[0]}`,
    );
    expect(page.querySelectorAll(".drifts .trail").length).toBeGreaterThan(0);
    expect(one(page, ".drifts .fork").classList).toContain(`to-${drift?.arrow}`);
    await click(page, ".forecast-button");
    expect(page.querySelector(".drifts")).toBeNull();
  });

  it("is told for every flow in words", () => {
    const { page } = open("choose");
    const flows = new Set(fixture("choose").view.outlooks.map(({ flow }) => flow));
    expect(texts(page, ".ni-flows dt")).toHaveLength(flows.size);
  });
});

it("arrow at the fork is shown; clause: NI-U12", () => {
  const { page } = open("canoes");
  expect(one(page, ".fork").getAttribute("data-arrow")).toBe(fixture("canoes").view.arrow);
});

describe("what happened since I moved", () => {
  const recent: Happened[] = [
    {
      event: "paddled",
      seat: 1,
      canoe: 0,
      start: "land",
      to: "2",
      path: ["1", "2"],
      pushed: false,
      blocked: false,
      lost: 0,
    },
  ];
  const moved = (): Partial<Props> => {
    const { view } = fixture("choose");
    const canoe = view.players[1]?.canoes[0];
    if (canoe !== undefined) canoe.place = "2";
    return { view, recent };
  };

  it("is a trail in the colour of its owner, and may be switched off", async () => {
    const { page } = open("choose", null, moved());
    expect(page.querySelectorAll(".trails > g")).toHaveLength(1);
    expect(one(page, ".trails > g").getAttribute("style")).toContain("--seat-1");
    prefs.trails.value = false;
    await settled();
    expect(page.querySelector(".trails")).toBeNull();
    prefs.trails.value = true;
  });

  it("is not drawn under the forecast", async () => {
    const { page } = open("choose", null, moved());
    await click(page, ".forecast-button");
    expect(page.querySelector(".trails")).toBeNull();
  });
});

describe("the end", () => {
  const outcome = {
    ranking: [[0], [1], [2]],
    sides: [[0], [1], [2]],
    scores: [4, 1, 0],
    clause: "NI-E2",
    first: 0,
  };

  it("is a moment for somebody who sees the game end, and the board is free after it", async () => {
    const { page, redraw } = open("choose");
    expect(page.querySelector(".rainbow")).toBeNull();
    redraw({ outcome, actors: [], moves: {} });
    await settled();
    expect(one(page, ".rainbow").classList).not.toContain("lost");
    expect(one(page, ".whose").textContent).toBe("Ann won");
    [...page.querySelectorAll(".rainbow .band")].at(-1)?.dispatchEvent(new Event("animationend"));
    await settled();
    expect(page.querySelector(".rainbow")).toBeNull();
  });

  it("is none for somebody who comes later", () => {
    const { page } = open("choose", null, { outcome, actors: [], moves: {} });
    expect(page.querySelector(".rainbow")).toBeNull();
  });
});

it("a spectator has nothing to press", () => {
  const { page } = open("canoes", null, { submit: null, preview: null, mine: [] });
  expect(page.querySelector(".ni-menu, .target, .piece.ready, .paddles")).toBeNull();
  expect(one(page, ".whose").textContent).toBe("Ann is on turn, card: 4");
});
