import { beforeEach, describe, expect, it } from "vitest";
import { completions, type Known } from "../src/pages/table/completion";
import { bundleOf, use } from "../src/ui/i18n";

const option = { default: false, low: 0, high: 0, choices: [], clause: "CS-U1", doubtful: false };
const known: Known = {
  game: "cant-stop",
  commands: { join: false, start: true, option: true, bot: true, kick: true, undo: true },
  options: [
    { ...option, name: "unique", kind: "flag" },
    { ...option, name: "match", kind: "number", default: 1, low: 1, high: 20 },
  ],
  bots: ["random", "casual", "club"],
  chairs: ["Aki", "Bo"],
  locales: ["ja", "en"],
};
const lines = (typed: string): string[] => completions(typed, known).map((one) => one.line);

describe("completion", () => {
  beforeEach(() => use(bundleOf("ja", ["command-start = ゲーム開始\ncommand-start-help = いますぐ始める"])));

  it("offers commands by their beginning, what can be given now first", () => {
    expect(lines("/")[0]).toBe("/start");
    expect(lines("/")).not.toContain("/join");
    expect(lines("/j")).toEqual(["/join"]);
    expect(completions("/st", known)).toEqual([{ line: "/start", help: "いますぐ始める" }]);
  });

  it("knows commands by their name in the reader's language, and bare options", () => {
    expect(lines("/ゲーム")).toEqual(["/start"]);
    expect(lines("/uni")).toEqual(["/unique"]);
    expect(lines("/match ")).toContain("/match 3");
  });

  it("goes on with arguments", () => {
    expect(lines("/option ")).toEqual(["/option unique ", "/option match "]);
    expect(lines("/option unique o")).toEqual(["/option unique on", "/option unique off"]);
    expect(lines("/bot c")).toEqual(["/bot casual", "/bot club"]);
    expect(completions("/kick ", known)).toEqual([
      { line: "/kick 1", help: "Aki" },
      { line: "/kick 2", help: "Bo" },
    ]);
  });

  it("leaves chat alone, and a literal slash", () => {
    expect(lines("hello")).toEqual([]);
    expect(lines("//st")).toEqual([]);
  });
});
