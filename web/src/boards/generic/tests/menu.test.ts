import { beforeEach, describe, expect, it } from "vitest";
import { plain } from "../../../ui/words";
import { menuOf, type AnyMove, type Group, type Option, type Step } from "../menu";
import { kindWords, optionWords } from "../words";
import { each, seats, speak } from "./making";

const known = { game: "toy", seats };
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const of = (option: Option | undefined): readonly AnyMove[] =>
  option === undefined ? [] : option.is === "move" ? [option.move] : option.moves;
const heads = (groups: readonly Group[]): unknown[] =>
  groups.map(({ kind, field, options }) => [kind ?? field, options.length]);

/** Follow the first option until only moves are left. Return the number of choices that this takes. */
function depth(moves: readonly AnyMove[]): number {
  const path: Step[] = [];
  for (;;) {
    const options = menuOf(moves, path).flatMap((group) => group.options);
    expect(options.length).toBeLessThanOrEqual(60);
    const step = options.find((option) => option.is === "step");
    if (step?.is !== "step") return path.length + 1;
    path.push(step.step);
  }
}

describe("the menu of moves", () => {
  beforeEach(() => speak());

  it("lists few moves, grouped by kind", () => {
    const moves = [...each("put", "cell", ["a1", "b2"]), ...each("steal", "victim", [1]), { do: "pass" }];
    expect(heads(menuOf(moves, []))).toEqual([
      ["put", 2],
      ["steal", 1],
      ["pass", 1],
    ]);
  });

  it("asks for the kind first where there are many, and lists the small kinds all the same", () => {
    const moves = [...each("put", "cell", numbers(40)), ...each("steal", "victim", [1, 2]), { do: "pass" }];
    const groups = menuOf(moves, []);
    expect(heads(groups)).toEqual([
      ["do", 1],
      ["steal", 2],
      ["pass", 1],
    ]);
    expect(of(groups[0]?.options[0])).toHaveLength(40);
  });

  it("narrows down by the fields in which the moves differ", () => {
    const moves = numbers(8).flatMap((lane) =>
      numbers(9).map((power) => ({ do: "fire", edge: "N", lane, power })),
    );
    const [lanes] = menuOf(moves, []);
    expect([lanes?.field, lanes?.options.length]).toEqual(["lane", 8]);
    const [powers] = menuOf(moves, [{ field: "lane", values: [3] }]);
    expect(powers?.options.map((option) => of(option)[0])).toEqual(
      numbers(9).map((power) => ({ do: "fire", edge: "N", lane: 3, power })),
    );
  });

  it("puts very many values into ranges, so that thousands of moves are a few choices away", () => {
    expect(depth(each("put", "cell", numbers(10_000)))).toBeLessThanOrEqual(4);
    const [ranges] = menuOf(each("put", "cell", numbers(1_000)), []);
    expect(optionWords(ranges?.options ?? [], known).map(plain)[0]).toBe("0 to 33");
  });

  it("reaches every move of very many", () => {
    const moves = numbers(30).flatMap((from) => numbers(70).map((to) => ({ do: "go", from, to })));
    const found = new Set<string>();
    const walk = (path: readonly Step[]): void => {
      for (const option of menuOf(moves, path).flatMap((group) => group.options))
        if (option.is === "move") found.add(JSON.stringify(option.move));
        else walk([...path, option.step]);
    };
    walk([]);
    expect(found.size).toBe(2_100);
  });

  it("lives with moves that are all the same", () => {
    expect(
      menuOf(
        Array.from({ length: 40 }, () => ({ do: "pass" })),
        [],
      )[0]?.options,
    ).toHaveLength(1);
  });
});

describe("words of moves", () => {
  beforeEach(() => speak());
  const said = (moves: AnyMove[]): string[] =>
    optionWords(
      moves.map((move) => ({ is: "move", move })),
      known,
    ).map(plain);

  it("are the game's own, with names of people", () => {
    expect(
      said([
        { do: "put", cell: "a1" },
        { do: "steal", victim: 1 },
      ]),
    ).toEqual(["Put a stone on a1", "Steal from Ben"]);
  });

  it("are kind and fields where the game has none, never JSON", () => {
    expect(
      said([
        {
          do: "take-two",
          card: null,
          to_hand: true,
          seat: 2,
          path: [
            [1, 2],
            [3, 4],
          ],
        },
      ]),
    ).toEqual(["Take two: Card –, To hand Yes, Seat Cleo, Path 1/2, 3/4"]);
    expect(said([{ do: "end-turn" }])).toEqual(["End turn"]);
  });

  it("begin with a capital letter, but for the names of squares", () => {
    expect(
      said([
        { do: "turn", way: "n" },
        { do: "lift", from: "e1" },
      ]),
    ).toEqual(["Turn to the north", "e1 goes up"]);
  });

  it("differ for different moves", () => {
    expect(
      said([
        { do: "put", cell: "a1", hard: true },
        { do: "put", cell: "a1", hard: false },
      ]),
    ).toEqual(["Put a stone on a1 (Hard Yes)", "Put a stone on a1 (Hard No)"]);
  });

  it("of a kind are what its moves have in common", () => {
    expect(kindWords(each("put", "cell", ["a1", "b2"]), known)).toBe("Put a stone on …");
    expect(kindWords(each("turn", "way", ["n", "s"]), known)).toBe("Turn to the …");
    expect(kindWords(each("end-turn", "at", [1, 2]), known)).toBe("End turn: At …");
  });
});
