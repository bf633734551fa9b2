import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { told } from "../src/pages/table/result/ending";
import { contradicts, placeOf, verdict, type Finish } from "../src/pages/table/result/verdict";
import type { Locale } from "../src/net/settings";
import { bundleOf, use } from "../src/ui/i18n";
import { plain } from "../src/ui/words";
import type { Outcome } from "../src/wire/types";
import { looks } from "../src/boards/kit/tests/mount";

const HIROMA = join(import.meta.dirname, "../../src/hiroma");
const CLIENT = join(import.meta.dirname, "../src/text");
const GAMES = readdirSync(join(HIROMA, "games")).filter((name) => /^[a-z]+(_[a-z]+)*$/.test(name));
const LOCALES: readonly Locale[] = ["en", "ja", "de"];

function speak(locale: Locale): void {
  const folders = [
    CLIENT,
    join(HIROMA, "table/text"),
    ...GAMES.map((game) => join(HIROMA, "games", game, "text")),
  ];
  use(
    bundleOf(
      locale,
      folders.map((folder) => readFileSync(join(folder, `${locale}.ftl`), "utf8")),
    ),
  );
  document.documentElement.lang = locale;
}

function outcome(ranking: number[][], scores: number[], more: Partial<Outcome> = {}): Outcome {
  return { ranking, sides: scores.map((_, seat) => [seat]), scores, clause: "CS-E1", first: 0, ...more };
}

function said(finish: Partial<Finish>): { heading: string; line: string | null; mood: string } {
  const whole: Finish = { game: "cant-stop", outcome: null, ended: "rules", mine: [], ...finish };
  const { heading, line, mood } = verdict(whole);
  const words = (of: typeof heading): string => plain(told(of, whole.game, looks(4)));
  return { heading: words(heading), line: line === null ? null : words(line), mood };
}

const three = outcome([[1], [0], [2]], [2, 3, 0]);

