import { beforeEach, describe, expect, it } from "vitest";
import { going } from "../src/pages/lobby/continue";
import { waitingFor } from "../src/pages/lobby/tables";
import { inOrder } from "../src/pages/watch/page";
import { dialectOf } from "../src/ui/dialect";
import { house } from "../src/ui/house";
import { bundleOf, use } from "../src/ui/i18n";
import { wayToPlay } from "../src/ui/options";
import type { GameCard } from "../src/wire/http";
import type { Card } from "../src/wire/types";

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  game: "pile",
  status: "open",
  rated: false,
  options: {},
  chairs: ["Aki"],
  faces: [""],
  here: [true],
  max_chairs: 3,
  joinable: 0,
  watchers: 0,
  door: null,
  changed: 0,
  clock: null,
  fill: null,
  mine: false,
  waits: false,
  club: null,
  finished: 0,
  ...more,
});
const names = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

describe("the reader's own games", () => {
  it("come in the order in which they want something", () => {
    const now = Date.now() / 1000;
    const own = [
      card("open", { mine: true }),
      card("old", { mine: true, status: "over", changed: now - 86_400 }),
      card("over", { mine: true, status: "over", changed: now - 60 }),
      card("club", { club: { id: "c", name: "Friday" } }),
      card("playing", { mine: true, status: "playing" }),
      card("turn", { mine: true, status: "playing", waits: true }),
    ];
    expect(names(going(own))).toEqual(["turn", "playing", "open", "over"]);
  });
});

describe("open tables", () => {
  const club = { id: "c", name: "Friday" };
  const own = [
    card("mine", { mine: true, changed: 9 }),
    card("club", { club, changed: 2 }),
    card("full", { club, chairs: ["a", "b", "c"] }),
    card("other", { club, game: "heap", changed: 1 }),
  ];

  it("are those of others and of one's clubs, each once, the newest first", () => {
    const listed = [card("mine", { changed: 9 }), card("new", { changed: 8 }), card("club", { changed: 2 })];
    expect(names(waitingFor(listed, own, null))).toEqual(["new", "club", "other"]);
  });

  it("are also those where a bot keeps a chair", () => {
    const kept = card("kept", { club, status: "playing", chairs: ["Aki", "bot:casual"], joinable: 1 });
    const on = card("on", { club, status: "playing", chairs: ["Aki", "Ben"] });
    expect(names(waitingFor([], [kept, on], null))).toEqual(["kept"]);
  });

  it("are of the game that is looked for", () => {
    expect(names(waitingFor([], own, "heap"))).toEqual(["other"]);
  });
});

describe("running games", () => {
  it("begin with the best, without one's own", () => {
    const tables = [
      card("few"),
      card("many", { watchers: 4 }),
      card("mine", { watchers: 9 }),
      card("best", { watchers: 1 }),
    ];
    const overview = { crowds: {}, best: "best" };
    expect(names(inOrder(tables, [card("mine", { mine: true })], overview))).toEqual(["best", "many", "few"]);
  });
});

describe("the way a table is played", () => {
  const option = {
    kind: "flag",
    default: false,
    low: 0,
    high: 0,
    choices: [],
    clause: "P-1",
    doubtful: false,
  };
  const game: GameCard = {
    id: "pile",
    version: 1,
    designers: [],
    seats: [2, 3],
    minutes: null,
    options: [
      { ...option, name: "quick" },
      { ...option, name: "blind" },
    ],
    styles: [{ name: "short", options: { quick: true } }],
    bots: [],
    lessons: [],
    teaches: {},
    packaged: null,
    insight: false,
    achievements: [],
  };
  beforeEach(() => {
    house.value = [game];
    use(
      bundleOf("en", [
        "pile-style-short = A short one\npile-option-quick = Quick\npile-option-blind = Blind\npeople-without = no { $option }\n",
      ]),
    );
  });

  it("has its name where just those options are set", () => {
    expect(wayToPlay("pile", { quick: true, blind: false })).toEqual(["A short one"]);
    expect(wayToPlay("pile", { quick: true, blind: true })).toEqual(["Quick", "Blind"]);
    expect(wayToPlay("pile", {})).toEqual([]);
  });
});

describe("the reader's dialect", () => {
  it("is the first of their languages that is a kind of the chosen one", () => {
    expect(dialectOf("en", ["de-AT", "en-GB", "en-US"])).toBe("en-GB");
    expect(dialectOf("de", ["en-GB", "de-AT"])).toBe("de-AT");
    expect(dialectOf("ja", ["en-GB"])).toBe("ja");
  });
});
