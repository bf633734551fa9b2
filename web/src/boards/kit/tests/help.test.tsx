import { describe, expect, it } from "vitest";
import type { BoardProps } from "../board";
import { Given } from "../given";
import { HelpButton, type Help } from "../help";
import { click, draw, looks, one, press, texts } from "./mount";

const GAME = `
toy-name = Toy
toy-goal =
    Get there first.
    Then rest.
toy-help-go = Go on.
toy-kind-stop = Stop here
toy-ui-key-go = go on
`;
const SUMMARY = "toy-name = Toy\ntoy-how-goal = Get there in the end.";

const given: BoardProps<unknown, { do: string }, unknown> & { game: string } = {
  game: "toy",
  view: {},
  moves: { 0: [{ do: "go" }, { do: "go" }, { do: "stop" }, { do: "dance" }] },
  actors: [0],
  mine: [0],
  seats: looks(2),
  happened: null,
  submit: null,
  preview: null,
  outcome: null,
  live: true,
};

function show(help: Help | null, changes: Partial<typeof given> = {}, text = GAME): HTMLElement {
  const page = draw(
    <Given.Provider value={{ ...given, ...changes } as never}>
      <HelpButton game="toy" help={help} keys={[["G", "go"]]} hears />
    </Given.Provider>,
    [text],
  );
  click(one(page, "button"));
  return page;
}

describe("the card behind ?", () => {
  it("says what the board says, with a way to the clause", () => {
    const page = show({ text: "Choose a die.", clause: "TO-Y1" });
    expect(one(page, ".help-now").textContent).toBe("Choose a die. TO-Y1");
    expect(one(page, ".help-now a").getAttribute("href")).toBe("/rules/toy#TO-Y1");
  });

  it("tells the kinds of legal moves by the game's words, each once", () => {
    expect(texts(show(null), ".help-now li")).toEqual(["Go on.", "Stop here"]);
  });

  it("says for whom one waits, and that it is over", () => {
    expect(texts(show(null, { actors: [1] }), ".help-now li")).toEqual(["Waiting for Ben."]);
    const outcome = { clause: "TO-E1" } as never;
    expect(texts(show(null, { outcome }), ".help-now li")).toEqual(["The game is over."]);
  });

  it("tells the goal, or the summary of a game that has none", () => {
    expect(texts(show(null), ".help-goal li")).toEqual(["Get there first.", "Then rest."]);
    expect(texts(show(null, {}, SUMMARY), ".how li")).toEqual(["Get there in the end."]);
  });

  it("lists the keys, and leads to the rules", () => {
    const page = show(null);
    expect(texts(page, ".key-list > div")).toEqual(["Ggo on", "?this list"]);
    expect(texts(page, ".help-ways a")).toEqual(["Rules"]);
  });

  it("is opened by ?, too", () => {
    const page = draw(<HelpButton game="toy" help={null} hears />, [GAME]);
    expect(page.querySelector("h3")).toBeNull();
    press("?");
    expect(page.querySelector("dialog")?.open).toBe(true);
  });
});
