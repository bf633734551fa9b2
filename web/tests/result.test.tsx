import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import cantStop from "../../src/hiroma/games/cant_stop/text/en.ftl?raw";
import hiddenRooms from "../../src/hiroma/games/hidden_rooms/text/en.ftl?raw";
import shinsaiJima from "../../src/hiroma/games/shinsai_jima/text/en.ftl?raw";
import words from "../../src/hiroma/table/text/en.ftl?raw";
import { click, draw, one, press, settled, texts } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import type { Connection } from "../src/net/connection";
import { stronger } from "../src/pages/table/result/again";
import { Result } from "../src/pages/table/result/result";
import { Table } from "../src/pages/table/table";
import { house } from "../src/ui/house";
import type { GameCard } from "../src/wire/http";
import type { Game, Meta, Outcome, You } from "../src/wire/types";
import { meta, you } from "./fake-socket";

vi.mock("../src/boards", () => ({ boards: {} }));

const person = (player: string): Meta["chairs"][number] => ({
  player,
  bot: null,
  offered: false,
  lent: null,
  ready: false,
  agreed: 1,
  pledge: null,
});
const bot = (level: string): Meta["chairs"][number] => ({ ...person(""), player: null, bot: level });

const TWO: Partial<Meta> = {
  status: "over",
  chairs: [person("p1"), person("p2")],
  seats: [0, 1],
  sides: [[0], [1]],
};

function outcome(ranking: number[][], scores: number[], more: Partial<Outcome> = {}): Outcome {
  return { ranking, sides: scores.map((_, seat) => [seat]), scores, clause: "CS-E1", first: 0, ...more };
}

interface Asked {
  meta?: Partial<Meta>;
  game?: Partial<Game>;
  you?: Partial<You> | null;
  events?: unknown[];
  /** The events of each entry after the end. */
  after?: unknown[][];
}

interface Shown {
  page: HTMLElement;
  heading: () => string;
  asked: string[];
}

/** The card of a table that is over. */
function show({
  meta: more = {},
  game = {},
  you: who = {},
  events = [{ event: "game-ended" }],
  after = [],
}: Asked): Shown {
  const asked: string[] = [];
  const line = {
    follow: () => () => undefined,
    command: (_: string, name: string, args: Record<string, unknown>) => {
      asked.push(name === "bot" || name === "kick" ? `${name} ${JSON.stringify(args)}` : name);
      return Promise.resolve({ type: "ack", id: "", rev: 2, reply: null });
    },
  } as unknown as Connection;
  const table = new Table("t1", line);
  const whole = meta({ ...TWO, ...more });
  table.meta.value = whole;
  table.you.value = who === null ? null : { ...you, commands: { rematch: null, kick: null }, ...who };
  table.happened.value = { rev: 1, events };
  table.history.value = [events, ...after].map((told, at) => ({
    rev: at + 1,
    at: 1,
    seat: null,
    events: told,
  }));
  const over: Game = {
    no: 1,
    view: {},
    actors: [],
    moves: {},
    undo: [],
    outcome: outcome([[0], [1]], [3, 2]),
    ended: "rules",
    clocks: null,
    drawn: [],
    node: 0,
    nodes: 0,
    ...game,
  };
  const page = draw(<Result table={table} meta={whole} game={over} />, [
    words,
    cantStop,
    hiddenRooms,
    shinsaiJima,
  ]);
  return {
    page,
    asked,
    heading: () => one(page, "#result-title").textContent.replaceAll(/\s+/g, " ").trim(),
  };
}

const CARD = {
  id: "cant-stop",
  version: 1,
  bots: ["casual", "sly", "club"],
  seats: [2, 4],
  achievements: [],
} as unknown as GameCard;

const buttons = (page: Element): string[] => texts(page, ".actions button, .actions a");

beforeEach(() => {
  vi.restoreAllMocks();
  house.value = [CARD];
});

