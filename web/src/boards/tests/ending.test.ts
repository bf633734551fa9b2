import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CantStopView } from "../../wire/cant-stop-view";
import type { FearsomeFloorsView } from "../../wire/fearsome-floors-view";
import type { HiddenRoomsView } from "../../wire/hidden-rooms-view";
import type { NiagaraView, Player } from "../../wire/niagara-view";
import type { ShinsaiJimaView, SideSight } from "../../wire/shinsai-jima-view";
import type { Outcome } from "../../wire/types";
import type { Locale } from "../../net/settings";
import { bundleOf, use } from "../../ui/i18n";
import { atSeats, plain, sentence, type Said } from "../../ui/words";
import { ending as cantStop } from "../cant-stop/ending";
import won from "../cant-stop/fixtures/won.json";
import { ending as fearsomeFloors } from "../fearsome-floors/ending";
import escaped from "../fearsome-floors/fixtures/won.json";
import { ending as hiddenRooms } from "../hidden-rooms/ending";
import { ending as niagara } from "../niagara/ending";
import { ending as shinsaiJima } from "../shinsai-jima/ending";
import { looks } from "../kit/tests/mount";

const LOCALES: readonly Locale[] = ["en", "ja", "de"];

function speak(locale: Locale, game: string): void {
  use(bundleOf(locale, [readFileSync(join(import.meta.dirname, `../${game}/text/${locale}.ftl`), "utf8")]));
  document.documentElement.lang = locale;
}

/** The sentences in English; in each language they are whole and name the same people. */
function told(game: string, all: Said[]): string[] {
  const say = (said: Said): string => plain(sentence(said, atSeats(game, looks(4)), "decided") ?? ["?"]);
  let english: string[] = [];
  for (const locale of LOCALES) {
    speak(locale, game);
    const sentences = all.map(say);
    expect(sentences.join(" "), locale).not.toMatch(/\?|[{}]|none|undefined/);
    if (locale === "en") english = sentences;
  }
  return english;
}

const outcome = (ranking: number[][], clause: string, more: Partial<Outcome> = {}): Outcome => ({
  ranking,
  sides: [[0], [1], [2]],
  scores: [0, 0, 0],
  clause,
  first: 0,
  ...more,
});

describe("what decided a game of Can’t Stop", () => {
  const view = won.view as unknown as CantStopView;

  it("are the routes of the winner", () => {
    expect(told("cant-stop", cantStop(view, won.outcome))).toEqual(["Ann claimed routes 6, 7, 8."]);
  });

  it("is how near the second was, with two routes", () => {
    const close: CantStopView = { ...view, owners: [...view.owners, [2, 1], [12, 1]] };
    expect(told("cant-stop", cantStop(close, won.outcome))).toEqual([
      "Ann claimed routes 6, 7, 8.",
      "Ben was 4 steps from a third route, the 9.",
    ]);
  });

  it("is the third route of one colour, in teams", () => {
    const teams = outcome([[1], [0]], "CS-TM5", {
      sides: [
        [0, 2],
        [1, 3],
      ],
    });
    expect(told("cant-stop", cantStop({ ...view, team: true }, teams))).toEqual([
      "Ann claimed a third route of one colour, but the team did not have five.",
    ]);
  });
});

describe("what decided a game of Fearsome Floors", () => {
  const view = escaped.view as unknown as FearsomeFloorsView;

  it("are the pieces that got out, and what the monster did", () => {
    const ended = {
      ...view,
      round: 9,
      escapes: [
        [0, 0],
        [0, 1],
        [1, 2],
      ] as [number, number][],
    };
    const [first] = told("fearsome-floors", fearsomeFloors(ended, outcome([[0], [1]], "FF-E4")));
    expect(first).toBe("Ann got 2 pieces out, in 9 rounds.");
    const alike = {
      ...ended,
      escapes: [
        [1, 0],
        [0, 1],
      ] as [number, number][],
    };
    const [earlier] = told("fearsome-floors", fearsomeFloors(alike, outcome([[1], [0]], "FF-E7")));
    expect(earlier).toBe("Ben and Ann have as many escaped pieces, but Ben was first.");
  });

  it("is the monster, where nobody got out", () => {
    const dead = view.pieces.map((piece) => ({ ...piece, place: "dead" as const }));
    const all = outcome([[0, 1]], "FF-E9");
    expect(told("fearsome-floors", fearsomeFloors({ ...view, pieces: dead, escapes: [] }, all))).toEqual([
      "The monster let nobody through the door.",
      `In phase 2 the monster caught ${String(dead.length)} pieces.`,
    ]);
  });
});