describe("the verdict", () => {
  it("is told to the winner, to the losers, and to who looked on", () => {
    speak("en");
    expect(said({ outcome: three, mine: [1] })).toEqual({ heading: "You win!", line: null, mood: "won" });
    expect(said({ outcome: three, mine: [0] })).toEqual({
      heading: "Ben wins!",
      line: "2nd of 3 · you lost by 1 route",
      mood: "lost",
    });
    expect(said({ outcome: three, mine: [2] }).line).toBe("3rd of 3 · you lost by 3 routes");
    expect(said({ outcome: three })).toEqual({ heading: "Ben wins!", line: null, mood: "over" });
  });

  it("says the place alone where the points do not tell it", () => {
    const fewer = outcome([[0], [1]], [1, 4]);
    expect(said({ game: "niagara", outcome: fewer, mine: [1] }).line).toBeNull();
    expect(said({ game: "niagara", outcome: outcome([[0], [1], [2]], [1, 4, 0]), mine: [1] }).line).toBe(
      "2nd of 3",
    );
    expect(said({ game: "fearsome-floors", outcome: outcome([[1], [0]], [1, 3]), mine: [0] }).line).toBe(
      "You lost by 2 pieces.",
    );
    expect(contradicts(fewer)).toBe(true);
    expect(contradicts(three)).toBe(false);
    expect(contradicts(outcome([[0, 1]], [1, 4]))).toBe(false);
  });

  it("knows a game that nobody won, and one that all gave up", () => {
    expect(said({ outcome: outcome([[0, 1]], [0, 0]), mine: [0] })).toEqual({
      heading: "A draw",
      line: null,
      mood: "over",
    });
    expect(said({ game: "fearsome-floors", outcome: outcome([[0, 1]], [0, 0]) }).heading).toBe(
      "No piece has escaped, and nobody wins.",
    );
    expect(said({ ended: "aborted", mine: [0] }).heading).toBe("The game ended without a winner");
    expect(said({ outcome: outcome([[], [0, 1]], [0, 0]) }).heading).toBe("Nobody wins this game");
  });

  it("says who gave up, and whose time ran out", () => {
    const given = outcome([[1], [0]], [0, 0], { clause: "concede" });
    const ended = "conceded";
    expect(said({ outcome: given, ended, mine: [1] }).line).toBe("The others gave up.");
    expect(said({ outcome: given, ended, mine: [0] }).line).toBe("You gave up.");
    expect(said({ outcome: given, ended, mine: [1], late: true }).line).toBe("The others ran out of time.");
    expect(said({ outcome: given, ended, mine: [0], late: true }).line).toBe("Your time ran out.");
  });

  it("is that of a team, for each of its players", () => {
    const sides = [
      [0, 2],
      [1, 3],
    ];
    const teams: Outcome = { ranking: [[1], [0]], sides, scores: [1, 3, 1, 2], clause: "CS-TM4", first: 0 };
    expect(said({ outcome: teams, mine: [1] }).heading).toBe("You and Dan win!");
    expect(said({ outcome: teams, mine: [0] })).toEqual({
      heading: "Ben and Dan win!",
      line: null,
      mood: "lost",
    });
    expect(said({ outcome: teams, mine: [1, 3] }).heading).toBe("You win!");
    expect(said({ outcome: teams, mine: [0, 1, 2, 3] }).heading, "who practises is no winner").toBe(
      "Ben and Dan win!",
    );
  });

  it("of a game of one has words of that game", () => {
    const lost = outcome([[], [0]], [0], { clause: "HR-G-06" });
    const game = "hidden-rooms";
    expect(said({ game, outcome: lost, mine: [0] })).toEqual({
      heading: "Three attempts, no escape: the house keeps its guest",
      line: null,
      mood: "lost",
    });
    expect(said({ game, outcome: outcome([[0]], [2], { clause: "HR-G-05" }), mine: [0] }).heading).toBe(
      "Out of the house!",
    );
    expect(said({ game, outcome: lost, ended: "conceded", mine: [0] }).heading).toBe(
      "Given up: the house keeps its guest",
    );
  });

  it("gives equals the same place", () => {
    const shared = outcome([[0], [1, 2], [3]], [3, 1, 1, 0]);
    expect([0, 1, 2, 3].map((side) => placeOf(shared, side))).toEqual([1, 2, 2, 4]);
  });
});

describe("a game without a winner", () => {
  /** Return the sentences about winners, with a name that stands in no other text. */
  const winning = (game: string, name: string): string[] =>
    ["won", "you-won", "you-won-together"].map((event) =>
      plain(
        told(
          { event, winners: [0] },
          game,
          looks(1).map((look) => ({ ...look, name })),
        ),
      ).replace(name, ""),
    );

  it.each(LOCALES)("never gets the words for one: %s", (locale) => {
    speak(locale);
    for (const folder of GAMES) {
      const game = folder.replaceAll("_", "-");
      const source = readFileSync(join(HIROMA, "games", folder, "text/en.ftl"), "utf8");
      const clauses = [...source.matchAll(/-outcome-([A-Z]+-[\w-]+) =/g)].map(([, clause]) => clause ?? "");
      expect(clauses.length, game).toBeGreaterThan(0);
      for (const clause of [...clauses, "concede"])
        for (const ended of ["rules", "conceded", "aborted"])
          for (const mine of [[], [0]])
            for (const scores of [[0], [1, 0], [0, 2, 1]]) {
              const nobody = outcome([[], scores.map((_, side) => side)], scores, { clause });
              const { heading, mood } = said({ game, outcome: nobody, ended, mine });
              expect(heading, `${game} ${clause}`).not.toBe("");
              expect(winning(game, "Zoé")).not.toContain(heading);
              expect(heading).not.toMatch(/^[\s–さん]|\s{2}|^$|result-/u);
              expect(mood).not.toBe("won");
            }
    }
  });
});
