import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Locale } from "../src/net/settings";
import { lineOf, turnsOf, type Turn } from "../src/pages/table/turns";
import { bundleOf, use } from "../src/ui/i18n";
import { people } from "../src/ui/people";
import { merged } from "../src/ui/runs";
import { plain, type People, type Said } from "../src/ui/words";
import type { Happened } from "../src/wire/types";
import { meta } from "./fake-socket";

const HIROMA = join(import.meta.dirname, "../../src/hiroma");

/** Two people at a game, in a language. */
function at(game: string, locale: Locale = "en"): People {
  const homes = [`games/${game.replaceAll("-", "_")}`, "table"].map((home) => join(HIROMA, home, "text"));
  const folders = [...homes, join(import.meta.dirname, "../src/text")];
  use(
    bundleOf(
      locale,
      folders.map((folder) => readFileSync(join(folder, `${locale}.ftl`), "utf8")),
    ),
  );
  document.documentElement.lang = locale;
  return people(meta({ game, seats: [1, 0], status: "playing" }));
}

let rev = 0;
const entry = (seat: number | null, ...events: Said[]): Happened => ({ rev: ++rev, at: 0, seat, events });
const lines = (turns: readonly Turn[], who: People): { line: string; steps: number }[] =>
  turns.map((turn) => {
    const { summary, steps } = lineOf(turn, who);
    return { line: summary.map(plain).join(" "), steps: steps.length };
  });
const said = (events: readonly Said[], who: People): string[] =>
  merged(events, who).map(({ words }) => plain(words));

const began = (seat: number): Said => ({ event: "turn-began", seat });
const rolled = (seat: number): Said => ({ event: "dice-rolled", seat, dice: [1, 2, 3, 4], live: true });
const climbed = (seat: number, route: number, cell: number): Said => ({
  event: "climbed",
  ...{ seat, route, start: 0, cell, placed: true, topped: false },
});
const banked = (seat: number, route: number): Said => ({ event: "banked", seat, route, start: 0, cell: 2 });

describe("the log, a line a turn", () => {
  it("holds the entries of one turn together, and says what counts", () => {
    const who = at("cant-stop");
    const turns = turnsOf(
      [
        entry(null, began(0), rolled(0)),
        entry(0, climbed(0, 6, 1), climbed(0, 7, 1), rolled(0)),
        entry(0, climbed(0, 8, 1), banked(0, 6), banked(0, 7), banked(0, 8), began(1), rolled(1)),
        entry(
          1,
          climbed(1, 9, 1),
          { event: "dropped", seat: 1, lost: [9], forced: true },
          began(0),
          rolled(0),
        ),
      ],
      new Set(),
    );
    expect(turns.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(lines(turns, who)).toEqual([
      { line: "Kitsune sets bivouacs on routes 6, 7, 8.", steps: 9 },
      { line: "DROP! Aki slides back to the last bivouacs.", steps: 4 },
      { line: "Kitsune rolls 1, 2, 3, 4.", steps: 2 },
    ]);
  });

  it("keeps apart what was taken back, and parts where it is told to", () => {
    at("cant-stop");
    rev = 10;
    const history = [
      entry(0, began(0)),
      entry(0, rolled(0)),
      entry(0, { event: "undone", seat: 0, to: 11, draws: 0 }),
    ];
    expect(turnsOf(history, new Set()).map(({ undone }) => undone)).toEqual([false, true, false]);
    expect(turnsOf(history.slice(0, 2), new Set([11])).map(({ rev: first }) => first)).toEqual([11, 12]);
  });

  it("strikes out moves that were taken back, and nothing else that happened meanwhile", () => {
    at("cant-stop");
    rev = 20;
    const history = [
      entry(0, rolled(0)),
      entry(null, { event: "joined", chair: 2, player: "p3" }),
      entry(null, { event: "redrawn", chair: 0, draws: 1 }, rolled(0)),
      entry(null, { event: "vote-called", about: "undo", chair: 0, asked: [1] }),
      entry(null, { event: "voted", chair: 1, yes: true }, { event: "undone", seat: 0, to: 20, draws: 0 }),
    ];
    const struck = turnsOf(history, new Set()).filter(({ undone }) => undone);
    expect(struck.map(({ events }) => events[0]?.event)).toEqual(["dice-rolled", "redrawn"]);
  });

  it("tells in one line what all contribute", () => {
    const who = at("niagara");
    const chosen = (seat: number): Said => ({ event: "has-chosen", seat });
    const history = [
      entry(null, { event: "round-began", round: 2, seat: 0 }),
      entry(1, chosen(1)),
      entry(0, { event: "chose", seat: 0, card: "3" }, chosen(0), {
        event: "card-shown",
        seat: 0,
        card: "3",
      }),
    ];
    const turns = turnsOf(history, new Set());
    expect(turns.map(({ seat }) => seat)).toEqual([null, null, 0]);
    expect(lines(turns, who)[1]?.line).toBe("Everybody has chosen a card. Your card for this round: the 3.");
  });
});

describe("events of a kind", () => {
  const step = (start: string, square: string, over: string[] = []): Said => ({
    event: "stepped",
    ...{ seat: 0, piece: 0, number: 4, start, square, heading: "N", over, left: 0 },
  });

  it.each([
    ["en", ["It goes from p10 to o9, 3 steps."]],
    ["ja", ["p10からo9まで3歩進みました。"]],
    ["de", ["Sie geht von p10 nach o9, 3 Schritte."]],
  ] as const)("are one sentence in %s", (locale, words) => {
    const who = at("fearsome-floors", locale);
    expect(said([step("p10", "p9"), step("p9", "o10"), step("o10", "o9")], who)).toEqual(words);
  });

  it("stay apart where one of them is special", () => {
    const who = at("fearsome-floors");
    expect(said([step("p10", "p9"), step("p9", "p6", ["p8", "p7"]), step("p6", "p5")], who)).toEqual([
      "It goes to p9.",
      "It slides across the pool to p6.",
      "It goes to p5.",
    ]);
  });

  it("tell the flow of the river at once", () => {
    const who = at("niagara");
    const flowed = (unit: number, arrow: string): Said => ({
      event: "flowed",
      unit,
      flow: 3,
      arrow,
      swims: [],
    });
    expect(said([flowed(1, "L"), flowed(2, "R"), flowed(3, "L")], who)).toEqual([
      "The river flows, units 1 to 3 of 3, first into the left arm.",
    ]);
  });
});