describe("what decided a game of Hidden Rooms", () => {
  const tries = (...done: HiddenRoomsView["done"]): HiddenRoomsView["done"] => done;

  it("is the quicker escape, or how the last try ended", () => {
    const lost = { stage: 2, reason: "caught", turns: 7 };
    const view = { clause: "HR-G-06", done: tries(lost, lost, { ...lost, reason: "terminal", turns: 1 }) };
    expect(told("hidden-rooms", hiddenRooms(view as HiddenRoomsView))).toEqual([
      "The last attempt, on stage 2: the monster reached the end of its path first, after one turn of the monster.",
    ]);
    const escape = { stage: 3, reason: "win", turns: 9 };
    const out = { clause: "HR-G-05", done: tries(escape, lost, { ...escape, turns: 8 }) };
    expect(told("hidden-rooms", hiddenRooms(out as HiddenRoomsView))).toEqual([
      "Two escapes in 3 attempts, the quicker one after 8 turns of the monster.",
    ]);
  });
});

describe("what decided a game of Niagara", () => {
  const player = (store: number[], met: number): Player => ({ store, met }) as unknown as Player;
  const view = (tie: string, ...players: Player[]): NiagaraView =>
    ({ players, variant: { winner_tiebreak: tie } }) as unknown as NiagaraView;

  it("is the set, and who had one, too", () => {
    const four = view("first_to_meet", player([0, 4, 0, 0, 1], 1), player([1, 1, 1, 1, 1], 2));
    expect(told("niagara", niagara(four, outcome([[0], [1]], "NI-E2")))).toEqual([
      "Ann brought home four white gems.",
      "Ben met the goal in the same round; Ann was first.",
    ]);
    const seven = view("most_gems", player([3, 3, 1, 0, 0], 1), player([0, 0, 0, 0, 0], 0));
    expect(told("niagara", niagara(seven, outcome([[0], [1]], "NI-E2")))).toEqual([
      "Ann brought home 7 gems.",
    ]);
  });

  it("is the number of gems after the last round", () => {
    const limit = view("first_to_meet", player([2, 0, 0, 0, 0], 0), player([1, 2, 0, 0, 0], 0));
    expect(told("niagara", niagara(limit, outcome([[1], [0]], "NI-E7")))).toEqual([
      "Ben had the most gems when the last round was over: 3.",
    ]);
    const alike = view("first_to_meet", player([2, 0, 0, 0, 0], 0), player([0, 2, 0, 0, 0], 0));
    expect(told("niagara", niagara(alike, outcome([[1], [0]], "NI-E7")))).toEqual([
      "Ann had as many gems as Ben; the more valuable ones decided.",
    ]);
    const same = view("first_to_meet", player([2, 0, 0, 0, 0], 0), player([2, 0, 0, 0, 0], 0));
    expect(told("niagara", niagara(same, outcome([[1], [0]], "NI-E7")))).toEqual([
      "Ann had as many gems as Ben; the order of play decided.",
    ]);
  });
});

describe("what decided a game of Shinsai-jima", () => {
  const side = (id: string, seat: number, living: number, score: number): SideSight =>
    ({ id, seats: [seat], living, score }) as SideSight;
  const sides = [
    side("A", 0, 1, 0),
    side("B", 1, 2, 3),
    side("C", 2, 0, 1),
    { id: "N", seats: [], living: 0 },
  ];
  const view = (more: Partial<ShinsaiJimaView>): ShinsaiJimaView =>
    ({
      sides,
      goal: 3,
      ranking: ["B", "A", "C"],
      effect: false,
      clause: "SJ-V2",
      ...more,
    }) as ShinsaiJimaView;

  it("is the clause that ended it, and who had nobody left", () => {
    expect(told("shinsai-jima", shinsaiJima(view({}), outcome([[1], [0], [2]], "SJ-V2")))).toEqual([
      "Ben reached 3 points; 3 were enough.",
      "Cleo had nobody left alive.",
    ]);
  });

  it("is the catapult, where it took the win from somebody", () => {
    const after = shinsaiJima(view({ effect: true }), outcome([[0], [1], [2]], "SJ-CA10"));
    expect(told("shinsai-jima", after).slice(0, 2)).toEqual([
      "After the catapult Ann stood best.",
      "The catapult took the win from Ben.",
    ]);
  });
});