describe("the result card", () => {
  it("tells the winner so, with the places of all and their scores in units", () => {
    const { page, heading } = show({});
    expect(heading()).toBe("You win!");
    expect(texts(page, ".result-places li")).toEqual(["AAki3 routes", "BBo2 routes"]);
    expect(document.activeElement?.id).toBe("result-title");
    expect(buttons(page)).toEqual(["Play again", "Watch the replay", "Share the result"]);
  });

  it("tells the loser by how much", () => {
    const { page, heading } = show({ game: { outcome: outcome([[1], [0]], [2, 3]) } });
    expect(heading()).toBe("BBo wins!");
    expect(one(page, ".result-line").textContent).toBe("You lost by 1 route.");
    expect(one(page, ".result-card").classList).toContain("lost");
  });

  it("takes no focus where the game was over before", () => {
    document.body.focus();
    show({ events: [] });
    expect(document.activeElement?.id).not.toBe("result-title");
  });

  it("knows a draw, a game that all gave up, and who conceded or ran out of time", () => {
    expect(show({ game: { outcome: outcome([[0, 1]], [0, 0]) } }).heading()).toBe("A draw");
    const aborted = show({ game: { outcome: null, ended: "aborted" } });
    expect(aborted.heading()).toBe("The game ended without a winner");
    expect(buttons(aborted.page)).toContain("Share the replay");
    const given = { outcome: outcome([[1], [0]], [0, 0], { clause: "concede" }), ended: "conceded" };
    const line = (asked: Asked): string => one(show(asked).page, ".result-line").textContent;
    expect(line({ game: given })).toBe("You gave up.");
    const late = { game: given, events: [{ event: "timed-out", chair: 0 }, { event: "game-ended" }] };
    expect(line(late)).toBe("Your time ran out.");
    // Somebody who is ready for the next game changes nothing about this one.
    expect(line({ ...late, after: [[{ event: "readied", chair: 1 }]] })).toBe("Your time ran out.");
    expect(line({ game: given, you: { seats: [1], chairs: [1] } })).toBe("The others gave up.");
  });

  it("shows teams by side, and a match with what it goes to", () => {
    const sides = [
      [0, 2],
      [1, 3],
    ];
    const teams: Outcome = { ranking: [[1], [0]], sides, scores: [1, 3, 1, 2], clause: "CS-TM4", first: 0 };
    const four = [person("p1"), person("p2"), bot("club"), bot("sly")];
    const { page, heading } = show({
      meta: { chairs: four, seats: [0, 1, 2, 3], sides, goal: 3 },
      game: { outcome: teams },
    });
    expect(heading()).toMatch(/Bo and .* win!/);
    expect(page.querySelectorAll(".result-places li")).toHaveLength(2);
    expect(one(page, ".badge").textContent).toBe("The match goes to 3 wins.");
    expect(buttons(page)).toContain("Next game");
  });

  it("of a game of one is won or lost, and has no places", () => {
    const alone = { game: "hidden-rooms", chairs: [person("p1")], seats: [0], sides: [[0]], max_chairs: 1 };
    const lost = show({ meta: alone, game: { outcome: outcome([[], [0]], [0], { clause: "HR-G-06" }) } });
    expect(lost.heading()).toBe("Three attempts, no escape: the house keeps its guest");
    expect(lost.page.querySelector(".result-places")).toBeNull();
    const won = show({ meta: alone, game: { outcome: outcome([[0]], [2], { clause: "HR-G-05" }) } });
    expect(won.heading()).toBe("Out of the house!");
  });

  it("says why a lower place has more points", () => {
    const three = outcome([[1], [0], [2]], [0, 3, 1], { clause: "SJ-V2" });
    const { page } = show({
      meta: { game: "shinsai-jima", chairs: [person("p1"), person("p2"), bot("casual")], seats: [0, 1, 2] },
      game: { outcome: three },
    });
    expect(page.textContent).toContain("Sides without a living piece come last");
    expect(one(page, ".result-line").textContent).toBe("2nd of 3 · you lost by 3 points");
  });

  it("offers those who look on no rematch", () => {
    const { page, heading } = show({ you: { chairs: [], seats: [] } });
    expect(heading()).toBe("AAki wins!");
    expect(buttons(page)).not.toContain("Play again");
  });

  it("folds to a line by Escape, and unfolds", async () => {
    const { page, heading } = show({});
    press("Escape");
    expect(one(page, ".result-card").getAttribute("data-folded")).toBe("true");
    expect(page.querySelector(".actions")).toBeNull();
    expect(heading()).toBe("You win!");
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    expect(document.activeElement?.className).toBe("result-line-folded");
    click(one(page, ".result-line-folded"));
    expect(page.querySelector(".actions")).not.toBeNull();
  });

  it("shows how the rating moved, as soon as the hall has recorded the game", async () => {
    vi.useFakeTimers();
    const ratings = [
      { seat: 0, before: 1000, after: 1032 },
      { seat: 1, before: 1010, after: 978 },
    ];
    const ask = vi
      .spyOn(api, "ratings")
      .mockResolvedValueOnce({ recorded: false, ratings: [] })
      .mockResolvedValue({ recorded: true, ratings });
    const { page } = show({ meta: { rated: true } });
    await settled();
    expect(page.querySelector(".result-rating")).toBeNull();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500);
    });
    await settled();
    expect(one(page, ".result-rating").textContent).toBe("Rating 1000 → 1032 +32");
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("tells what the reader has earned for the first time, and asks only where there is something to earn", async () => {
    const ask = vi.spyOn(api, "achievements").mockResolvedValue({ recorded: true, names: ["both-ends"] });
    const without = show({});
    await settled();
    expect(without.page.querySelector(".result-earned")).toBeNull();
    house.value = [{ ...CARD, achievements: ["both-ends"] }];
    show({ game: { ended: "conceded" } });
    show({ meta: { practice: true } });
    show({ you: null });
    await settled();
    expect(ask).not.toHaveBeenCalled();
    const { page } = show({});
    await settled();
    expect(one(page, ".result-earned li").textContent).toBe(
      "New Both ends Claim the routes 2 and 12 in one game.",
    );
  });

  it("asks for no rating where the game counts for nobody", () => {
    const ask = vi.spyOn(api, "ratings");
    show({});
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("the next level", () => {
  const bots: Partial<Meta> = {
    chairs: [person("p1"), bot("casual"), bot("sly")],
    seats: [0, 1, 2],
    sides: [[0], [1], [2]],
  };
  const won = outcome([[0], [1], [2]], [3, 1, 0]);
  const may: You = { ...you, commands: { rematch: null, kick: null } };

  it("is offered to who has beaten bots alone, and seats stronger ones", async () => {
    const { page, asked } = show({ meta: bots, game: { outcome: won } });
    const button = [...page.querySelectorAll("button")].find((each) =>
      each.textContent.startsWith("Next level"),
    );
    expect(button?.textContent).toBe("Next level: Medium");
    if (button !== undefined) click(button);
    await settled();
    expect(asked).toEqual([
      'kick {"chair":2}',
      'kick {"chair":1}',
      'bot {"level":"club"}',
      'bot {"level":"club"}',
      "rematch",
    ]);
  });

  it("is not offered to losers, beside people, above the strongest, in a match, or to who may not", () => {
    const level = (more: Partial<Meta>, who: You = may, how = won): string | null =>
      stronger(meta({ ...TWO, ...bots, ...more }), who, how);
    expect(level({})).toBe("club");
    expect(level({}, may, outcome([[1], [0], [2]], [1, 3, 0]))).toBeNull();
    expect(level({ chairs: [person("p1"), bot("casual"), person("p2")] })).toBeNull();
    expect(level({ chairs: [person("p1"), bot("casual"), bot("club")] })).toBeNull();
    expect(level({ goal: 3 })).toBeNull();
    expect(
      level({}, { ...may, commands: { kick: { code: "not-host", clause: null, what: {} } } }),
    ).toBeNull();
  });

  it("tells the key moments where it is asked, and leads to them", async () => {
    house.value = [{ ...CARD, insight: true }];
    const whole = {
      sides: [[0], [1]],
      begin: [0.5, 0.5],
      moments: [
        {
          rev: 4,
          seat: 0,
          chances: [0.4, 0.6],
          judged: { made: [], best: [], play: [-0.1, 0.1], cost: 0.1, why: [] },
        },
        { rev: 5, seat: -1, chances: [1, 0], judged: null },
      ],
      balances: [],
      key: [0, 1],
    };
    const { sides, begin, moments } = whole;
    const sent = [{ sides, begin, moments: moments.slice(0, 1), done: 1, of: 2 }, whole];
    const chances = vi
      .spyOn(globalThis, "fetch")
      .mockResolvedValue(new Response(sent.map((line) => `${JSON.stringify(line)}\n`).join("")));
    const { page } = show({});
    expect(chances).not.toHaveBeenCalled();
    click(one(page, ".result-moments button"));
    expect(page.querySelector(".result-moments progress")).not.toBeNull();
    await vi.waitFor(() => expect(page.querySelectorAll(".result-moments li")).toHaveLength(2));
    expect(page.querySelector(".result-moments progress")).toBeNull();
    expect(texts(page, ".result-moments li").map((each) => each.replaceAll(/\s+/g, " "))).toEqual([
      expect.stringMatching(/50% → 40%.*Play/),
      expect.stringMatching(/40% → 100%.*Luck/),
    ]);
    expect(one(page, ".result-moments a").getAttribute("href")).toBe("/t/t1/replay/1?rev=4");
  });

  it("says why there are no moments, and asks again", async () => {
    house.value = [{ ...CARD, insight: true }];
    const refused = { code: "no-finished-game", clause: null, what: { no: 1 } };
    const chances = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(() => Promise.resolve(Response.json(refused, { status: 404 })));
    const { page } = show({});
    click(one(page, ".result-moments button"));
    await vi.waitFor(() => expect(page.querySelector(".result-moments [role=alert]")).not.toBeNull());
    expect(one(page, ".result-moments [role=alert]").textContent).not.toBe("");
    click(one(page, ".result-moments button"));
    await vi.waitFor(() => expect(chances).toHaveBeenCalledTimes(2));
  });
});
