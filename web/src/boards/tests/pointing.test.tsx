import type { ComponentType } from "preact";
import { describe, expect, it } from "vitest";
import * as cantStop from "../cant-stop";
import middle from "../cant-stop/fixtures/middle.json";
import * as floors from "../fearsome-floors";
import advanced from "../fearsome-floors/fixtures/advanced.json";
import * as rooms from "../hidden-rooms";
import turn from "../hidden-rooms/fixtures/turn.json";
import type { BoardModule, BoardProps } from "../kit/board";
import { Pointers } from "../kit/pointers";
import { draw, looks, mount } from "../kit/tests/mount";
import * as niagara from "../niagara";
import canoes from "../niagara/fixtures/canoes.json";
import choose from "../niagara/fixtures/choose.json";
import { pointing as island } from "../shinsai-jima";
import type { ShinsaiJimaView } from "../../wire/shinsai-jima";

interface Fixture {
  view: { seats?: number };
  moves: Record<string, unknown[]>;
  actors: number[];
  mine: number[];
}

const CASES: [string, BoardModule, unknown, (move: { do: string }) => boolean][] = [
  ["cant-stop", cantStop, middle, () => true],
  ["fearsome-floors", floors, advanced, () => true],
  ["hidden-rooms", rooms, turn, (move) => move.do === "walk" || move.do === "explore"],
  ["niagara, canoes", niagara, canoes, (move) => move.do !== "done"],
  ["niagara, cards", niagara, choose, () => true],
];

describe("the master's moves on each board", () => {
  it.each(CASES)("%s: every place that is pointed at is there", (_, module, given, points) => {
    const fixture = given as Fixture;
    const seats = looks(fixture.view.seats ?? 1);
    const Board = module.Board as ComponentType<BoardProps<unknown, unknown, unknown>>;
    const position = { ...fixture, seats, preview: () => Promise.reject(new Error("unasked")) };
    const { page } = mount(Board, [], position as never);
    const [seat = 0] = fixture.actors;
    const moves = (fixture.moves[String(seat)] ?? []) as { do: string }[];
    const asked = moves.filter(points);
    expect(asked.length).toBeGreaterThan(0);
    for (const move of asked) {
      const pointers = module.pointing?.([move], fixture.view, seat) ?? [];
      expect(pointers.length, JSON.stringify(move)).toBeGreaterThan(0);
      for (const { from, to } of pointers) {
        expect(page.querySelector(to), to).not.toBeNull();
        if (from !== null) expect(page.querySelector(from), from).not.toBeNull();
      }
    }
  });

  it("goes from the chosen piece to where it looks, and from stack to stack", () => {
    const view = { source: null, turn: null, pieces: [{ id: "A1", cell: "c3", facing: "E" }] };
    const line = [
      { do: "select", piece: "A1" },
      { do: "rotate", facing: "S" },
      { do: "advance", kind: "walk", distance: 1, facing: null },
      { do: "take", cell: "a1" },
      { do: "put", cell: "b1" },
    ];
    expect(island(line as never, view as unknown as ShinsaiJimaView, 0)).toEqual([
      { from: null, to: '[data-cell="c3"]' },
      { from: '[data-cell="c3"]', to: '[data-cell="c4"]' },
      { from: '[data-cell="a1"]', to: '[data-cell="b1"]' },
    ]);
  });
});

it("draws an arrow between two places, a ring around one, and nothing for what is not there", () => {
  const page = draw(
    <div>
      <i id="a" />
      <i id="b" />
      <Pointers
        pointers={[
          { from: null, to: "#a" },
          { from: "#a", to: "#gone" },
        ]}
      />
    </div>,
    [],
  );
  expect(page.querySelectorAll(".pointers circle")).toHaveLength(1);
  expect(page.querySelectorAll(".pointers path")).toHaveLength(0);
});
