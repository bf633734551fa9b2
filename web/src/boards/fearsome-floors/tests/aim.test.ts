import { describe, expect, it } from "vitest";
import { arrow } from "../../kit/keys";
import { aimed, edge } from "../aim";
import { intent } from "../keys";
import { slidOver, wayIn, wayOut, wayTo } from "../route";
import { fixture } from "./making";

const only =
  (...squares: string[]) =>
  (square: string): boolean =>
    squares.includes(square);
const bare = (): boolean => true;

describe("a click", () => {
  // clause: FF-U5
  it("slightly above a piece means the piece, when nothing is there", () => {
    expect(aimed({ x: 6.5, y: 3.8 }, false, only("g5"), bare)).toBe("g5");
    expect(aimed({ x: 6.5, y: 3.5 }, false, only("g5"), bare)).toBe("g4");
    expect(aimed({ x: 6.5, y: 3.8 }, false, only("g5"), only())).toBe("g4");
    expect(aimed({ x: 6.5, y: 3.8 }, false, only("g4", "g5"), bare)).toBe("g4");
  });

  it("of a finger means the nearest square that means something, of a mouse only the one it is on", () => {
    expect(aimed({ x: 6.7, y: 4.5 }, true, only("h5"), bare)).toBe("h5");
    expect(aimed({ x: 6.7, y: 4.5 }, false, only("h5"), bare)).toBe("g5");
    expect(aimed({ x: 6.75, y: 4.9 }, true, only("h5", "g6"), bare)).toBe("g6");
    expect(aimed({ x: 6.5, y: 4.5 }, true, only("h5"), bare)).toBe("g5");
  });

  it("beside the hall means nothing, or the square it just missed", () => {
    expect(aimed({ x: 14.5, y: 0.5 }, true, only(), bare)).toBeNull();
    expect(aimed({ x: -0.2, y: 2.5 }, true, only("a3"), bare)).toBe("a3");
  });
});

describe("a way", () => {
  const { view, previews } = fixture("crowd");
  const answer = previews['[{"do":"take","piece":2}]'];
  const taken = answer?.type === "previewed" ? answer.view : view;

  it("is a step, the shortest route, or a straight walk for the rules to judge", () => {
    expect(wayTo(taken, "d10", [])).toEqual([{ do: "step", heading: "S" }]);
    expect(wayTo(taken, "i8", [])).toHaveLength(2);
    expect(wayTo(taken, "p9", [])).toHaveLength(12);
    expect(wayTo(taken, "d9", [])).toBeNull();
    expect(wayTo(taken, "e9", ["e9", "f9"])).toBeNull();
  });

  it("leads in and out through the doors", () => {
    expect(wayOut(taken)).toEqual([{ do: "leave" }]);
    expect(wayIn(taken)).toBeNull();
    expect(wayIn({ ...taken, trail: [] })).toEqual([{ do: "enter" }]);
    expect(wayTo({ ...taken, trail: [], ways: [], reach: [] }, "o11", [])).toEqual([
      { do: "enter" },
      { do: "step", heading: "W" },
    ]);
  });

  it("knows which pool squares it slid across", () => {
    expect(slidOver(["d9", "i9"])).toEqual(["e9", "f9", "g9", "h9"]);
    expect(slidOver(["d9", "d10"])).toEqual([]);
    expect(slidOver(["d9"])).toEqual([]);
  });
});

describe("keys", () => {
  const key = (name: string, more = {}): KeyboardEvent =>
    new KeyboardEvent("keydown", { key: name, ...more });

  it("ask for what the list of keys says", () => {
    expect(intent(key("W"))).toEqual({ ask: "step", to: { x: 0, y: -1 } });
    expect(intent(key("2"))).toEqual({ ask: "take", nth: 1 });
    expect([intent(key("o")), intent(key("Escape")), intent(key("c")), intent(key("r"))]).toEqual([
      { ask: "ok" },
      { ask: "back" },
      { ask: "cancel" },
      { ask: "turn" },
    ]);
    expect([intent(key("5")), intent(key("z")), intent(key("a", { ctrlKey: true }))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("move by one, or to the walls", () => {
    expect(arrow("ArrowLeft")).toEqual({ x: -1, y: 0 });
    expect(arrow("x")).toBeNull();
    expect([edge("g1", 1), edge("g1", -1), edge("g11", -1)]).toEqual(["l1", "a1", "e11"]);
  });
});
