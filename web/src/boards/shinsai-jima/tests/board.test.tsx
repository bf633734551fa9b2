import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../net/settings";
import type { Event, Move, ShinsaiJimaView } from "../../../wire/shinsai-jima";
import { SETTLING_MS } from "../../kit/settling";
import { click, foreseen, looks, mount, press, settled, texts, type Mounted } from "../../kit/tests/mount";
import game from "@text/games/shinsai_jima/text/en.ftl?raw";
import { Board } from "../Board";
import { CELLS } from "../grid";
import type { Props } from "../hand";
import { prefs } from "../prefs";
import en from "../text/en.ftl?raw";

const SIDES = ["A", "B", "N"].map((id, seat) => ({
  id,
  seats: id === "N" ? [] : [seat],
  tokens: seat,
  score: seat,
  chip: id === "A",
  cube: "hand",
  living: 3,
  held: id === "B" ? ["N2"] : [],
}));

function piece(id: string, cell: string | null): ShinsaiJimaView["pieces"][number] {
  const [side = ""] = id;
  const status = cell === null ? "box" : "alive";
  const seat = "AB".indexOf(side);
  const sight = {
    id,
    side,
    seat: seat < 0 ? null : seat,
    status,
    cell,
    facing: "E",
    holder: null,
    wake: null,
  };
  return { ...sight, stuck: false, stuck_by: null, power: 1 };
}

const VIEW = {
  goal: 3,
  phase: "piece",
  mover: 0,
  marker: 0,
  turns: 1,
  round_left: 0,
  stacks: CELLS.map(() => "n"),
  fifths: 2,
  piles: [0, 0, 0],
  pieces: [piece("A1", "d4"), piece("B1", "f4")],
  sides: SIDES,
  window: null,
  turn: { kind: "normal", power: 1, piece: null, rotated: false, advanced: false, stuck: [], refused: [] },
  catapult: null,
  source: null,
  ranking: [],
  final: [],
} as unknown as ShinsaiJimaView;

type Shown = Mounted<Props, Move>;

function show(view: Partial<ShinsaiJimaView>, moves: Move[], changes: Partial<Props> = {}): Shown {
  const position = {
    view: { ...VIEW, ...view },
    moves: { "0": moves },
    actors: [0],
    mine: [0],
    seats: looks(2),
  };
  return mount<ShinsaiJimaView, Move, Event>(Board, [game, en], position, changes);
}

beforeEach(() => {
  prefs.look.value = "space";
  settings.motion.value = "auto";
});

describe("the island without means for three dimensions", () => {
  it("is drawn, and nobody sees an error", () => {
    const { one, page } = show({}, [{ do: "select", piece: "A1" }]);
    expect(one(".sj-island").getAttribute("aria-label")).toBe("The island");
    expect(page.querySelector("canvas")).toBeNull();
    expect(one("[data-cell='d4']").getAttribute("aria-label")).toContain("Move A1");
  });

  it("goes on to the plan and back by a key and by a button", () => {
    const { one, button } = show({}, []);
    press("v");
    press("v");
    expect(prefs.look.value).toBe("plan");
    expect(one(".sj-island").classList.contains("flat")).toBe(true);
    click(button("Change the view (now: Plan)"));
    expect(prefs.look.value).toBe("space");
  });
});

describe("what to do now", () => {
  const chosen = { ...VIEW.turn, piece: "A1" } as NonNullable<ShinsaiJimaView["turn"]>;
  const rotate = { do: "rotate", facing: "N" } as const;

  it("is said step by step", () => {
    const said = (view: Partial<ShinsaiJimaView>): string | null =>
      show(view, [rotate]).one(".sj-now").textContent;
    expect(said({})).toContain("Choose the piece");
    expect(said({ turn: chosen })).toContain("A1: turn it");
    expect(said({ turn: { ...chosen, rotated: true } })).toContain("has turned");
    expect(said({ turn: { ...chosen, advanced: true } })).toContain("go on to the cubes");
    expect(said({ phase: "cube" })).toContain("Take a cube");
    expect(said({ phase: "cube", source: "a3" })).toContain("put it");
  });

  it("has the directions on the island, with their names", () => {
    const { page } = show({ turn: chosen }, [rotate, { do: "rotate", facing: "W" }]);
    expect(texts(page, ".sj-stage .sj-way")).toEqual(["North", "West"]);
  });

  it("shows what a side has as chips, and with words beside the board", () => {
    const { page } = show({}, []);
    expect(texts(page, ".sj-goods .sj-good")).toEqual(["A0/3", "B1/31", "N"]);
    expect(texts(page, ".sj-purse li")[1]).toContain(
      "1 of 3 points · chip used · coloured cube in hand · corpses: N2",
    );
  });
});

