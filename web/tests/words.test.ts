import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Locale } from "../src/net/settings";
import { bundleOf, use } from "../src/ui/i18n";
import { people } from "../src/ui/people";
import { refusal } from "../src/ui/refusals";
import { plain, sentence, type Said } from "../src/ui/words";
import { meta } from "./fake-socket";

const TEXTS = [
  join(import.meta.dirname, "../src/text"),
  join(import.meta.dirname, "../../src/hiroma/table/text"),
];

function speak(locale: Locale): void {
  use(
    bundleOf(
      locale,
      TEXTS.map((folder) => readFileSync(join(folder, `${locale}.ftl`), "utf8")),
    ),
  );
  document.documentElement.lang = locale;
}

const who = people(meta({ seats: [1, 0], status: "playing" }));
const told = (event: Said, goal = 1): string | null => {
  const words = sentence(event, people(meta({ seats: [1, 0], status: "playing", goal })));
  return words === null ? null : plain(words);
};

describe("the log", () => {
  beforeEach(() => speak("en"));

  it("says events in words, with names for chairs and seats", () => {
    expect(told({ event: "joined", chair: 0, player: "p2" })).toBe("Bo sits down.");
    expect(told({ event: "returned", chair: 0 })).toBe("Aki is back.");
    expect(told({ event: "undone", seat: 1, to: 4, draws: 0 })).toBe("Aki takes back a turn.");
    expect(told({ event: "swapped", chair: 0, other: 1 })).toBe("Aki and Kitsune change places.");
  });

  it("says who won, one or several, and whether the match is decided", () => {
    const end = {
      event: "game-ended",
      no: 2,
      how: "rules",
      clause: "CS-E1",
      wins: [1, 0],
      match_over: false,
    };
    expect(told({ ...end, winners: [1], match_over: true })).toBe("Aki wins game 2.");
    expect(told({ ...end, winners: [0, 1], match_over: true }, 3)).toBe(
      "Kitsune and Aki win game 2. That decides the match!",
    );
    expect(told({ ...end, how: "aborted", winners: [] })).toBe("Game 2 ends without a winner.");
  });

  it("says the same in Japanese", () => {
    speak("ja");
    expect(told({ event: "joined", chair: 0, player: "p2" })).toBe("Boさんが席に着きました。");
    expect(told({ event: "option-set", name: "unique", value: true, reset: [] })).toBe(
      "オプション「unique」をありにしました。",
    );
  });

  it("keeps names apart from words, so that they can wear their colour", () => {
    const words = sentence({ event: "returned", chair: 0 }, who) ?? [];
    expect(words[0]).toMatchObject({ name: "Aki", seat: 1, colour: "var(--seat-1)" });
    expect(words[1]).toBe(" is back.");
  });

  it("is silent about events without a text", () => {
    expect(told({ event: "no-such-thing" })).toBeNull();
  });

  it("says refusals in words, chairs counted from 1", () => {
    expect(refusal({ code: "no-such-chair", clause: null, what: { chair: 4, chairs: 2 } }, "cant-stop")).toBe(
      "There is no chair 5.",
    );
    expect(refusal({ code: "people", clause: null, what: { have: 1, need: [2, 4] } }, "cant-stop")).toBe(
      "A game needs 2, 4 people; one sits here.",
    );
    expect(
      refusal({ code: "command-unknown", clause: null, what: { command: "jion", nearest: ["join"] } }, null),
    ).toBe("There is no command /jion. Did you mean join?");
    expect(refusal({ code: "never-heard", clause: null, what: {} }, null)).toBe(
      "That was refused (never-heard).",
    );
  });
});