describe("while the island is built", () => {
  const build: Move[] = [{ do: "build", cell: "a3" }];

  it("a press places at once", async () => {
    const { one, sent } = show({ phase: "build", piles: [1, 0, 0] }, build);
    click(one("[data-goal='a3']"));
    await settled();
    expect(sent).toEqual([build]);
  });

  it("asks which way a new piece looks, on the island", async () => {
    const places = (["N", "S"] as const).map((facing): Move => ({ do: "place", cell: "a3", facing }));
    const { one, page, button, sent } = show({ phase: "place", pieces: [piece("A1", null)] }, places);
    click(one("[data-goal='a3']"));
    expect(texts(page, ".sj-way")).toEqual(["North", "South"]);
    click(button("South"));
    await settled();
    expect(sent).toEqual([[places[1]]]);
  });

  it("places the rest for who wants it", async () => {
    const { button, sent } = show({ phase: "build", piles: [1, 0, 0] }, build);
    click(button("Place the rest for me"));
    await settled();
    expect(sent).toEqual([build]);
    expect(button("Place the rest for me").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the interrupt window", () => {
  const PASS: Move = { do: "pass" };
  const asked = { phase: "window", turns: 4, window: { asked: [0] } } as unknown as Partial<ShinsaiJimaView>;
  const again = { ...VIEW, ...asked, queue: [1] };
  const moves: Move[] = [PASS, { do: "interrupt", corpse: null } as unknown as Move];

  it("that opens again after a claim is not answered by the second press of a double one", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
    let taken = (): void => undefined;
    const sent: Move[][] = [];
    const submit: Props["submit"] = (_, turn) => {
      sent.push(turn);
      return new Promise((resolve) => (taken = () => resolve(true)));
    };
    const { button, redraw } = show(asked, moves, { submit });
    click(button("Pass"));
    click(button("Pass"));
    expect(sent).toEqual([[PASS]]);
    redraw({ submit, view: again });
    taken();
    await settled();
    clock.mockReturnValue(5000 + SETTLING_MS - 1);
    click(button("Pass"));
    expect(sent).toEqual([[PASS]]);
    clock.mockReturnValue(5000 + SETTLING_MS);
    click(button("Pass"));
    expect(sent).toEqual([[PASS], [PASS]]);
    clock.mockRestore();
  });

  it("is passed once for who does not want to be asked, whatever others answer meanwhile", async () => {
    prefs.asking.value = "never";
    const { sent, redraw } = show(asked, moves);
    redraw({ view: { ...VIEW, ...asked } });
    await settled();
    expect(sent).toEqual([[PASS]]);
    redraw({ view: again });
    await settled();
    expect(sent).toEqual([[PASS], [PASS]]);
    prefs.asking.value = "always";
  });
});

describe("a swing", () => {
  const chosen = { ...VIEW.turn, piece: "A1" } as NonNullable<ShinsaiJimaView["turn"]>;
  const out: Move = { do: "swing", turn: "ccw", quarters: 1, facing: "N", slam: false };

  it("that throws the load off the grid is made by a press on the piece itself", async () => {
    const asked: Move[][] = [];
    const preview: Props["preview"] = (_, made) => {
      asked.push(made);
      return Promise.resolve(foreseen({ view: VIEW, moves: [], actors: [] }));
    };
    const edge = { turn: chosen, pieces: [piece("A1", "d1"), piece("B1", "e1")] };
    const walk: Move = { do: "advance", kind: "push", distance: 1, facing: null };
    const { one, button } = show(edge, [walk, out], { preview });
    click(button("Swing"));
    expect(one("[data-cell='d1']").getAttribute("aria-label")).toContain("Swing out to sea");
    click(one("[data-goal='d1']"));
    await settled();
    expect(asked).toEqual([[out]]);
  });

  it("does not take the directions away from a piece that cannot go on without a turn", () => {
    const swing: Move = { do: "swing", turn: "cw", quarters: 1, facing: "S", slam: false };
    const { page, button } = show({ turn: chosen }, [{ do: "rotate", facing: "W" }, swing]);
    expect(texts(page, ".sj-stage .sj-way")).toEqual(["West"]);
    click(button("Swing"));
    expect(texts(page, ".sj-stage .sj-way")).toEqual([]);
    expect(page.querySelector("[data-goal='d5']")).not.toBeNull();
  });
});

describe("the film on the drawing", () => {
  const swung: Event = {
    event: "swung",
    piece: "A1",
    turn: "cw",
    quarters: 1,
    path: ["e5", "d5"],
    cubes: 0,
    rider: "B1",
    facing: "S",
  };
  const walked: Event = { event: "walked", piece: "B1", kind: "walk", start: "d5", cell: "d6", height: 1 };
  const runs: { of: Element; frames: { transform?: string; visibility?: string }[]; delay: number }[] = [];

  /** Play events to a spectator, from the position in which B1 stands before A1. */
  function film(...events: Event[]): Shown {
    settings.motion.value = "full";
    runs.length = 0;
    Element.prototype.animate = function (this: Element, frames, options) {
      const { delay = 0 } = options as KeyframeAnimationOptions;
      runs.push({ of: this, frames: frames as Keyframe[] as (typeof runs)[number]["frames"], delay });
      return { cancel: () => undefined } as Animation;
    };
    const view = { ...VIEW, pieces: [piece("A1", "d4"), piece("B1", "e4")] };
    const shown = show({ pieces: view.pieces }, [], { submit: null, mine: [], live: true });
    shown.redraw({ view, submit: null, mine: [], live: true, happened: { rev: 1, events } });
    return shown;
  }
  const drawn = (page: HTMLElement): Element[] =>
    [...page.querySelectorAll(".sj-island .sj-figure")].filter((each) => each.textContent.includes("B1"));

  it("shows a swung piece once, on its way from its own cell", () => {
    const { page } = film(swung);
    expect(drawn(page)).toHaveLength(1);
    expect(runs.map(({ frames }) => frames.length)).toEqual([5]);
  });

  it("shows a piece that is thrown off the grid at once on its own cell", () => {
    const { page } = film({ ...swung, path: ["-", "-"] });
    expect(drawn(page)).toHaveLength(1);
    expect(runs[0]?.frames[0]?.transform).toMatch(/^translate/);
  });

  it("shows a piece that goes twice only in one of its places", () => {
    const { page } = film(swung, walked);
    const [first, second] = drawn(page).map((each) => each.parentElement);
    expect(second?.style.visibility).toBe("hidden");
    const later = runs.find(({ of }) => of === second)?.delay ?? 0;
    expect(later).toBeGreaterThan(0);
    const leaves = runs.filter(({ of, delay }) => of === first && delay === later);
    expect(leaves.map(({ frames }) => frames.at(-1)?.visibility)).toEqual(["hidden"]);
  });
});

describe("in a hurry", () => {
  const first: Move = { do: "select", piece: "A1" };
  const second: Move = { do: "rotate", facing: "N" };

  /** Show a turn of two moves. Its preview answers about each move only when the test calls `answer`. */
  function slow(): Shown & { answer: () => Promise<void> } {
    const answers: (() => void)[] = [];
    const preview: Props["preview"] = (_, made) =>
      new Promise((resolve) =>
        answers.push(() =>
          resolve(
            foreseen({
              view: { ...VIEW, turn: { ...VIEW.turn, piece: "A1" } as ShinsaiJimaView["turn"] },
              actors: made.length < 2 ? [0] : [1],
              moves: made.length < 2 ? [second] : [],
            }),
          ),
        ),
      );
    const shown = show({}, [first], { preview });
    const answer = (): Promise<void> => {
      answers.shift()?.();
      return settled();
    };
    return { ...shown, answer };
  }

  it("OK waits until the rules have answered about the last step", async () => {
    const { one, button, sent, answer } = slow();
    click(one("[data-goal='d4']"));
    await answer();
    click(button("North"));
    press("o");
    await answer();
    await settled();
    expect(sent).toEqual([[first, second]]);
  });

  it("Escape takes back the step that the rules look at, and no other", async () => {
    const { one, page, button, answer } = slow();
    click(one("[data-goal='d4']"));
    await answer();
    click(button("North"));
    press("Escape");
    await answer();
    await settled();
    expect(texts(page, ".sj-stage .sj-way")).toEqual(["North"]);
  });
});
